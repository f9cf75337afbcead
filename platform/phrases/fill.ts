/** Puts values into the places of a phrase: `{class}, category {category}`. @throws RangeError for a place without one */
export function fill(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`No value for ${place} in '${phrase}'`);
    return value;
  });
}
