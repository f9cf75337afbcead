export const textsSl: Readonly<Record<string, string>> = {};
