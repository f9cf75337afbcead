/** The locale of dates and times in an interface language: English ones have the European form, `14:03`. */
export const dateLocale = (lang: string): string => (lang === 'en' ? 'en-GB' : lang);
