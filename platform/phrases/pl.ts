import { en, type Phrases } from './en.ts';

export const pl: Phrases = en;
