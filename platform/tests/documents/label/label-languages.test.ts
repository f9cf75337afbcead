import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { type LabelLanguageCode, labelLanguages } from '../../../languages/languages.ts';
import { labelWords, loadLabelLanguages } from '../../../languages/label-words.ts';
import {
  hasStatement,
  isStatementCode,
  placeAlternatives,
  statementPlaceNames,
  statementText,
} from '../../../languages/statements.ts';
import { statementsEn } from '../../../languages/en/statements.ts';
import type { AuditCase } from '../../../documents/label/audit/audit-case.ts';
import { languageChecks } from '../../../documents/label/audit/language-checks.ts';
import type { ProductFacts } from '../../../product/facts.ts';
import { statementPlacesOf } from '../../../product/statement-choices.ts';
import { expectEach } from '../../../../tests/support/expect-each.ts';
import { pdfOf } from './printed-label.ts';
import { sampleLabel } from './sample-label.ts';

const languages = labelLanguages.map(({ code }) => code);
const codes = Object.keys(statementsEn);

/**
 * Statements of the list that docs/label-languages.md names, and the start of the SHA-256 of their sorted lines `code words`: letters and
 * figures in lower case, without instructions to the author and blanks.
 */
const listDigests: Record<LabelLanguageCode, readonly [count: number, digest: string]> = {
  en: [252, '9f31bfd77f707d80'],
  de: [252, '58ce2726e98f0773'],
  fr: [252, '23e905a1d4a0ec2b'],
  sl: [252, 'a51abcdc49389eba'],
  it: [252, 'da24c72c1bae7513'],
  es: [252, 'e52b0903576c9101'],
  pl: [252, '1f20ef97ebf306fc'],
  el: [252, '17e4fe8b7129a6e1'],
  bg: [252, '09373784f85524be'],
  cs: [252, 'f413b2f169eb544c'],
  da: [252, '538180735b1d0845'],
  et: [252, '74196393134a7b64'],
  fi: [252, '7e9f429ae3d18b37'],
  ga: [235, 'faf6395dbc746fa2'],
  hr: [252, 'f9de4eb49f013b2b'],
  hu: [252, '1e836979fbd302f3'],
  lt: [252, '74cd60f578923ddb'],
  lv: [252, 'd192a79db64e660f'],
  mt: [252, '24c9527626e3cae6'],
  nl: [252, '6490a94f709d198c'],
  pt: [252, '072ee8a7fe34c0b1'],
  ro: [252, 'b560dccb66cce97c'],
  sk: [252, '2e18afaa4a2854eb'],
  sv: [252, 'e9dd40e532a0e5de'],
};

/** Places whose words are ours; the others have words of the law. */
const filled = ['substance', 'liquid', 'parts', 'where', 'media', 'rules', 'temperature', 'mass', 'destination'];
const bare = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

function shipped(code: string, lang: LabelLanguageCode): string {
  const blanks = statementPlaceNames(code, lang).filter((name) => filled.includes(name));
  return bare(statementText(code, lang, Object.fromEntries(blanks.map((name) => [name, { [lang]: '…' }]))));
}

/** A text of the list without what it leaves to the author. */
function listed(code: string, text: string): string {
  const bareText = text.replace(/<[^<>]*>/g, ' ');
  return bare(/P241|P284/.test(code) ? bareText.replace(/\[[^\]]*\]/g, ' ') : bareText);
}

const page = readFileSync(join(import.meta.dirname, '../../../../docs/label-languages.md'), 'utf8');
const differences = [...page.matchAll(/^\| ([a-z]{2}) +\| (\S+) +\| (.+?) +\| .+ \|$/gm)].map(
  ([, lang = '', code = '', text = '']) => ({ lang: lang as LabelLanguageCode, code, text }),
);

/** The characters that a TrueType font has glyphs for: its `cmap` in format 4 (OpenType, 'cmap'). */
function charactersOf(file: string): (character: number) => boolean {
  const font = readFileSync(file);
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const cmap = font.readUInt32BE(tables.find((table) => font.toString('latin1', table, table + 4) === 'cmap')! + 8);
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) =>
    font.readUInt32BE(cmap + 8 + index * 8),
  );
  const subtable = cmap + subtables.find((offset) => font.readUInt16BE(cmap + offset) === 4)!;
  const segments = font.readUInt16BE(subtable + 6) / 2;
  const value = (array: number, index: number) =>
    font.readUInt16BE(subtable + 14 + array * segments * 2 + (array > 0 ? 2 : 0) + index * 2);
  return (character) => {
    const segment = Array.from({ length: segments }, (_, index) => index).find(
      (index) => value(0, index) >= character,
    )!;
    if (value(1, segment) > character) return false;
    const offset = value(3, segment);
    if (offset === 0) return ((character + value(2, segment)) & 0xffff) !== 0;
    const glyphs = subtable + 16 + 6 * segments + segment * 2 + offset + (character - value(1, segment)) * 2;
    return font.readUInt16BE(glyphs) !== 0;
  };
}

test('a language is loaded only when a label needs it', () => {
  expect(() => labelWords('bg')).toThrow('The label language bg is not loaded');
  expect(() => statementText('H225', 'bg')).toThrow(RangeError);
});

describe('the languages of labels', () => {
  beforeAll(() => loadLabelLanguages(languages));

  test('every statement of the 24 languages says what the list says, except where the documentation says so', () => {
    expect(differences).toHaveLength(82);
    for (const { lang, code, text } of differences) {
      expect([lang, code, shipped(code, lang)]).not.toEqual([lang, code, listed(code, text)]);
    }
    return expectEach(languages, String, (lang) => {
      const other = new Map(differences.filter((row) => row.lang === lang).map(({ code, text }) => [code, text]));
      const lines = codes
        .filter((code) => hasStatement(code, lang))
        .map((code) => `${code} ${other.has(code) ? listed(code, other.get(code)!) : shipped(code, lang)}`);
      const digest = createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 16);
      expect([lines.length, digest]).toEqual(listDigests[lang]);
    });
  });

  test('every statement is a sentence in its language, with the places that English has', () => {
    return expectEach(languages, String, (lang) => {
      for (const code of codes.filter((statementCode) => hasStatement(statementCode, lang))) {
        const text = statementText(code, lang);
        expect(`${code} ${text}`).toMatch(/^\S+ ¡?\p{Lu}.*[^ .:][.:]$/su);
        expect(`${code} ${text}`).not.toMatch(/…|_|<|\[| {2}| [.,:]|\p{L}'|"/u);
        for (const name of statementPlaceNames(code, lang)) expect(statementPlaceNames(code, 'en')).toContain(name);
      }
    });
  });

  test('the font of the documents has a glyph for every character of every label language, in each weight', () => {
    const words = languages.flatMap((lang) => [
      ...codes.filter((code) => hasStatement(code, lang)).map((code) => statementText(code, lang)),
      JSON.stringify(labelWords(lang)),
    ]);
    const characters = [...new Set(words.join('').normalize('NFC') + words.join('').toLocaleUpperCase())];
    expect(characters.length).toBeGreaterThan(300);
    const { resolve } = createRequire(import.meta.url);
    return expectEach(['400Regular', '600SemiBold', '700Bold'], String, (weight) => {
      const font = `@expo-google-fonts/source-sans-3/${weight}/SourceSans3_${weight}.ttf`;
      const has = charactersOf(resolve(font));
      expect(characters.filter((character) => character !== '\u202F' && !has(character.codePointAt(0)!))).toEqual([]);
      expect(has(0x4e2d)).toBe(false);
    });
  });

  test('signal words, and the other words of a label, are there in every language', () => {
    return expectEach(languages, String, (lang) => {
      const { signalWords, numbers, pictogramNames, ...others } = labelWords(lang);
      expect(signalWords.danger).not.toBe(signalWords.warning);
      for (const text of [...Object.values(pictogramNames), ...Object.values(numbers), ...Object.values(others)]) {
        expect(text).toMatch(/\S/);
      }
      expect(Object.keys(pictogramNames)).toHaveLength(9);
      expect(new Set(Object.values(pictogramNames)).size).toBe(9);
    });
  });

  test('an ending of a place stands only behind the words of a product, and Irish lacks what the list lacks', () => {
    expect(statementText('EUH208', 'hu', { substance: { hu: 'limonén' } })).toMatch(/^Limonén-t tartalmaz\. /);
    expect(statementText('EUH208', 'hu')).toMatch(/^Allergén anyagot tartalmaz\. /);
    expect(codes.filter((code) => !hasStatement(code, 'ga'))).toHaveLength(17);
    expect(isStatementCode('H350i') && hasStatement('H350i', 'ga')).toBe(false);
  });

  test('a text that the product does not have in the language is in another or left out, and found', () => {
    const found = (id: number, query: Record<string, string>, facts: Partial<ProductFacts> = {}) => {
      const label = sampleLabel(id, query, { facts: { statementPlaces: {}, ...facts } });
      const findings = languageChecks({ ...label, lang: 'en', market: null } as unknown as AuditCase);
      const [texts] = label.content.languages;
      return [
        texts,
        findings.flatMap((finding) => (finding ? [`${finding.level}: ${finding.values?.elements}`] : [])),
      ] as const;
    };
    const [acetone, substanceGaps] = found(1001, { xlang: '9', vlusageON: '1' }, { name: { en: 'Acetone' } });
    expect(acetone).toMatchObject({ productName: 'Acetone', description: null, recommendedUse: null });
    expect(substanceGaps).toEqual(['error: name', 'info: description, recommended use']);

    const [mixture, mixtureGaps] = found(
      1007,
      { xlang: '9', opisOFF: '1' },
      {
        statementPlaces: { P280: { equipment: { en: 'gloves' } }, P260: { forms: { en: 'gas/mist' } } },
        label: { ...sampleLabel(1007).facts.label, contains: [{ en: 'formaldehyde' }] },
      },
    );
    expect(mixture?.contains).toEqual(['formaldehyde']);
    expect(mixture?.precautions.find(({ code }) => code === 'P280')?.text).toMatch(/^Използвайте предпазни ръкавици/);
    expect(mixture?.precautions.find(({ code }) => code === 'P260')?.text).toBe('Не вдишвайте газ/дим.');
    expect(mixtureGaps).toEqual(['error: substances', 'warning: words that complete statements']);

    const classification = [{ category: 'STOT SE 2', h: ['H371'], detail: { en: 'kidneys' } }];
    const [, organGaps] = found(
      1007,
      { xlang: '9', opisOFF: '1' },
      { classification, label: { ...sampleLabel(1007).facts.label, contains: [], h: ['H371'], p: [] } },
    );
    expect(organGaps).toEqual(['warning: words that complete statements']);

    const [irish, irishGaps] = found(1009, { xlang: '14', opisOFF: '1' });
    expect(irish?.hazards.find(({ code }) => code === 'H361f')?.text).toBe('Suspected of damaging fertility.');
    // The organs of H372 have no Irish words either.
    expect(irishGaps).toEqual([
      expect.stringContaining('hazard statements'),
      'warning: words that complete statements',
    ]);
  });

  test('a label of acetone, methanol or formaldehyde lacks nothing in any language', () => {
    for (const id of [1001, 1006, 1007]) {
      for (let first = 0; first < languages.length; first += 8) {
        const xlang = labelLanguages.slice(first, first + 8).map((language) => language.id);
        const label = sampleLabel(id, { xlang: xlang.join(','), opisOFF: '1' });
        const findings = languageChecks({ ...label, lang: 'en', market: null } as unknown as AuditCase);
        expect([id, first, findings.filter(Boolean)]).toEqual([id, first, []]);
      }
    }
  });

  test('alternatives of P260, P261 and P280 are chosen in every language', () =>
    expectEach(languages, String, (lang) => {
      for (const code of ['P260', 'P261']) expect(placeAlternatives(code, 'forms', lang)).toHaveLength(6);
      const facts = { ...sampleLabel(1001).facts, statementPlaces: {} };
      const text = statementText('P280', lang, statementPlacesOf(facts, [lang]).P280);
      expect(text.length).toBeLessThan(statementText('P280', lang).length);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }));

  test('five languages fit on 105 × 148 mm, and the PDF marks the part of each', async () => {
    const xlang = ['bg', 'hu', 'lt', 'fi', 'mt'].map((lang) => labelLanguages.find(({ code }) => code === lang)!.id);
    const pdf = await pdfOf(sampleLabel(1001, { xlang: xlang.join(','), dim: '4', emb: '1', vseb: '1 L' }));
    const parts = pdf
      .toString('latin1')
      .split(/stream\r?\n/)
      .map((part) => inflated(part) ?? part);
    const marked = new Set(parts.flatMap((part) => [...part.matchAll(/\/Lang ?\((\w+)\)/g)].map(([, lang]) => lang)));
    expect([...marked].sort()).toEqual(['bg', 'fi', 'hu', 'lt', 'mt']);
  });
});

/** The content of a compressed stream; null for anything else. */
function inflated(stream: string): string | null {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return null;
  }
}
