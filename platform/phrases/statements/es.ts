import { statementsEn } from './en.ts';

export const statementsEs: Readonly<Record<string, string>> = statementsEn;
