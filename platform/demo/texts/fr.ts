export const textsFr: Readonly<Record<string, string>> = {};
