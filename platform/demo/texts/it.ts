export const textsIt: Readonly<Record<string, string>> = {};
