import { en, type Phrases } from './en.ts';

export const fr: Phrases = en;
