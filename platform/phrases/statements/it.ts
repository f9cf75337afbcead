import { statementsEn } from './en.ts';

export const statementsIt: Readonly<Record<string, string>> = statementsEn;
