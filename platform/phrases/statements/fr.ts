import { statementsEn } from './en.ts';

export const statementsFr: Readonly<Record<string, string>> = statementsEn;
