import { languageOfDocument } from '@/lib/domain/languages';

/** A product that is shared, by its permalink id (Spec §3 "Share list item"). */
export interface ShareProduct {
  id: number;
  name: string;
}

/** Spec §3: a mail leads to the product overview or to the SDS. */
export const shareTargets = ['ui', 'sds'] as const;
export type ShareTarget = (typeof shareTargets)[number];

/** In which languages a message can be, and in which every product has a valid SDS (Spec §3). */
export interface ShareLanguages {
  ui: { id: string; text: string }[];
  sds: { id: number; text: string }[];
  /** Whether the platform takes a personal message along. */
  takesMessage?: boolean;
}

/** Assumed: without an answer about languages a share still goes out, in English and to the product overview. */
export const unknownShareLanguages: ShareLanguages = { ui: [{ id: 'en', text: 'English' }], sds: [] };

/** Spec §3 "Share form", its recipients aside. */
export interface ShareChoice {
  target: ShareTarget;
  /** Id of the message's language, empty where none was chosen. */
  ui: string;
  /** Id of the document's language, null where none was chosen. */
  sds: number | null;
}

/** Spec §4: what a closed dialog begins with again. */
export const emptyShareChoice: ShareChoice = { target: 'ui', ui: '', sds: null };

const preferredMessageLanguage = 'en'; // Spec §4

/**
 * The choice as the languages allow it (Spec §4): what was not chosen, or is offered no more, has its default. To the product overview
 * the document's language is not asked: it is the one that was chosen for the message, where the SDS is valid in it.
 */
export function settleShareChoice({ target, ui, sds }: ShareChoice, languages: ShareLanguages): ShareChoice {
  const offered = (id: string) => languages.ui.find((language) => language.id === id);
  const message = offered(ui) ?? offered(preferredMessageLanguage) ?? languages.ui[0];
  const ofMessage = languages.sds.find(({ id }) => target === 'ui' && languageOfDocument(id) === ui);
  const document = ofMessage ?? languages.sds.find(({ id }) => id === sds) ?? languages.sds[0];
  return { target: document ? target : 'ui', ui: message?.id ?? '', sds: document?.id ?? null };
}
