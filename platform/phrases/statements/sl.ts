import { statementsEn } from './en.ts';

export const statementsSl: Readonly<Record<string, string>> = statementsEn;
