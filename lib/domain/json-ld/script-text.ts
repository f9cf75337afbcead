/** JSON-LD as the text of a script element, which no value can end: `<` is written as an escape of JSON. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
