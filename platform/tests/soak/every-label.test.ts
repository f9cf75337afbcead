import { writeFileSync } from 'node:fs';
import { publishedDemoIds } from '../../../tests/support/demo-products.ts';
import { holdAgainstLaw, languages, type LabelOutcome, packs } from '../documents/label/law-of-label.ts';

const products = publishedDemoIds.filter((id) => id !== 1022);
const profiles = ['clp-now', 'clp-2028'];

/** With LABEL_TABLE=file the outcomes are written there as a table. */
const tableFile = process.env['LABEL_TABLE'];

const row = ({ title, refused, fontPt, xHeightMm, givenUp, faults }: LabelOutcome) =>
  `| ${title} | ${refused ? `refused; fits ${refused.join('; ')}` : `${fontPt.toFixed(1)} pt, x ${xHeightMm.toFixed(2)} mm`} | ${givenUp} | ${faults.join(' ')} |`;

test('every product on four sizes in one, two and three languages is complete, or refused with a size that carries it', async () => {
  const outcomes: LabelOutcome[] = [];
  for (const profile of profiles) {
    for (const id of products) {
      for (const pack of packs) {
        for (const xlang of languages.slice(0, id === 1021 ? 1 : 3)) {
          outcomes.push(await holdAgainstLaw(id, { ...pack, xlang, profile }));
        }
      }
    }
  }
  if (tableFile) writeFileSync(tableFile, outcomes.map(row).join('\n'));
  expect(outcomes.filter(({ faults }) => faults.length > 0).map(({ title, faults }) => [title, faults])).toEqual([]);
}, 1_200_000);
