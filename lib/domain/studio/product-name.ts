/** A name in the language of the page, else in English, else in any; '' without one. */
export const nameOf = (name: Readonly<Record<string, string>>, lang: string): string =>
  name[lang] ?? name.en ?? Object.values(name)[0] ?? '';
