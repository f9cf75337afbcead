import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { marketPack, type MarketPackChanges, marketPackChanges } from '../markets/market-pack.ts';
import { hasShippedPack } from '../markets/markets.ts';
import { isError, problemText } from '../findings.ts';
import { StartupError } from '../../runtime/start-error.ts';
import { JsonTextError, readJson } from './json-text.ts';
import { characterFindings } from '../check/check-characters.ts';
import { knownFields, schemaFindings } from './schema-findings.ts';

/**
 * The market packs of the operator: a JSON file with a list of packs (docs/markets.md).
 * @param file undefined: none
 * @throws StartupError with file, line and field when the file cannot be read or has an error
 */
export function readMarketsFile(file: string | undefined): MarketPackChanges[] {
  if (file === undefined) return [];
  try {
    return parsePacks(readFileSync(file, 'utf8'), file);
  } catch (reason) {
    if (reason instanceof StartupError) throw reason;
    const line = reason instanceof JsonTextError && reason.line !== null ? `:${reason.line}` : '';
    throw new StartupError(`MARKETS_FILE ${file}${line} cannot be read: ${(reason as Error).message}`);
  }
}

/** Whole for a country without a shipped pack. */
const packOfOperator = z.unknown().transform((value, context): MarketPackChanges => {
  const { country } = (value ?? {}) as { country?: unknown };
  const schema = typeof country === 'string' && hasShippedPack(country) ? marketPackChanges : marketPack;
  const parsed = schema.safeParse(value, { reportInput: true, error: knownFields });
  if (parsed.success) return parsed.data;
  context.issues.push(...(parsed.error.issues as typeof context.issues));
  return z.NEVER;
});

function parsePacks(text: string, file: string): MarketPackChanges[] {
  const { value, findings, linesOf } = readJson(text);
  const parsed = z.array(packOfOperator).safeParse(value, { reportInput: true, error: knownFields });
  const wrong = [
    ...findings,
    ...characterFindings(value).filter(isError),
    ...(parsed.success ? [] : schemaFindings(parsed.error.issues)),
  ];
  if (parsed.success && wrong.length === 0) return parsed.data;
  const lines = linesOf(wrong.map(({ path }) => path));
  const problems = wrong.map((finding, index) => problemText({ ...finding, file, line: lines[index] ?? null }));
  throw new StartupError(`MARKETS_FILE has errors:\n${problems.join('\n')}`);
}
