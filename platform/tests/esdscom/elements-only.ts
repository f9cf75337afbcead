/** An exported sheet without its extension, as a program passes it on that keeps the elements of the standard only. */
export const elementsOnly = (xml: string): string => xml.replace(/\n *<\?dossier .*\?>/, '');
