import { demoCatalogue } from '../../../demo/products/catalogue.ts';
import { auditLabel, type LabelAuditInput } from '../../../documents/label/audit/audit.ts';
import type { LabelFit } from '../../../documents/label/label-picture.ts';
import { labelAuditPhrases, provisionText } from '../../../languages/phrases.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import type { ProductFacts } from '../../../product/facts.ts';
import { labelProfile } from '../../../law/label/profiles.ts';
import { classified, factsOf, openFacts, openWithoutClass } from '../sample-product.ts';
import { sampleLabel } from './sample-label.ts';

interface Case {
  id?: number;
  query?: Record<string, string>;
  facts?: Partial<ProductFacts>;
  fit?: Partial<LabelFit>;
  audit?: Partial<LabelAuditInput>;
}

/** A label of 105 × 148 mm with large type, unless the case says otherwise. */
function audited({ id = 1001, query, facts: otherFacts, fit, audit }: Case = {}) {
  const label = sampleLabel(id, { vseb: '10 l', ...query }, { facts: otherFacts });
  const { widthMm, heightMm } = label.settings.dimension;
  const drawn: LabelFit = {
    fits: true,
    fontPt: label.settings.fontSizePt,
    titlePt: label.settings.titleFontSizePt,
    smallestFontPt: 12,
    smallestXHeightMm: 2.2,
    pictogramEdgeMm: label.content.pictograms.length ? 23 : null,
    widthMm,
    heightMm,
    qrEdgeMm: null,
    paddingMm: label.settings.paddingMm,
    givenUp: [],
    panels: 1,
    ...fit,
  };
  return auditLabel({ ...label, fit: drawn, today: '2026-11-21', lang: 'en', ...audit });
}

const demoLabel = sampleLabel(1001).facts.label;
const codesOf = (label: Case) => audited(label).findings.map(({ code }) => code);
const finding = (label: Case, code: string) => audited(label).findings.find((found) => found.code === code);

test.each(demoCatalogue.filter(({ id }) => id <= 1017).map(({ id, code }) => [id, code] as const))(
  'the label of %i %s has no error in all eight languages',
  (id) => {
    const xlang = documentLanguages.map((language) => language.id).join(',');
    expect(audited({ id, query: { xlang } }).findings.filter(({ level }) => level === 'error')).toEqual([]);
  },
);

test('a mixture that is only a gas under pressure needs no UFI on its label (CLP Annex VIII, Part A, 2.2)', () => {
  const classification = [{ category: 'Press. Gas (Comp.)', h: ['H280'] }];
  expect(codesOf({ id: 1015, facts: { ufi: undefined, classification } })).not.toContain('ufi-missing');
});

test.each<[code: string, level: string, setting: string | null, Case]>([
  ['does-not-fit', 'error', 'dim', { fit: { fits: false } }],
  ['label-too-small', 'error', 'dim', { query: { dim: '1' } }],
  ['label-too-small', 'warning', 'dim', { query: { emb: '1', vseb: '1 l' }, fit: { widthMm: 40 } }],
  ['pictogram-below-wish', 'info', 'dim', { query: { emb: '1', vseb: '1 l' }, fit: { pictogramEdgeMm: 12 } }],
  ['type-small', 'warning', 'font', { fit: { smallestXHeightMm: 1.1 } }],
  ['type-too-small', 'error', 'font', { fit: { smallestXHeightMm: 1.7 }, audit: { today: '2028-01-01' } }],
  ['type-too-small', 'error', 'font', { fit: { smallestXHeightMm: 1.7 }, audit: { profile: 'clp-2028' } }],
  ['pack-size-differs', 'warning', 'emb', { query: { vseb: '1 l' } }],
  ['frames-black', 'error', 'ink', { query: { ink: '2' } }],
  ['frames-on-stock', 'info', 'ink', { query: { ink: '3' } }],
  ['label-too-small', 'error', 'sheet', { query: { sheet: '8' } }],
  ['supplier-missing', 'error', 'adrOFF', { query: { adrOFF: '1' } }],
  ['quantity-missing', 'warning', 'vseb', { id: 1017, query: { vseb: '' } }],
  ['identifier-missing', 'error', null, { facts: { identifiers: { synonyms: [] } } }],
  ['description-off', 'info', 'opisOFF', { query: { opisOFF: '1' } }],
  ['pictograms-off', 'error', 'picOFF', { query: { picOFF: '1' } }],
  ['metals-pictogram-stays', 'info', 'picMetCorrOFF', { id: 1003, query: { picMetCorrOFF: '1' } }],
  ['precautions-off', 'error', 'stavkiOFF', { query: { stavkiOFF: '1' } }],
  ['ufi-off', 'error', 'ufiOFF', { id: 1015, query: { ufiOFF: '1' } }],
  ['ufi-off-industrial', 'info', 'ufiOFF', { id: 1015, query: { ufiOFF: '1' }, facts: { audience: 'industrial' } }],
  ['ufi-missing', 'error', null, { id: 1015, facts: { ufi: undefined } }],
  ['ufi-wrong', 'error', null, { id: 1015, facts: { ufi: 'AAAA-AAAA-AAAA-AAAA' } }],
  ['market-language-missing', 'error', 'xlang', { query: { xlang: '1' }, audit: { market: 'DE' } }],
  ['language-incomplete', 'error', 'xlang', { query: { xlang: '2' }, facts: { name: { en: 'Acetone' } } }],
])('finds %s (%s, setting %s)', (code, level, setting, label) => {
  const found = finding(label, code);
  expect(found).toMatchObject({ code, level, setting });
  expect(found?.provision).toMatch(/^CLP /);
});

const label: ProductFacts['label'] = {
  signalWord: 'danger',
  pictograms: ['GHS02'],
  h: ['H225'],
  euh: [],
  p: ['P210'],
  contains: [],
};
const flammable = { classification: classified('Flam. Liq. 2: H225') };

test.each<[code: string, Partial<ProductFacts['label']>, message: string]>([
  ['pictogram-missing', { pictograms: [] }, 'The classification asks for GHS02, which the label does not show.'],
  [
    'pictogram-unexpected',
    { pictograms: ['GHS02', 'GHS07'] },
    'The label shows GHS07, which the classification does not ask for.',
  ],
  ['signal-word-wrong', { signalWord: 'warning' }, 'The signal word is not the one of the classification.'],
  ['hazard-missing', { h: [] }, 'Hazard statements of the classification are missing: H225.'],
  [
    'too-many-precautions',
    { p: ['P210', 'P233', 'P240', 'P273', 'P280', 'P303+P361+P353', 'P403+P235', 'P501'] },
    '8 precautionary statements. Six are the rule; P501, P240 could go first.',
  ],
  ['redundant-precautions', { p: ['P260', 'P261'] }, 'Others say what these say: P261. They can go.'],
])('%s: the label is held against the classification', (code, other, message) => {
  const facts = { ...flammable, label: { ...label, ...other } };
  expect(finding({ id: 1001, facts }, code)?.message).toBe(message);
});

test('a mixture that harms health names its substances, four at most', () => {
  const mixture = (contains: { en: string }[]): Case => ({
    id: 1015,
    query: { xlang: '1' },
    facts: { label: { ...sampleLabel(1015).facts.label, contains } },
  });
  expect(codesOf(mixture([]))).toContain('contains-missing');
  expect(codesOf(mixture(Array.from({ length: 5 }, (_, n) => ({ en: `S${n}` }))))).toContain('contains-many');
});

test('GHS05 for metals may be left out for consumers only (CLP Annex I 1.3.6)', () => {
  const facts: Partial<ProductFacts> = {
    classification: classified('Met. Corr. 1: H290'),
    label: { ...label, signalWord: 'warning', pictograms: ['GHS05'], h: ['H290'], p: ['P501'] },
  };
  const codes = (audience: ProductFacts['audience']) =>
    codesOf({ query: { picMetCorrOFF: '1' }, facts: { ...facts, audience } });
  expect(codes('public')).toEqual([]);
  expect(codes('professionalOnly')).toEqual(['metals-pictogram-off']);
});

test('a pack for the public tells how to dispose of it (CLP Art. 28(2))', () => {
  const facts: Partial<ProductFacts> = { ...flammable, audience: 'public', label };
  expect(codesOf({ facts })).toContain('disposal-missing');
});

test('a product without hazards needs no label, and its text must fit all the same', () => {
  const codes = codesOf({ id: 1016, query: { adrOFF: '1', dim: '1' }, fit: { fits: false } });
  expect(codes).toEqual(['does-not-fit', 'not-hazardous']);
});

test('a label of a product with an open class may lack elements, and is never called unnecessary', () => {
  const message =
    'The classification is not complete: it is not known whether the product has these hazards, so the label may lack elements: Flammable liquids; Aspiration hazard.';
  for (const facts of [openFacts, openWithoutClass]) {
    const { findings } = audited({ facts: factsOf({ ...facts, audience: 'public' }) });
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'classification-open', level: 'error', provision: 'CLP Art. 4(1)', message }),
    );
    expect(findings.map(({ code }) => code)).not.toContain('not-hazardous');
  }
});

test('a label of a product of which nothing is known is never called unnecessary', () => {
  const facts = factsOf({ composition: [], classification: [] });
  expect(codesOf({ facts })).toContain('hazards-unknown');
  expect(codesOf({ facts })).not.toContain('not-hazardous');
});

test('the findings of an audit are sorted by level: errors, warnings, notes', () => {
  const levels = audited({ query: { picOFF: '1', opisOFF: '1', vseb: '1 l' } }).findings.map(({ level }) => level);
  expect(levels).toEqual(['error', 'warning', 'info']);
});

test('figures are written as the language writes them', () => {
  const label = { query: { emb: '1', vseb: '1 l' }, fit: { pictogramEdgeMm: 12.5 }, audit: { lang: 'de' } } as const;
  expect(finding(label, 'pictogram-below-wish')?.message).toContain('12,5\u00a0mm');
});

test('a figure stays with its unit in every language', () => {
  const label = { query: { emb: '1', vseb: '1 l' }, fit: { fontPt: 8, smallestXHeightMm: 1.1, pictogramEdgeMm: 12.5 } };
  for (const { code: lang } of documentLanguages) {
    const { findings, givenUp } = audited({ ...label, audit: { lang } });
    const messages = [...findings, ...givenUp].map(({ message }) => message);
    expect(messages.filter((message) => /\d[\u00a0\u202f](?:mm|pt)/.test(message)).length).toBeGreaterThan(2);
    expect(messages.filter((message) => /\d (?:mm|pt|ml|l)(?!\p{L})/u.test(message))).toEqual([]);
  }
});

test('provisions are in the language of the messages', () => {
  const provisions = (label: Case, lang: 'de' | 'it') => {
    const { findings, givenUp } = audited({ ...label, audit: { ...label.audit, lang } });
    return [...findings, ...givenUp].map(({ provision }) => provision);
  };
  expect(provisions({ fit: { smallestXHeightMm: 1.7 }, audit: { profile: 'clp-2028' } }, 'de')).toContain(
    'CLP Anhang I 1.2.1.4, Tabelle 1.3 (Verordnung (EU) 2024/2865)',
  );
  expect(provisions({ fit: { givenUp: ['pictograms'] } }, 'de')).toContain('CLP Anhang I 1.2.1.4, Tabelle 1.3');
  expect(provisions({ id: 1007 }, 'de')).toContain('REACH Anhang XVII, Einträge 28 bis 30');
  expect(provisions({ id: 1007 }, 'it')).toContain('REACH allegato XVII, voci 28 a 30');
});

test('what the label gave up is said in its order, each with its provision and the setting that is not what is printed', () => {
  const label: Case = {
    query: { emb: '1', vseb: '100 ml', logoON: '1' },
    fit: {
      fontPt: 6.12,
      qrEdgeMm: 13,
      pictogramEdgeMm: 10,
      paddingMm: { top: 2, right: 2, bottom: 2, left: 2 },
      givenUp: ['optional', 'qr', 'margins', 'arrangement', 'pictograms', 'exemption'],
    },
  };
  const { givenUp, sizes, printed: measures } = audited(label);
  expect(givenUp.map(({ step, message, provision, setting }) => [step, message, provision, setting])).toEqual([
    [
      'optional',
      'Left out, since the law does not ask for it: description, product codes, logo.',
      'CLP Art. 25(3)',
      null,
    ],
    ['qr', 'The QR code is 13\u202Fmm wide, the least that phones read.', 'CLP Art. 25(3)', 'qrCode'],
    ['margins', 'Margins: 2\u202Fmm instead of 6\u202Fmm.', 'CLP Art. 31(3)', 'padT'],
    ['arrangement', 'The pictograms stand closer together.', 'CLP Art. 32(1)', null],
    [
      'pictograms',
      'The edge of the pictograms is 10\u202Fmm instead of 16\u202Fmm.',
      'CLP Annex I 1.2.1.4, Table 1.3',
      'dim',
    ],
    ['type', 'The text is 6.1\u202Fpt instead of 10\u202Fpt, so that all of it fits.', 'CLP Art. 31(3)', 'font'],
    [
      'exemption',
      'Statements that a small pack need not carry are left out: H225, H319, H336, P210, P233, P261, P280, P305+P351+P338, P403+P235.',
      'CLP Art. 29(2), Annex I 1.5.2.1',
      'vseb',
    ],
  ]);
  expect(sizes).toEqual([{ dim: 6, widthMm: 148, heightMm: 210, foldOut: false, panels: 1 }]);
  expect(measures).toMatchObject({ fontPt: 6.12, pictogramEdgeMm: 10, minXHeightMm: null });
  expect(audited().givenUp).toEqual([]);
  expect(audited().sizes).toEqual([]);
});

test('type that is larger than requested says why: the law, or a label that was half empty', () => {
  const message = (label: Case) => audited(label).givenUp.map((row) => row.message);
  const later = { profile: 'clp-2028' };
  expect(message({ fit: { fontPt: 10.6, smallestXHeightMm: 1.8 }, audit: later })).toEqual([
    'The text is 10.6\u202Fpt instead of 10\u202Fpt: the letter x must be 1.8\u202Fmm high.',
  ]);
  expect(message({ fit: { fontPt: 11.7 } })).toEqual([
    'The text is 11.7\u202Fpt instead of 10\u202Fpt: the label was more than half empty.',
  ]);
});

test('a label that is too small for its pack or its text is refused with the sizes that carry it', () => {
  const sizes = [{ dim: 3, widthMm: 74, heightMm: 105, foldOut: false, panels: 1 }];
  const refused = (label: Case) => {
    const { refused: why, printed: measures, givenUp, sizes: offered } = audited({ ...label, audit: { sizes } });
    return [why, measures, givenUp, offered];
  };
  expect(refused({ query: { dim: '1' } })).toEqual(['pack', null, [], sizes]);
  expect(refused({ fit: { fits: false } })).toEqual(['text', null, [], sizes]);
  expect(audited().refused).toBeNull();
});

test('flags that change nothing for a product are named', () => {
  expect(audited({ id: 1001 }).withoutEffect).toEqual(['picMetCorrOFF', 'ufiOFF']);
  expect(audited({ id: 1003 }).withoutEffect).not.toContain('ufiOFF');
  expect(audited({ id: 1016 }).withoutEffect).toEqual(expect.arrayContaining(['picOFF', 'stavkiOFF', 'picMetCorrOFF']));
  const onlyMetals: Partial<ProductFacts> = {
    classification: classified('Met. Corr. 1: H290'),
    label: { ...label, signalWord: 'warning', pictograms: ['GHS05'], h: ['H290'], p: ['P234'] },
  };
  expect(audited({ facts: onlyMetals }).withoutEffect).not.toContain('picMetCorrOFF');
});

test('a small pack names what its classes need not carry, with the item of Annex I', () => {
  expect(finding({ query: { emb: '1', vseb: '100 ml' } }, 'small-pack-exempt')?.message).toBe(
    'A pack of at most 125\u202Fml need not carry all statements of these classes: Flam. Liq. 2 (1.5.2.1.1(b)(3)), Eye Irrit. 2 (1.5.2.1.1(b)(13)), STOT SE 3 (1.5.2.1.1(b)(14)).',
  );
  expect(codesOf({ query: { emb: '1', vseb: '126 ml' } })).not.toContain('small-pack-exempt');
});

test.each<[item: string, code: string, Case, classes: string]>([
  ['a', 'inner-pack-for-research', { id: 1006 }, 'Acute Tox. 3 (i)'],
  ['b', 'inner-pack', { facts: { label: { ...demoLabel, euh: [] } } }, ''],
  ['c', 'inner-pack-in-labelled', {}, ''],
])('a pack of at most 10 ml names item (%s) of Annex I 1.5.2.4.1', (item, code, label, classes) => {
  const small = { ...label, query: { emb: '1', vseb: '10 ml' } };
  expect(finding(small, code)).toMatchObject({
    level: 'info',
    provision: `CLP Art. 29(2), Annex I 1.5.2.4.1(${item})`,
  });
  expect(finding(small, code)?.message).toContain(classes);
  expect(audited(small).notChecked.map((not) => not.code)).toContain('inner-pack');
  expect(codesOf({ ...label, query: { emb: '1', vseb: '11 ml' } })).not.toContain(code);
});

test('statements that print all alternatives, and those that the hazards need, are found', () => {
  const facts: Partial<ProductFacts> = {
    ...flammable,
    basicProperties: {},
    label: { ...label, p: ['P210', 'P260'] },
    statementPlaces: {},
  };
  expect(finding({ facts }, 'alternatives-open')?.message).toContain('P260');
  expect(codesOf({})).not.toContain('alternatives-open');
  const corrosive: Partial<ProductFacts> = {
    basicProperties: {},
    classification: classified('Skin Corr. 1B: H314'),
    label: { ...label, h: ['H314'], pictograms: ['GHS05'], p: ['P260', 'P280'] },
  };
  expect(finding({ facts: corrosive }, 'precautions-needed')).toMatchObject({
    level: 'warning',
    provision: 'CLP Art. 22, 28; CLP Annex I 3.2.4, Table 3.2.5',
    message: expect.stringContaining('P301+P330+P331, P303+P361+P353, P304+P340, P305+P351+P338, P310') as string,
  });
  // Table 3.2.5 has P304+P340 without a condition: a state of matter does not show that nobody breathes it in.
  for (const state of ['liquid', 'solid']) {
    const known = { ...corrosive, basicProperties: { physicalState: { en: state } } };
    expect(finding({ facts: known }, 'precautions-needed')?.message).toContain('P304+P340');
  }
});

test('what the pack itself must have, and who may buy it, is said as the label and its page say it', () => {
  expect(codesOf({ id: 1007 })).toContain('professional-only');
  const publicLabel = (codes: string): Case => ({
    id: 1021,
    facts: { audience: 'public', classification: classified(codes) },
  });
  expect(codesOf({ ...publicLabel('Asp. Tox. 1: H304') })).toEqual(
    expect.arrayContaining(['child-resistant', 'tactile-warning']),
  );
  expect(codesOf({ id: 1008 })).not.toContain('tactile-warning');
  expect(codesOf({ query: { foldON: '1' } })).toContain('fold-out');
});

test.each<[Case, string[]]>([
  [{}, ['market-languages', 'supplier-place', 'placement', 'print', 'transport', 'other-acts']],
  [{ audit: { market: 'DE' } }, ['supplier-place', 'placement', 'print', 'transport', 'other-acts']],
  [
    { query: { emb: '1', vseb: '' }, audit: { profile: 'clp-2028', market: 'CH' } },
    ['market-languages', 'supplier-place', 'placement', 'print', 'type-style', 'small-pack', 'transport', 'other-acts'],
  ],
])('an audit of %j lists as not checked: %j', (label, codes) => {
  const { notChecked } = audited(label);
  expect(notChecked.map(({ code }) => code)).toEqual(codes);
});

test('a category that CLP does not have is said not to be checked', () => {
  const { notChecked, findings } = audited({ facts: { classification: classified('Flam. Liq. 9: H225') } });
  expect(notChecked[0]).toEqual({
    code: 'classification',
    why: 'CLP has no such category: Flam. Liq. 9. The label is not compared with the classification.',
  });
  expect(findings).toEqual([]);
});

test('the profile is the one of the day, or the one asked for', () => {
  expect(audited().profile).toBe('clp-now');
  expect(audited({ audit: { today: '2028-03-01' } }).profile).toBe('clp-2028');
  expect(audited({ audit: { profile: 'clp-2030-draft' } }).profile).toBe('clp-2030-draft');
});

test('the source of each profile is in the language of the audit', () => {
  const { provision } = labelProfile('2026-11-21', 'clp-2030-draft');
  const texts = documentLanguages.map(({ code }) => provisionText(provision, code));
  expect(texts[documentLanguages.findIndex(({ code }) => code === 'de')]).toBe(
    'Einigung vom Juni 2026 zur CLP-Verordnung (Omnibus VI), nicht verabschiedet',
  );
  expect(new Set(texts).size).toBe(documentLanguages.length);
});

test.each(documentLanguages.map(({ code }) => code))(
  'in %s every message has the places that it has in English',
  (lang) => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    const { findings, notChecked } = labelAuditPhrases(lang);
    const english = labelAuditPhrases('en');
    for (const [code, text] of Object.entries({ ...english.findings, ...english.notChecked })) {
      const translated = { ...findings, ...notChecked }[code as keyof typeof findings];
      expect([code, places(translated)]).toEqual([code, places(text)]);
      expect(translated).toMatch(/\.$/);
    }
  },
);
