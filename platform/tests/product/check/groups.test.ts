import { expectEach } from '../../../../tests/support/expect-each.ts';
import type { ProductFile } from '../../../product/product-file.ts';
import { checkProduct } from '../../../product/read/read-product-file.ts';
import { isError } from '../../../product/findings.ts';
import { acetoneFile } from '../sample-file.ts';

type Facts = ProductFile['versions'][number]['facts'];

/** The errors at the groups of a product, each with its place in the facts. */
function errorsOf(change: (facts: Facts) => object): string[] {
  const file = acetoneFile();
  const [version] = file.versions;
  const facts = { ...version!.facts, ...change(version!.facts) };
  return checkProduct({ ...file, versions: [{ ...version!, facts }] }).findings.flatMap((finding) =>
    isError(finding) && finding.path.includes('substanceGroups')
      ? [`${finding.path.slice(3).join('.')}: ${finding.message}`]
      : [],
  );
}

const withIngredient = (fields: object) => (facts: Facts) => ({
  composition: [{ ...facts.composition![0]!, ...fields }],
});

const annexXVII = String.raw`\(CLP Annex II 2\.4; REACH Annex XVII 74\(1\)\)`;

test('a group that the composition contradicts is an error at it, with the fact, the provision and the remedy', () =>
  expectEach(
    [
      [
        'a group of other substances',
        withIngredient({ substanceGroups: ['amines', 'isocyanates'] }),
        `^composition\\.0\\.substanceGroups\\.1: 'isocyanates' is a group of other substances than acetone: .* ${annexXVII}; remove the group, or correct the number$`,
      ],
      [
        'none, where the number shows one',
        withIngredient({ name: { en: 'sodium hypochlorite' }, cas: '7681-52-9', substanceGroups: [] }),
        String.raw`^composition\.0\.substanceGroups: the empty list .* 'activeChlorine' .* \(CLP Annex II 2\.6\); leave the list out$`,
      ],
      [
        'a group of the product to which no ingredient belongs',
        () => ({ substanceGroups: ['isocyanates'] }),
        `^substanceGroups\\.0: 'isocyanates' is a group to which no ingredient belongs.* ${annexXVII}; remove the group, or add the ingredient$`,
      ],
    ] as const,
    ([name]) => name,
    ([, change, message]) => expect(errorsOf(change)).toEqual([expect.stringMatching(message)]),
  ));

test('a group that may be right has no finding: of an unknown number, of a group with more members, of a composition with a rest', () =>
  expectEach(
    [
      ['its own group', withIngredient({ cas: '7681-52-9', substanceGroups: ['activeChlorine'] })],
      ['a group of which the table has not all members', withIngredient({ substanceGroups: ['amines'] })],
      [
        'an ingredient without a number',
        withIngredient({ name: { en: 'hardener' }, cas: undefined, substanceGroups: ['isocyanates'] }),
      ],
      [
        'a composition of which half is not named',
        (facts: Facts) => ({
          ...withIngredient({ content: 50, contentRange: '50 %' })(facts),
          substanceGroups: ['isocyanates'],
        }),
      ],
    ] as const,
    ([name]) => name,
    ([, change]) => expect(errorsOf(change)).toEqual([]),
  ));
