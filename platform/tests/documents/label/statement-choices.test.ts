import { expectEach } from '../../../../tests/support/expect-each.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import { placeAlternatives, statementText } from '../../../languages/statements.ts';
import { type ProductFacts, productFacts } from '../../../product/facts.ts';
import { openStatements, statementPlacesOf } from '../../../product/statement-choices.ts';
import { demoCatalogue } from '../../../demo/products/catalogue.ts';

const acetone = productFacts.parse(demoCatalogue[0]!.versions[0]!.facts);

function textOf(code: string, other: Partial<ProductFacts>, lang: 'en' | 'fr' | 'it' | 'es' | 'el' = 'en') {
  const facts = { ...acetone, statementPlaces: {}, label: { ...acetone.label, p: [code] }, ...other };
  return statementText(code, lang, statementPlacesOf(facts)[code]);
}

test('the forms of P260 and P261 follow from the physical state', () =>
  expectEach(
    [
      ['solid', 'Do not breathe dust/fume.'],
      ['gas', 'Do not breathe gas.'],
      ['liquid', 'Do not breathe mist/vapours/spray.'],
    ] as const,
    ([state]) => state,
    ([physicalState, text]) => expect(textOf('P260', { classificationData: { physicalState } })).toBe(text),
  ));

test('of an aerosol they are those of a spray, whatever the state of its contents is', () => {
  const aerosol = { classification: [{ category: 'Aerosol 1', h: ['H222', 'H229'] }] };
  expect(textOf('P260', { ...aerosol, classificationData: { physicalState: 'liquid' } })).toBe(
    'Do not breathe vapours/spray.',
  );
});

test('every language has the six forms, in the order of the law', () =>
  expectEach(
    documentLanguages,
    ({ code }) => code,
    ({ code }) => {
      expect(placeAlternatives('P260', 'forms', code)).toHaveLength(6);
      expect(placeAlternatives('P261', 'forms', code)).toHaveLength(6);
    },
  ));

test('the equipment of P280 follows from section 8', () => {
  expect(textOf('P280', {})).toBe('Wear protective gloves/eye protection.');
  expect(textOf('P280', {}, 'es')).toBe('Llevar guantes/gafas de protección.');
  expect(textOf('P280', {}, 'it')).toBe('Indossare guanti protettivi/Proteggere gli occhi.');
  const corrosive = { classification: [{ category: 'Skin Corr. 1B', h: ['H314'] }] };
  for (const lang of ['en', 'fr', 'it', 'es', 'el'] as const) {
    expect(textOf('P280', corrosive, lang)).toBe(statementText('P280', lang));
  }
});

test('what the author chose stays', () => {
  const statementPlaces = { P280: { equipment: { en: 'eye protection' } } };
  expect(textOf('P280', { statementPlaces })).toBe('Wear eye protection.');
});

test('H370 to H373 name the organs of the classes by which they are given', () => {
  const harming = (...details: (object | undefined)[]) => ({
    classification: details.map((detail, index) => ({
      category: index === 0 ? 'STOT RE 2' : 'STOT RE 2, other',
      h: ['H373'],
      ...(detail && { detail }),
    })),
  });
  const kidneys = { en: 'kidneys', fr: 'reins' };
  const may = (organs: string) => `May cause damage to organs${organs} through prolonged or repeated exposure.`;
  expect(textOf('H373', harming(kidneys))).toBe(may(' (kidneys)'));
  expect(textOf('H373', harming(kidneys, { en: 'liver' }, kidneys))).toBe(may(' (kidneys, liver)'));
  // A list is in one language.
  expect(textOf('H373', harming(kidneys, { en: 'liver' }), 'fr')).not.toContain('(');
  // Of one class it is not known which organs are harmed.
  expect(textOf('H373', harming(kidneys, undefined))).toBe(may(''));
  const enteredOrgans = { statementPlaces: { H373: { organs: { en: 'kidney' } } } };
  expect(textOf('H373', { ...harming(kidneys), ...enteredOrgans })).toBe(may(' (kidney)'));
  expect(textOf('H373', { ...harming(kidneys), ...enteredOrgans }, 'fr')).toContain(' (reins) ');
});

test('without a known state the alternatives stay open', () => {
  const unknown = { ...acetone, basicProperties: {}, statementPlaces: {}, label: { ...acetone.label, p: ['P261'] } };
  expect(openStatements(unknown)).toEqual(['P261']);
  expect(statementPlacesOf(unknown)).toEqual({});
  expect(openStatements(acetone)).toEqual([]);
});
