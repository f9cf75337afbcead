import { en, type Phrases } from './en.ts';

export const sl: Phrases = en;
