const decimals = (lang: string, digits: number) =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false });

/** A file's size in KB, bytes / 1000 with 3 decimals and without the unit: `48.213` (Spec §9). */
export function sizeInKilobytes(bytes: number, interfaceLang: string): string {
  return decimals(interfaceLang, 3).format(bytes / 1000);
}

/** Mass % with 2 decimals and without the sign: `99.50` (Spec §9). */
export function massPercent(value: number, interfaceLang: string): string {
  return decimals(interfaceLang, 2).format(value);
}

/** A volume in litres with 2 decimals and without the unit: `69.53`. */
export function volumeInLitres(value: number, interfaceLang: string): string {
  return decimals(interfaceLang, 2).format(value);
}

/** A share of a hundred in whole numbers with its sign, as the language writes it: `42%`, `42 %`. */
export function percentage(value: number, interfaceLang: string): string {
  return new Intl.NumberFormat(interfaceLang, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100);
}

/** A price in euro as the language writes it: `€0.84`, `0,84 €` (Spec §9). */
export function priceInEuro(value: number, interfaceLang: string): string {
  return new Intl.NumberFormat(interfaceLang, { style: 'currency', currency: 'EUR' }).format(value);
}
