export const textsEs: Readonly<Record<string, string>> = {};
