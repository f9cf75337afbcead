import { statementsEn } from './en.ts';

export const statementsEl: Readonly<Record<string, string>> = statementsEn;
