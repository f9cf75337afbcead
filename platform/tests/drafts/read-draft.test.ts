import { demoSource } from '../../demo/seed.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { draftFindings } from '../../drafts/draft-findings.ts';
import { findKnownLists, type KnownLists, numbersOf } from '../../import/classify/known-lists.ts';
import { type DraftInput, openDraft, summaryOf, readDraft } from '../../drafts/open-draft.ts';
import { compareDraft, previewDraft, previewParts, readDocument } from '../../drafts/preview-draft.ts';
import { readSection } from '../../drafts/read-section.ts';
import { convertSource } from '../../drafts/convert-sources.ts';
import { factChangesOf, maxChanges } from '../../drafts/section-changes.ts';
import { completeProduct } from '../../product/read/read-product-file.ts';
import { productFile } from '../../product/product-file.ts';
import { type SectionName, type Sections, splitFile } from '../../product/file-sections.ts';
import { isError, isSettled } from '../../product/findings.ts';
import { unlessEndless } from '../../../tests/support/unless-endless.ts';
import { acetoneFile } from '../product/sample-file.ts';

type Json = Record<string, unknown>;
const today = '2026-11-25';

const inputOf = (file: object, sections: Sections = splitFile(file)): DraftInput => ({
  sections,
  older: [],
  previousVersions: [],
  stored: [],
  today,
});
const fileOf = (id: number) =>
  JSON.parse(JSON.stringify(demoSource(demoCatalogue.find((product) => product.id === id)!).file)) as Json;
const factsOf = (file: Json) => (file.versions as [{ facts: Json }])[0].facts;
const rows = (file: Json) => factsOf(file).composition as Json[];
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const settler = { name: 'ann', today };
const request = {
  language: 'en' as const,
  interfaceLanguage: 'en' as const,
  sdsSection: 4,
  label: { widthMm: 105, heightMm: 148, languages: [] },
  siteUrl: '',
};

/** A mixture of a few ingredients, whose classification is derived. */
const mixture = (): Json => {
  const file = fileOf(demoCatalogue.find(({ versions }) => versions[0]!.facts.kind === 'mixture')!.id);
  for (const derived of ['classification', 'overrides', 'justifications']) delete factsOf(file)[derived];
  return file;
};

describe('a draft', () => {
  test('of each demo product has nothing to look at: what it shows on purpose is settled with a reason', () => {
    const found = demoCatalogue.flatMap((product) =>
      openDraft(inputOf(fileOf(product.id))).findings.map((finding) => ({ id: product.id, finding })),
    );
    expect(found.filter(({ finding }) => !isSettled(finding))).toEqual([]);
    expect(found.map(({ id, finding }) => `${id} ${finding.texts?.source?.code}`)).toEqual([
      '1003 tooManyPrecautions',
      '1004 tooManyPrecautions',
      '1012 tooManyPrecautions',
      '1014 tooManyPrecautions',
      '1015 tooManyPrecautions',
      '1019 override.differs',
      '1019 override.differs',
      '1021 tooManyPrecautions',
      '1024 tooManyPrecautions',
      '1027 restrictionDuty',
    ]);
  });

  test('whose class the author decided and the calculation leaves open has no finding about the decision', () => {
    const file = fileOf(1005);
    expect(factsOf(file).overrides).toMatchObject([{ class: 'corrosiveToMetals', category: 'Met. Corr. 1' }]);
    expect(readDraft(file, today).findings.map(({ texts }) => texts?.source?.code)).not.toContain('override.differs');
  });

  test('of each demo product has no error, whether it is read as a draft or imported', () => {
    for (const product of demoCatalogue) {
      const { findings, product: complete } = readDraft(demoSource(product).file as unknown as Json, today);
      expect([product.id, findings.filter(isError), complete === null]).toEqual([product.id, [], false]);
    }
  });

  test('of which little is known says what is missing, derives what can be derived, and has no section about a missing value', async () => {
    const file = {
      code: 'NEW',
      languages: { sds: ['en'], tds: [] },
      versions: [
        {
          text: '1.0',
          created: today,
          facts: {
            kind: 'mixture',
            name: { en: 'New' },
            composition: [
              {
                name: { en: 'sodium hydroxide' },
                content: 5,
                classification: [{ category: 'Skin Corr. 1A', h: ['H314'] }],
              },
              { content: 95, contentRange: '95 %', classification: [{ category: 'Not a class', h: [] }] },
            ],
          },
        },
      ],
    };
    const preview = (want: Parameters<typeof previewDraft>[1]['want'], sdsSection = 4) =>
      previewDraft(inputOf(file), { ...request, want, sdsSection });
    const { findings = [], classification } = await preview(['findings', 'classification']);
    const found = findings.map(({ section, pointer, severity }) => `${severity} ${section} ${pointer}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'error identity /supplier',
        'error identity /versions/0/facts/audience',
        'error properties /versions/0/facts/transport',
        'error ingredients /versions/0/facts/composition/0/contentRange',
        'error ingredients /versions/0/facts/composition/1/name',
        'error ingredients /versions/0/facts/composition/1/classification/0',
      ]),
    );
    expect(new Set(found).size).toBe(findings.length);
    expect(classification?.classification.map(({ category, sentence }) => [category, sentence])).toEqual([
      ['Skin Corr. 1A', 'sodium hydroxide has 5 %, the limit is 5 % (CLP Annex I 3.2.3.3, Table 3.2.3)'],
      expect.anything(),
    ]);
    const german = await previewDraft(inputOf(file), { ...request, interfaceLanguage: 'de', want: ['classification'] });
    expect(german.classification).toMatchObject({
      language: 'de',
      classification: [
        {
          category: 'Skin Corr. 1A',
          sentence:
            'sodium hydroxide: 5\u00a0%, der Konzentrationsgrenzwert ist 5\u00a0% (CLP Anhang I 3.2.3.3, Tabelle 3.2.3)',
        },
        {},
      ],
    });
    // Section 14 is proposed in the language of the interface; the state of matter is a field of section 9.
    expect(german.classification?.transport).toEqual({
      kind: 'open',
      reasons: [],
      entries: [],
      missing: [
        {
          section: 'properties',
          pointer: '/versions/0/facts/basicProperties/physicalState',
          message: 'Abschnitt 9.1 sagt nicht, ob das Produkt fest, flüssig oder ein Gas ist',
        },
      ],
    });
    // Without an audience no precautionary statement follows.
    expect(classification?.label).toEqual({
      signalWord: 'danger',
      pictograms: ['GHS05'],
      h: ['H314'],
      euh: [],
      contains: [{ en: 'sodium hydroxide' }],
    });
    expect((await preview(['sds'], 14)).sds).toBeNull();
    expect((await preview(['sds'], 1)).sds).toBeNull();
    expect((await preview(['sds'], 4)).sds?.html).toContain('id="section-4"');
    expect(summaryOf(openDraft(inputOf(file)))).toMatchObject({ code: 'NEW', name: { en: 'New' }, languages: ['en'] });
    const refused = await readDocument(inputOf(file), { ...request, document: 'sds', logo: null }, '');
    const refusals = 'findings' in refused ? draftFindings(refused.findings, 'en') : [];
    expect(refusals).toEqual(findings.filter(({ severity }) => severity === 'error'));
  });

  test.each([
    ['an empty one', { versions: [{ facts: {} }] }],
    [
      'one of wrong types',
      {
        code: 1,
        supplier: 'x',
        languages: [],
        versions: [{ text: {}, created: 5, facts: { kind: [], composition: 7, label: null, phrases: [] } }],
        articles: {},
        attachments: 'a',
      },
    ],
    [
      'one of wrong lists',
      {
        versions: [
          {
            facts: {
              composition: [null, 1, 'a', [], {}],
              exposureLimits: [{}],
              studies: [1],
              overrides: [{ class: 'x' }],
            },
          },
        ],
      },
    ],
  ])('%s gives findings and no failure', async (_name, file) => {
    const want = previewParts;
    const preview = await previewDraft(inputOf(file), { ...request, want });
    expect(preview.findings!.length).toBeGreaterThan(3);
    expect(preview.findings!.every(({ severity, pointer }) => severity !== 'error' || pointer.startsWith('/'))).toBe(
      true,
    );
  });

  test('proposes the number that is meant where its spelling or its check digit is wrong', () => {
    const file = mixture();
    Object.assign(rows(file)[0]!, { cas: '67641', ec: '200-662-3' });
    factsOf(file).ufi = 'kmtt dsp3 7fd7 6rwy';
    file.gtin = '9521234000013';
    const proposals = draftFindings(readDraft(file, today).findings, 'de').flatMap(({ pointer, proposal }) =>
      proposal === undefined ? [] : [[pointer, proposal]],
    );
    expect(Object.fromEntries(proposals)).toEqual({
      '/gtin': '09521234000013',
      '/versions/0/facts/ufi': 'KMTT-DSP3-7FD7-6RWY',
      '/versions/0/facts/composition/0/cas': '67-64-1',
      '/versions/0/facts/composition/0/ec': '200-662-2',
    });
  });

  test('adds up the contents as they are entered, and proposes ranges for exact ones', async () => {
    const file = mixture();
    factsOf(file).composition = [
      { content: 7, limits: ['Skin Irrit. 2; H315: C ≥ 8 %', 8] },
      { content: 'much' },
      null,
    ];
    const { ingredients } = await previewDraft(inputOf(file), { ...request, want: ['findings'] });
    expect(ingredients).toMatchObject({ count: 3, exact: 7, ranges: [{ content: 7, range: '5 – < 8 %' }, null, null] });
  });

  test('with a condition of 600,000 digits is read', () => {
    const file = mixture();
    factsOf(file).basicProperties = { ph: { value: 7, condition: { en: '1'.repeat(600_000) } } };
    const { findings } = unlessEndless(() => openDraft(inputOf(file)));
    expect(findings.filter(({ path }) => path.includes('ph')).map(({ message }) => message)).toEqual([
      'has more than 20000 characters',
    ]);
  });

  test('names the ingredients whose classification is not known: neither a class, nor a source, nor a statement, nor water', async () => {
    const file = mixture();
    const wrong = { category: 'Not a class', h: [] };
    factsOf(file).composition = [
      { name: { en: 'salt' } },
      { name: { en: 'sugar' }, source: 'supplier', classification: [] },
      { name: { en: 'acid' }, classification: [{ category: 'Eye Irrit. 2', h: ['H319'] }] },
      { name: { en: 'none' }, isClassificationUnknown: false, classification: [] },
      { name: { en: 'water' }, cas: '7732-18-5', classification: [] },
      { name: { en: 'water by EC number' }, ec: '231-791-2', classification: [] },
      { name: { en: 'unknown water' }, cas: '7732-18-5', isClassificationUnknown: true, classification: [] },
      { name: { en: 'not read' }, classification: [wrong] },
    ];
    const { ingredients } = await previewDraft(inputOf(file), { ...request, want: ['findings'] });
    expect(ingredients!.unclassified).toEqual([0, 6, 7]);
  });

  test('fills in what one entry of Annex VI that applies says, and usual names, but nothing that is entered, and no choice', async () => {
    const file = mixture();
    const composition = [
      { cas: '67-64-1', ec: '999-999-9' },
      { name: { en: 'my acetone' }, cas: '67-64-1', classification: [] },
      { cas: '7732-18-5', name: {} },
      // In several entries, of a form each.
      { cas: '7439-92-1' },
      // ATP 23 has another entry from 2027-02-01.
      { cas: '98-83-9' },
      { cas: '67-64-1', classification: [{ category: 'Eye Irrit. 2', h: ['H319'] }] },
      { cas: '99999-99-9' },
    ];
    factsOf(file).composition = composition;
    const lists = await findKnownLists(null, numbersOf([composition]), '2026-11-30');
    const { ingredients } = await previewDraft({ ...inputOf(file), lists }, { ...request, want: ['findings'] });
    const source = expect.stringMatching(/^CLP Annex VI \(2026-\d\d-\d\d\), 606-001-00-8$/);
    expect(ingredients!.fill.map(({ index, fields }) => [index, Object.keys(fields).sort(), fields.source])).toEqual([
      [0, ['classification', 'euh', 'index', 'name', 'source'], source],
      [1, ['classification', 'ec', 'euh', 'index', 'source'], source],
      [2, ['classification', 'name'], undefined],
      [5, ['name'], undefined],
    ]);
    expect(ingredients!.fill[0]!.fields.name).toMatchObject({ de: 'Aceton', fr: 'acétone' });
    expect(ingredients!.fill[0]!.fields.classification).toContainEqual({ category: 'Flam. Liq. 2', h: ['H225'] });
  });

  test('says of a class that is not accepted which accepted entries it replaces, and of an open one where it is answered', async () => {
    const file = mixture();
    factsOf(file).composition = [
      {
        name: { en: 'acid' },
        cas: '7664-38-2',
        content: 30,
        contentRange: '25 – < 50 %',
        classification: [{ category: 'Skin Corr. 1B', h: ['H314'] }],
      },
      {
        name: { en: 'water' },
        cas: '7732-18-5',
        content: 60,
        contentRange: '≥ 50 %',
        classification: [],
      },
      {
        name: { en: 'acetone' },
        cas: '67-64-1',
        content: 10,
        contentRange: '10 – < 20 %',
        classification: [{ category: 'Flam. Liq. 2', h: ['H225'] }],
      },
    ];
    factsOf(file).classification = [{ category: 'Skin Irrit. 2', h: ['H315'] }];
    factsOf(file).basicProperties = { physicalState: { value: 'liquid' } };
    const { classification } = await previewDraft(inputOf(file), { ...request, want: ['classification'] });
    const derived = classification!.classification.map(({ class: name, category }) => [name, category]);
    expect(derived).toContainEqual(['skin', 'Skin Corr. 1B']);
    expect(classification!.differences.filter(({ kind }) => kind === 'lacking')).toContainEqual(
      expect.objectContaining({
        class: 'skin',
        category: 'Skin Corr. 1B',
        replaces: [{ category: 'Skin Irrit. 2', h: ['H315'] }],
      }),
    );
    expect(classification!.open).toContainEqual(
      expect.objectContaining({ class: 'flammableLiquids', section: 'properties' }),
    );
  });

  test('keeps the places of findings where wrong entries before them were left out', () => {
    const file = mixture();
    factsOf(file).exposureLimits = [{ law: 1 }, { law: 'TRGS 900', country: 'DE', twa: { mgPerM3: -1 } }];
    const pointers = draftFindings(readDraft(file, today).findings, 'en').map(({ pointer }) => pointer);
    expect(pointers).toContain('/versions/0/facts/exposureLimits/1/twa/mgPerM3');
  });

  test('tells how a class of an ingredient is written, and which of its parts is missing', () => {
    const file = mixture();
    rows(file)[0]!.classification = [
      { category: 'H225', h: ['H319'] },
      { category: 'keine', h: [] },
    ];
    const messagesIn = (lang: 'en' | 'de') =>
      draftFindings(readDraft(file, today).findings, lang).flatMap(({ pointer, message }) =>
        pointer.startsWith('/versions/0/facts/composition/0/classification') ? [message] : [],
      );
    expect(messagesIn('en')).toEqual([
      '‘H225’ is a statement, not a category; enter both, such as ‘Skin Corr. 1A; H314’',
      'CLP has no category ‘keine’ with no statement (example: ‘Skin Corr. 1A; H314’)',
    ]);
    expect(messagesIn('de')).toEqual([
      '„H225“ ist ein Hinweis, keine Kategorie; beides angeben, etwa „Skin Corr. 1A; H314“',
      'CLP hat keine Kategorie „keine“ mit keinem Hinweis (Beispiel: „Skin Corr. 1A; H314“)',
    ]);
  });

  test('says plainly that a value is missing, and of which kind it must be only where that helps', () => {
    const file = mixture();
    const [first] = rows(file);
    delete first!.classification;
    delete first!.contentRange;
    delete first!.name;
    delete factsOf(file).transport;
    file.code = '';
    factsOf(file).biologicalLimits = [{ country: 'DE', text: 1 }];
    const findingsIn = (lang: 'en' | 'de') => draftFindings(readDraft(file, today).findings, lang);
    const messagesAt = (pointer: string) =>
      (['en', 'de'] as const).map((lang) => findingsIn(lang).find((finding) => finding.pointer === pointer)?.message);
    const missing = ['is missing: fill it in', 'fehlt: ausfüllen'];
    const ingredient = '/versions/0/facts/composition/0';
    expect(['classification', 'contentRange', 'name'].map((name) => messagesAt(`${ingredient}/${name}`))).toEqual([
      missing,
      missing,
      missing,
    ]);
    expect(messagesAt('/versions/0/facts/transport')).toEqual(missing);
    factsOf(file).transport = {};
    expect(messagesAt('/versions/0/facts/transport/properShippingName')).toEqual(missing);
    expect(messagesAt('/code')).toEqual(['is empty: fill it in', 'ist leer: ausfüllen']);
    expect(messagesAt('/versions/0/facts/biologicalLimits/0/value')).toEqual([
      'is missing; must be a number',
      'fehlt; muss eine Zahl sein',
    ]);
  });

  test('has of its preview the first part whatever it takes, and names those that were left out when the time was over', async () => {
    const want = ['sds', 'findings', 'checklist'] as const;
    const previewRequest = { ...request, want };
    expect(Object.keys(await previewDraft(inputOf(mixture()), previewRequest))).toEqual([
      'findings',
      'ingredients',
      'sds',
      'checklist',
    ]);
    const late = await previewDraft(inputOf(mixture()), previewRequest, () => true);
    expect(Object.keys(late)).toEqual(['findings', 'ingredients', 'leftOut']);
    expect(late.leftOut).toEqual(['sds', 'checklist']);
    const times = [false, true];
    const interrupted = await previewDraft(inputOf(mixture()), previewRequest, () => times.shift()!);
    expect(interrupted.sds?.html).toContain('id="section-4"');
    expect(interrupted.leftOut).toEqual(['checklist']);
  });

  test('names a group of substances as the form does, and has the rule of a contradiction beside its message', () => {
    const file = fileOf(1001);
    rows(file)[0]!.substanceGroups = ['hydrogenPeroxide'];

    (factsOf(file).basicProperties as Json).flashPoint = { value: 90, unit: '°C' };
    const foundIn = (lang: 'en' | 'de') => draftFindings(readDraft(file, today).findings, lang);
    for (const [lang, group] of [
      ['en', "'Hydrogen peroxide' is a group of other substances than acetone"],
      ['de', '„Wasserstoffperoxid“ ist eine Gruppe anderer Stoffe als Aceton'],
    ] as const) {
      const found = foundIn(lang);
      expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining(group));
      const contradiction = found.find(({ rule }) => rule === 'flashPoint');
      expect(contradiction?.message).toMatch(/90.°C/);
      expect(found.filter(({ message }) => /\((?:rule|Regel) /.test(message))).toEqual([]);
    }
    const commands = readDraft(file, today).findings.map(({ message }) => message);
    expect(commands).toContainEqual(expect.stringContaining("'hydrogenPeroxide' is a group"));
    expect(commands).toContainEqual(expect.stringMatching(/90.°C.*\(rule flashPoint\)$/));
  });

  test('names the law of a finding, and the field', () => {
    const file = mixture();
    delete factsOf(file).ufi;
    const found = draftFindings(readDraft(file, today).findings, 'en').find(({ message }) =>
      message.includes('no UFI'),
    );
    expect(found).toMatchObject({ section: 'identity', severity: 'warning', provision: 'CLP Annex VIII' });
  });
});

describe('a class that the author decided', () => {
  const overridden = (): Json => {
    const file = mixture();
    factsOf(file).composition = [
      {
        name: { en: 'acid' },
        content: 60,
        contentRange: '60 %',
        classification: [{ category: 'Skin Irrit. 2', h: ['H315'] }],
      },
      { name: { en: 'water' }, content: 40, contentRange: '40 %', classification: [] },
    ];
    factsOf(file).overrides = [
      { class: 'skin', category: null, h: [], basis: 'test', reason: { en: 'OECD 439: not irritating' } },
    ];
    return file;
  };
  const classesOf = async (file: Json) => {
    const { classification } = await previewDraft(inputOf(file), { ...request, want: ['classification'] });
    return classification!.classification.map(({ category }) => category);
  };
  const differs = (file: Json) =>
    draftFindings(readDraft(file, today).findings, 'en').filter(
      ({ pointer }) => pointer === '/versions/0/facts/overrides/0',
    );

  test('stays so when the derivation changes, and a finding says that it differs', async () => {
    const file = overridden();
    expect(await classesOf(file)).not.toContain('Skin Irrit. 2');
    expect(differs(file)).toEqual([
      expect.objectContaining({
        severity: 'warning',
        provision: 'CLP Art. 9',
        message: expect.stringMatching(
          /^Skin Irrit\. 2 follows from the composition: acid has 60 %.*; your decision for no class is kept/,
        ),
      }),
    ]);
    rows(file)[0]!.classification = [{ category: 'Skin Corr. 1B', h: ['H314'] }];
    expect(await classesOf(file)).not.toContain('Skin Corr. 1B');
    expect(differs(file)[0]?.message).toMatch(/^Skin Corr\. 1B follows/);
    rows(file)[0]!.classification = [];
    expect(differs(file)).toEqual([]);
  });
});

describe('a class that is possible and open', () => {
  const solvent = (name: string, category: string, h: string): Json => ({
    name: { en: name },
    content: 80,
    contentRange: '80 %',
    classification: [{ category, h: [h] }],
  });
  const water = { name: { en: 'water' }, cas: '7732-18-5', content: 20, contentRange: '20 %', classification: [] };
  const draftOf = (ingredient: Json, more: Json = {}): DraftInput =>
    inputOf({
      code: 'OPEN',
      versions: [{ text: '1.0', facts: { kind: 'mixture', composition: [ingredient, water], ...more } }],
    });
  const acetone = solvent('acetone', 'Flam. Liq. 2', 'H225');
  const liquidState = (state: string): Json => ({ basicProperties: { physicalState: { de: state } } });
  const questions = async (draft: DraftInput, interfaceLanguage: 'en' | 'de' = 'en') => {
    const { findings = [] } = await previewDraft(draft, { ...request, interfaceLanguage, want: ['findings'] });
    return findings.filter(({ question }) => question !== undefined);
  };

  test('is a question at the field that answers it, where the draft has no properties yet, too', async () => {
    const [unknownState, ...others] = await questions(draftOf(acetone));
    expect(others).toEqual([]);
    expect(unknownState).toMatchObject({
      section: 'properties',
      pointer: '/versions/0/facts/basicProperties/physicalState',
      isOpen: true,
      severity: 'error',
      question: { class: 'flammableLiquids', categories: [] },
    });
    expect(await questions(draftOf(acetone, liquidState('flüssig')), 'de')).toMatchObject([
      {
        pointer: '/versions/0/facts/basicProperties/flashPoint',
        message: expect.stringMatching(
          /Flammpunkt.*\? \(Entzündbare Flüssigkeiten; CLP Anhang I 2\.6\.2, Tabelle 2\.6\.1\)$/,
        ) as string,
        provision: 'CLP Anhang I 2.6.2, Tabelle 2.6.1',
      },
    ]);
    expect((await questions(draftOf(acetone, liquidState('flüssig'))))[0]?.message).not.toContain('flammableLiquids');
  });

  test('is answered by the value, or by a reason, which the audit trail keeps', async () => {
    const flashPoint = { flashPoint: { value: -17, unit: '°C' } };
    expect(await questions(draftOf(acetone, { basicProperties: flashPoint }))).toEqual([]);
    const why = { class: 'flammableLiquids', category: null, h: [], basis: 'test', reason: { de: 'UN L.2: negativ' } };
    expect(await questions(draftOf(acetone, { ...liquidState('flüssig'), overrides: [why] }))).toEqual([]);
    const draft = draftOf(acetone, liquidState('flüssig'));
    const saved = readSection({
      bytes: bytes({ facts: { overrides: [why] } }),
      section: 'classification',
      before: {},
      draft,
      settler,
    });
    expect('changes' in saved && saved.changes).toEqual([
      { field: '/versions/0/facts/overrides', before: null, after: [why] },
    ]);
  });

  test('has its categories where a test decides: of gases under pressure the four groups, each with its statement', async () => {
    const propane = solvent('propane', 'Flam. Gas 1A', 'H220');
    const found = await questions(draftOf(propane, liquidState('gasförmig')), 'de');
    expect(found.map(({ pointer }) => pointer)).toEqual(found.map(() => '/versions/0/facts/overrides'));
    const pressure = found.find(({ question }) => question!.class === 'gasesUnderPressure');
    expect(pressure?.question?.categories.map(({ category, h, name }) => [category, ...h, name])).toEqual([
      ['Press. Gas (Comp.)', 'H280', expect.stringContaining('verdichtet')],
      ['Press. Gas (Liq.)', 'H280', expect.stringContaining('verflüssigt')],
      ['Press. Gas (Diss.)', 'H280', expect.stringContaining('gelöst')],
      ['Press. Gas (Ref. Liq.)', 'H281', expect.stringContaining('tiefgekühlt')],
    ]);
  });
});

/** Drafts with faults of every kind that a draft can have. */
function faulty(): DraftInput[] {
  const file = mixture();
  const facts = factsOf(file);
  const composition = rows(file);
  const wrongValues = {
    ufi: 'B1I0-DSP3-7FD7-6RWY',
    kind: 'mixtures',
    nofield: 1,
    name: 'Cleaner',
    wasteCode: '',
    exposureLimits: [{ substance: { en: 'x' }, cas: '67-64-2', country: 'UK' }],
    transport: { un: '1090' },
    changes: 'none',
    markets: { UK: {}, DE: { national: { nothing: ['x'] }, storageClass: 3 } },
    studies: [{ endpoint: 'fish' }],
    composition: [{ ...composition[0], cas: 'x', ec: '1', reach: '1', content: 101, index: '606-001-00-9' }],
  };
  const wrongFile = {
    gtin: '1',
    logo: 'x',
    id: -1,
    languages: { sds: ['xx'] },
    tdsVersions: [{ version: 'x' }],
    supplier: { ...(file.supplier as Json), country: 'de', email: '' },
    attachments: [{ key: '?', created: '2026-13-01', file: 'x'.repeat(2000) }, { created: 'yesterday' }],
  };
  const label = {
    pictograms: ['GHS01', 'GHS10'],
    signalWord: 'Warning',
    h: ['H200', 'H999', 'P102', 'H302+H312'],
    euh: ['EUH999', 'H300'],
    p: ['P501', 'P264', 'P999', 'P301+P999'],
    contains: [],
  };
  const ingredient = {
    name: { en: 'acid' },
    content: 20,
    contentRange: '30 – 40',
    classification: [{ category: 'Skin Corr. 1A', h: ['H314'] }],
  };
  const wrongFacts = {
    label,
    audience: 'public',
    statementPlaces: { H372: { nothing: 'x' }, H1: {} },
    phrases: { '4.1': ['nothing', 'carbonOxides'], '99.9': [] },
    overrides: [
      { class: 'eye', category: 'Flam. Liq. 2', h: ['H225'], basis: 'test', reason: { en: 'x' } },
      { class: 'skin', category: null, h: [], basis: 'bridging', reason: { en: 'x' } },
      { class: 'skin', category: null, h: [], basis: 'bridging', reason: { en: 'x' } },
    ],
    notClassified: { carcinogenicity: { reason: 'conclusive' } },
    exposureScenarios: [{ file: 'a.txt', substance: { en: 'nothing' } }],
    exposureLimits: [{ substance: { en: 'acid' }, country: 'DE' }],
    markets: { BR: {}, AT: { storageClass: '3' } },
    basicProperties: {
      ph: { value: '< 4' },
      flashPoint: { value: -300, unit: '°C' },
      boilingPoint: { value: 7000, unit: '°C' },
      meltingPoint: { value: 20, unit: 'bar' },
      density: { value: '1,2', unit: 'g/cm³' },
      kinematicViscosity: { value: 5, unit: 'mPa·s' },
      vapourPressure: { value: 5, unit: 'smiles' },
      partitionCoefficient: { value: 3, unit: 'g' },
      relativeVapourDensity: { value: 3 },
    },
    composition: [
      ingredient,
      { ...ingredient, contentRange: '20 – 10' },
      { ...ingredient, contentRange: '120', content: undefined },
      { ...ingredient, contentRange: 'much', content: undefined },
      { ...ingredient, contentRange: '21', isClassificationUnknown: true, classification: [] },
      {
        ...ingredient,
        contentRange: '≥ 20',
        classification: [
          { category: 'Acute Tox. 4', h: ['H302'] },
          { category: 'Skin Corr. 9', h: ['H314'] },
        ],
        euh: ['EUH070', 'EUH029'],
        limits: [
          'Skin Corr. 1A; H314: C ≥ 5',
          'Skin Corr. 1A; H314: C ≥ 500 %',
          'Skin Irrit. 2; H999: C ≥ 5 %',
          'words',
          'ATE (H302) = 5 mg/l',
          'ATE (H331) = 3 mg/l',
          'ATE (H331) = 3',
          'ATE (H302) ≥ 5 mg/kg',
          'M = 7',
          'Acute Tox. 4; H302: C ≥ 5 %',
          'Skin Corr. 1A; H314: C < 5 %',
          'M (acute) = 10',
          'x; H314: C ≥ 5 %',
        ],
      },
    ],
  };
  const otherFile = {
    logo: 'nothing.svg',
    languages: { sds: ['de', 'de', 'pl'], tds: [] },
    supplier: { ...(file.supplier as Json), email: 'x' },
    attachments: [
      { file: '../a', category: 'x', language: '', status: 'x', created: '2026-01-01' },
      { file: 'b/a', category: 'x', language: '', status: 'x', created: '2026-01-01' },
    ],
  };
  const corrosive = {
    ...ingredient,
    contentRange: '20',
    cas: '7664-93-9',
    euh: ['EUH070'],
    limits: ['M (acute) = 10', 'Acute Tox. 4; H302: C ≥ 5 %', 'Eye Dam. 1; H318: C < 5 %'],
    classification: [...ingredient.classification, { category: 'Aquatic Chronic 1', h: ['H410'] }],
  };
  const unlawfulFacts = {
    audience: 'public',
    basicProperties: {},
    overrides: [],
    markets: {},
    notClassified: {},
    ufi: undefined,
    label: { pictograms: ['GHS02'], signalWord: 'warning', h: ['H225'], p: ['P210', 'P264'], contains: [], euh: [] },
    classification: undefined,
    composition: [
      corrosive,
      { ...corrosive, limits: [] },
      { ...ingredient, name: { en: 'cement' }, content: 0.1 },
      { ...ingredient, name: { en: 'new' }, contentRange: '20', classification: [], isClassificationUnknown: true },
    ],
  };
  const typed = { label: { p: [], euh: [] }, classification: [{ category: 'Flam. Liq. 2', h: ['H225'] }] };
  const annexVI = {
    kind: 'annexVI',
    published: '2025-09-01',
    cas: '7664-93-9',
    ec: null,
    name: 'acid',
    data: { classification: [{ category: 'Met. Corr. 1', h: ['H290'] }], limits: [], euh: [], notes: 'B' },
  };
  const lists = { loaded: [], entries: [annexVI], today } as unknown as KnownLists;
  const versions = (ownFacts: Json) => [{ text: '1.0', created: '2999-01-01', facts: { ...facts, ...ownFacts } }];
  const substance = acetoneFile() as unknown as Json;
  Object.assign(factsOf(substance), { ufi: 'KMTT-DSP3-7FD7-6RWY', label: { p: [], contains: [] }, classification: [] });
  return [
    inputOf({ ...file, ...wrongFile, versions: versions(wrongValues) }),
    inputOf({ ...file, ...otherFile, versions: versions(wrongFacts) }),
    { ...inputOf({ ...file, versions: versions(unlawfulFacts) }), lists },
    { ...inputOf({ ...file, versions: versions({ ...unlawfulFacts, ...typed }) }), lists },
    inputOf(substance),
    inputOf({ ...substance, languages: { sds: [], tds: [] }, versions: [{ text: '?', facts: [] }] }),
    inputOf({}),
  ];
}

test('findings about a draft are in the language that is asked for, whatever is wrong', () => {
  const found = faulty().map((draft) => openDraft(draft).findings);
  const english = new Set(found.flatMap((opened) => draftFindings(opened, 'en').map(({ message }) => message)));
  for (const language of ['de', 'el'] as const) {
    const findings = found.flatMap((opened) => draftFindings(opened, language));
    expect(findings.filter((finding) => finding.language !== language || english.has(finding.message))).toEqual([]);
    expect(findings.length).toBeGreaterThan(150);
  }
});

test('each point of the checklist leads to the section where its remedy is', async () => {
  const file = acetoneFile() as unknown as Json;
  Object.assign(factsOf(file), {
    label: { p: [], h: [], contains: [] },
    transport: null,
    exposureLimits: [{ law: 'x' }],
    phrases: {},
  });
  const { checklist } = await previewDraft(inputOf(file), { ...request, want: ['checklist'] });
  const points = checklist?.points.filter(({ met }) => !met) ?? [];
  expect(points).toEqual(
    expect.arrayContaining(
      (
        [
          ['0-5', 'languages', 'add the language to those of the safety data sheet'],
          ['2.2-3', 'label', 'choose ‘As derived again’ at ‘Hazard statements’'],
          ['8.2-6', 'texts', 'add standard phrases or a free text to 8.2.2'],
          ['9.1-c', 'properties', 'fill in ‘Odour’, or write why it is not available'],
        ] as const
      ).map(([id, section, remedy]) => expect.objectContaining({ id, section, remedy })),
    ),
  );
});

test('the checklist of a draft compares with the lists that are loaded, as publishing does, and counts what is open', async () => {
  const draft = inputOf(acetoneFile() as unknown as Json);
  const loaded = (['candidateList', 'annexXIV', 'annexXVII'] as const).map((kind) => ({
    kind,
    published: '2026-08-24',
  }));
  const checklistOf = async (lists?: KnownLists) => {
    const { checklist } = await previewDraft({ ...draft, lists }, { ...request, want: ['checklist'] });
    const { points, ...counts } = checklist!;
    const count = (expectedResult: string) => points.filter(({ result }) => result === expectedResult).length;
    expect(counts).toEqual({
      met: count('met'),
      notMet: count('notMet'),
      notAssessed: count('notAssessed'),
      total: points.length,
    });
    expect(points.filter(({ met, result }) => met !== (result === 'met'))).toEqual([]);
    return points.find(({ id }) => id === '15.1-2');
  };
  expect(await checklistOf()).toMatchObject({
    met: false,
    result: 'notAssessed',
    why: expect.stringMatching(/^not compared with REACH Annex XVII/),
    remedy: expect.stringContaining('ask the operator to load the list'),
  });
  expect(await checklistOf({ loaded, entries: [], today: '2026-11-01' })).toMatchObject({ result: 'met' });
});

describe('a saved section', () => {
  const draft = inputOf(mixture());
  const read = (content: Uint8Array, section: SectionName = 'ingredients', saved = draft.sections[section]) =>
    readSection({ bytes: content, section, before: saved, draft, settler });
  const ingredients = (count: number, name = 'a') => ({
    facts: {
      composition: Array.from({ length: count }, (_, index) => ({ name: { en: `${name}${index}` }, content: index })),
    },
    product: {},
  });

  test('gives its changes by field, and more than 200 as one', () => {
    const facts = factsOf(mixture());
    const [first] = facts.composition as [Json];
    const changed = {
      facts: { composition: [{ ...first, content: 77 }, ...(facts.composition as Json[]).slice(1)] },
      product: draft.sections.ingredients.product ?? {},
    };
    expect(read(bytes(changed))).toMatchObject({
      changes: [{ field: '/versions/0/facts/composition/0/content', before: first.content, after: 77 }],
    });
    const many = read(bytes(ingredients(maxChanges + 50)));
    expect(many).toMatchObject({ changes: [{ field: '' }] });
    expect(read(bytes(draft.sections.ingredients))).toMatchObject({ changes: [] });
  });

  test('is compared with what is stored, also where the file has another value', () => {
    const stored = { version: { ...draft.sections.version.version, id: 31 } };
    expect(read(bytes(stored), 'version', stored)).toMatchObject({ changes: [] });
  });

  test('may be wrong, but not out of bounds', () => {
    const refusal = (value: unknown, section?: SectionName) => {
      const found = read(typeof value === 'string' ? new TextEncoder().encode(value) : bytes(value), section);
      return 'error' in found ? `${found.error}: ${found.message}` : null;
    };
    expect(refusal({ facts: { composition: 'no list' } })).toBeNull();
    expect(refusal({ product: { gtin: '1' }, facts: { ufi: 'x', name: 5 } }, 'identity')).toBeNull();
    expect(refusal(ingredients(1000))).toBeNull();
    expect(refusal(ingredients(1, 'x'.repeat(1_000_000)))).toBeNull();
    expect(refusal(ingredients(5000))).toBe('invalid_json: has more than 1,000 entries in one list or object');
    expect(refusal({ facts: { label: {} } })).toBe(
      'invalid_section: facts.label is not a field of the section ingredients',
    );
    expect(refusal({ constructor: { a: 1 } })).toBe(
      'invalid_section: constructor is not a field of the section ingredients',
    );
    expect(refusal([])).toBe('invalid_section: must be an object with product, facts or version');
    expect(refusal('{"facts":')).toMatch(/^invalid_json: is not JSON/);
    expect(refusal('[[[['.repeat(50_000))).toMatch(/^invalid_json: is nested too deeply/);
    expect(refusal('{"facts":{"composition":"\\u0000"}}')).toMatch(/^invalid_section: .*not text/);
  });
});

describe('what cannot be read', () => {
  const problemOf = (source: Parameters<typeof convertSource>[0], language: 'en' | 'de' | 'el') =>
    convertSource(source, language).problems.map(({ file, line, field, message }) => ({ file, line, field, message }));
  const xml = (text: string) => ({ kind: 'esdscom' as const, files: [{ name: 'a.xml', text }] });

  test.each([
    [{ kind: 'file' as const, text: '{"code": 1' }, null, 1, null, 'ist kein JSON: der Text endet zu früh'],
    [{ kind: 'file' as const, text: '{"code": 1, "code": 2}' }, null, 1, '/code', 'kommt doppelt vor'],
    [{ kind: 'table' as const, text: 'code;farbe' }, null, 1, 'farbe', /^ist keine Spalte/],
    [
      { kind: 'table' as const, text: 'code,wgk\nA' },
      null,
      2,
      null,
      /^ist keine lesbare Tabelle \(CSV\): die Zeile hat/,
    ],
    [xml('Sicherheitsdatenblatt'), 'a.xml', 1, null, 'ist kein gültiges XML: Text steht außerhalb der Elemente'],
    [xml('<a/>'), 'a.xml', 1, null, 'ist kein eSDScom-XML: das äußerste Element ist „a“ statt „DatasheetFeed“'],
    // The text has been decoded, whatever it declares.
    [xml('<?xml version="1.0" encoding="ISO-8859-1"?><ä/>'), 'a.xml', 1, null, /„ä“/],
  ])('is said in the language of the reader: %j', (source, file, line, field, message) => {
    expect(problemOf(source, 'de')).toEqual([{ file, line, field, message: expect.stringMatching(message) }]);
    const [english] = problemOf(source, 'en');
    const [greek] = problemOf(source, 'el');
    expect(greek!.message).toMatch(/\p{Script=Greek}{4}/u);
    expect(english!.message).not.toBe(greek!.message);
  });
});

describe('a draft beside the stored version', () => {
  test('differs in no fact where a value is empty in the one and absent in the other, unless emptiness says something', () => {
    const valuesIn = (value: unknown, path: string[]): string[][] =>
      typeof value !== 'object' || value === null || Object.keys(value).length === 0
        ? [path]
        : Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, [...path, key]));
    const completed = (file: Json) => {
      const { data } = productFile.safeParse(file);
      return data && completeProduct(data);
    };
    const emptied = ['exposureLimits', 'regulatory', 'phrases', 'texts', 'statementPlaces', 'studies', 'changes'];
    const file = JSON.parse(JSON.stringify(acetoneFile())) as Json;
    for (const name of emptied) factsOf(file)[name] = ['phrases', 'texts', 'statementPlaces'].includes(name) ? {} : [];
    Object.assign(file, { gtin: null, logo: null, attachments: [], articles: [] });
    Object.assign(factsOf(file).label as Json, { signalWord: null, pictograms: [], euh: [], contains: [] });
    const isEmpty = (path: string[]) => {
      const value = path.reduce<unknown>((value, key) => (value as Json)[key], file);
      return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
    };
    const empty = valuesIn(file, []).filter(isEmpty);
    expect(empty.length).toBeGreaterThan(15);
    for (const path of empty) {
      const shortened = structuredClone(file);
      const parent = path.slice(0, -1).reduce<unknown>((value, key) => (value as Json)[key], shortened) as Json;
      delete parent[path.at(-1)!];
      const [whole, other] = [completed(file), completed(shortened)];
      if (!other) continue;
      const isSame = JSON.stringify(whole) === JSON.stringify(other);
      // What says something in one place may say nothing in another.
      if (!isSame) expect([path, factChangesOf(file, shortened)]).not.toEqual([path, []]);
      else if (emptied.includes(path.at(-1)!)) expect([path, factChangesOf(file, shortened)]).toEqual([path, []]);
    }
    expect(factChangesOf({ a: { b: [], c: null } }, {})).toEqual([]);
    expect(factChangesOf({ facts: { transport: null } }, { facts: {} })).toHaveLength(1);
    expect(factChangesOf({ composition: [{}] }, { composition: [] })).toHaveLength(1);
  });

  const stored = { file: acetoneFile(), wasShown: true };

  test('makes the next version where the issued one differs, and none where nothing does', () => {
    const same = compareDraft(inputOf(acetoneFile()), stored, 'en', 'en');
    expect([same.next, same.facts, same.sections]).toEqual([null, [], []]);
    const file = acetoneFile();
    file.versions[0]!.facts.wasteCode = '14 06 03*';
    const { next, facts, sections } = compareDraft(inputOf(file), stored, 'en', 'en');
    expect([next, sections]).toEqual(['2.0', [13]]);
    expect(facts).toEqual([
      { section: 'properties', pointer: '/versions/0/facts/wasteCode', before: null, after: '14 06 03*' },
    ]);
    const { objections } = compareDraft(inputOf(file), stored, 'en', 'de');
    const [objection] = objections.filter(({ message }) => message.startsWith('Punkt '));
    expect(objection).toMatchObject({ language: 'de', message: expect.stringContaining('Sprachen des Marktes') });
    expect(compareDraft(inputOf(file), { ...stored, wasShown: false }, 'en', 'en').next).toBe('1.0');
    expect(compareDraft(inputOf(file), null, 'en', 'en')).toMatchObject({ next: '1.0', facts: [], sections: null });
  });
});
