/**
 * English of the Studio where it is not that of commands: it names fields by the labels of the form, not by those of the product file. Codes
 * are those of messages.ts.
 */
export const formEn: Readonly<Record<string, string | undefined>> = {};
