import { en, type Phrases } from './en.ts';

export const it: Phrases = en;
