import { en, type Phrases } from './en.ts';

export const es: Phrases = en;
