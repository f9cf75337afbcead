export const textsEl: Readonly<Record<string, string>> = {};
