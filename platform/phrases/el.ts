import { en, type Phrases } from './en.ts';

export const el: Phrases = en;
