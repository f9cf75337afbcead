import { findKnownLists, numbersOf } from '../../import/classify/known-lists.ts';
import type { DraftInput } from '../../drafts/open-draft.ts';
import { previewDraft, type PreviewPart } from '../../drafts/preview-draft.ts';
import { splitFile } from '../../product/file-sections.ts';

/** A thinner: CAS numbers and contents in mass %, together 100; the recipe of `tests/e2e/studio-recipe.spec.ts`. */
const recipe: [cas: string, content: number][] = [
  ['67-64-1', 15],
  ['141-78-6', 10],
  ['123-86-4', 10],
  ['1330-20-7', 10],
  ['108-88-3', 5],
  ['71-36-3', 5],
  ['67-63-0', 8],
  ['64-17-5', 5],
  ['78-93-3', 5],
  ['108-10-1', 5],
  ['100-41-4', 2],
  ['111-76-2', 5],
  ['107-98-2', 5],
  ['67-56-1', 1],
  ['7732-18-5', 9],
];
const today = '2026-11-30';

/** The preview of a draft with the recipe, filled in as the Studio does it. */
async function previewOf(want: readonly PreviewPart[], sdsSection = 8, facts: object = {}) {
  const composition: object[] = recipe.map(([cas, content]) => ({ cas, content }));
  const lists = await findKnownLists(null, numbersOf([recipe.map(([cas]) => ({ cas }))]), today);
  const draftOf = (): DraftInput => ({
    sections: splitFile({
      code: 'THINNER',
      languages: { sds: ['en'], tds: [] },
      versions: [
        {
          text: '1.0',
          created: today,
          facts: { kind: 'mixture', audience: 'industrial', name: { en: 'Thinner' }, composition, ...facts },
        },
      ],
    }),
    older: [],
    previousVersions: [],
    stored: [],
    today,
    lists,
  });
  const request = {
    language: 'en' as const,
    interfaceLanguage: 'en' as const,
    sdsSection,
    label: { widthMm: 105, heightMm: 148, languages: [] },
    siteUrl: '',
  };
  const { ingredients } = await previewDraft(draftOf(), { ...request, want: ['findings'] });
  for (const { index, fields } of ingredients!.fill) Object.assign(composition[index]!, fields);
  for (const [index, printed] of ingredients!.ranges.entries())
    Object.assign(composition[index]!, { contentRange: printed!.range });
  return previewDraft(draftOf(), { ...request, want });
}

const measured = {
  basicProperties: {
    physicalState: { en: 'liquid' },
    flashPoint: { value: -5, unit: '°C' },
    boilingPoint: { value: 56, unit: '°C' },
  },
};

test('a recipe of CAS numbers and contents with its measured values is proposed as UN 1993, since none of its ingredients is predominant', async () => {
  const { classification } = await previewOf(['classification'], 8, measured);
  const { kind, entries, missing } = classification!.transport!;
  expect([kind, missing]).toEqual(['entry', []]);
  expect(entries.map(({ transport }) => [transport.un, transport.hazardClass, transport.packingGroup])).toEqual([
    ['UN1993', '3', 'II'],
  ]);
});

/** The text of a section, its parts by a stroke. */
async function textOf(sdsSection: number): Promise<string> {
  const { sds } = await previewOf(['sds'], sdsSection, measured);
  return sds!.html.replace(/(?:<[^>]*>\s*)+/g, ' | ').replace(/[\u00A0\u202F]/g, ' ');
}

test('its sheet has the limits in air of the ingredients and their restrictions, each with its source', async () => {
  const limits = await textOf(8);
  for (const line of [
    'acetone | Directive 2000/39/EC | European Union | 1 210 mg/m³ | 500 ppm',
    'butyl acetate | Directive (EU) 2019/1831 | European Union | 241 mg/m³ | 50 ppm',
    'methanol | Directive 2006/15/EC | European Union | 260 mg/m³ | 200 ppm',
  ])
    expect(limits).toContain(line);
  const restrictions = await textOf(15);
  for (const line of [
    'Restrictions according to REACH, Annex XVII |',
    'entry 48: toluene (108-88-3) – not to be placed on the market for the general public',
    'entry 69: methanol (67-56-1) – not to be placed on the market for the general public',
    'Candidate List (REACH Article 59(10)), as of 1 April 2026 | none found',
  ])
    expect(restrictions).toContain(line);
});
