// A file of its own: public pages have the table of languages in their scripts, and no use for this.

/**
 * The name of a language in an interface language, `Englisch` for `en` in `de`; an unknown code is returned unchanged.
 */
export function languageName(code: string, interfaceLang: string): string {
  try {
    const name = new Intl.DisplayNames(interfaceLang, { type: 'language', fallback: 'none' }).of(code);
    if (name === undefined) return code;
    // Upper case without a locale, since the Greek locale removes the accents of capital letters.
    return name.charAt(0).toUpperCase() + name.slice(1);
  } catch {
    return code;
  }
}
