import { statementsEn } from './en.ts';

export const statementsPl: Readonly<Record<string, string>> = statementsEn;
