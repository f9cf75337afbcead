import { setImmediate as turn } from 'node:timers/promises';
import { codes, jsonLimits } from '../../product/read/json-text.ts';
import { numberTexts, messageTexts, type Texts } from '../../languages/messages.ts';
import { HttpError } from './failure.ts';

const backslash = 92;
/** Maximum number of values: twice as many as in a draft of 1,000 ingredients; they are parsed within 100 ms. */
export const maxValues = 100_000;
/** Bytes that are scanned in a millisecond. */
const partBytes = 256 * 1024;

/**
 * Counts the levels, entries and values of a JSON text before it is parsed; other calls run between its parts (reliability E6).
 * @throws HttpError 422 for more levels and entries than `jsonLimits`, or more than `maxValues`
 */
export async function scanJson(text: Uint8Array): Promise<void> {
  const { levels, entries } = jsonLimits;
  /** Number of commas so far in each open list or object. */
  const commas = [0];
  let count = 1;
  let isInString = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    if (offset % partBytes === partBytes - 1) await turn();
    const code = text[offset]!;
    if (isInString) {
      if (code === backslash) offset += 1;
      else if (code === codes.quote) isInString = false;
    } else if (code === codes.quote) isInString = true;
    else if (code === codes.endBracket || code === codes.endBrace) commas.pop();
    else if (code === codes.bracket || code === codes.brace) {
      if (commas.push(0) > levels + 1) throw tooComplex(messageTexts('tooDeep'));
      count += 1;
    } else if (code === codes.comma) {
      const counted = (commas.pop() ?? 0) + 1;
      commas.push(counted);
      if (counted >= entries) throw tooComplex(messageTexts('json.tooManyEntries', { limit: numberTexts(entries) }));
      count += 1;
    }
    if (count > maxValues) throw tooComplex(messageTexts('json.tooManyValues', { limit: numberTexts(maxValues) }));
  }
}

const tooComplex = ({ en: message }: Texts) => new HttpError(422, 'too_complex', { message });
