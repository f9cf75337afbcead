export const textsPl: Readonly<Record<string, string>> = {};
