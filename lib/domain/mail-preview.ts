/** A mail as a frame of a page shows it. */
export interface MailPreview {
  /** What stands in the body; no element carries a style of its own. */
  html: string;
  /** The mail's styles, those of its elements as classes: a page's policy lets a style element through, no attribute. */
  css: string;
  /** Code of the mail's language; null where it does not say. */
  lang: string | null;
}

/** Reads a preview's answer. @throws {TypeError} */
export function readMailPreview({ html, css, lang }: Record<string, unknown>): MailPreview {
  if (typeof html !== 'string' || typeof css !== 'string') throw new TypeError('the answer has no mail');
  return { html, css, lang: typeof lang === 'string' ? lang : null };
}
