/** docs/platform-api.md, "Label ranges": the number of labels in one job, and the error of a printer's feed in mm. */
export const maxLabelsPerJob = 1000;
export const maxPrinterOffsetMm = 10;

type Values = Record<string, string | null>;
type Options = { query: Record<string, string> } | { issue: string };

const isCount = (text: string) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= maxLabelsPerJob;
const isOffset = (text: string) => /^-?\d{1,2}(\.\d{1,2})?$/.test(text) && Math.abs(Number(text)) <= maxPrinterOffsetMm;

/** Empty and omitted values have the platform's defaults. */
function checked(values: Values, checks: Record<string, (text: string) => boolean>): Options {
  const entries = Object.entries(checks).flatMap(([name, isValid]) => {
    const text = values[name]?.trim().replace(',', '.') ?? '';
    return text === '' ? [] : [{ name, text, isValid: isValid(text) }];
  });
  const invalidEntry = entries.find(({ isValid }) => !isValid);
  return invalidEntry
    ? { issue: invalidEntry.name }
    : { query: Object.fromEntries(entries.map(({ name, text }) => [name, text])) };
}

/** The query of a program for a thermal printer (docs/platform-api.md 3.11), or the name of an invalid parameter. */
export const zplOptions = (values: Values) =>
  checked(values, { dpi: (text) => ['203', '300', '600'].includes(text), copies: isCount });

/** The query of a sheet of labels: the first label, and the offsets of the printer. */
export const sheetOptions = (values: Values) => checked(values, { start: isCount, offX: isOffset, offY: isOffset });
