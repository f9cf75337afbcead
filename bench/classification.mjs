// Benchmarks the derivation of a mixture's classification: 30 and 1,000 ingredients, each with classes, an estimate and limits.
// Run: npm run bench:classification
import { classify } from '../platform/rules/classification/classify.ts';
import { median, report, timesOf } from './figures.mjs';

const classes = [
  ['Acute Tox. 4', 'H302'],
  ['Skin Corr. 1B', 'H314'],
  ['Eye Irrit. 2', 'H319'],
  ['Skin Sens. 1A', 'H317'],
  ['Carc. 2', 'H351'],
  ['STOT SE 3', 'H336'],
  ['Aquatic Chronic 1', 'H410'],
];
const limits = ['Skin Irrit. 2; H315: 0,5 % ≤ C < 2 %', 'M=10', 'EUH031: C ≥ 5 %', 'Skin Sens. 1A; H317: C ≥ 0,0015 %'];

const entry = ([category, h]) => ({ category, h: [h] });

const mixtureOf = (count) => ({
  ingredients: Array.from({ length: count }, (_, index) => {
    const content = 100 / count + index / 1e6;
    return {
      name: `substance ${index}`,
      content: { min: content, max: content },
      classification: [classes[index % classes.length], classes[(index * 3 + 1) % classes.length]].map(entry),
      limits: [`ATE (H302) = ${100 + index * 2} mg/kg`, limits[index % limits.length]],
      euh: [],
    };
  }),
  measured: {
    physicalState: 'liquid',
    isAerosol: false,
    ph: null,
    reserve: null,
    kinematicViscosity40: null,
    flashPoint: null,
    initialBoilingPoint: null,
    sustainsCombustion: null,
  },
  determinations: [],
  placedOnMarket: null,
  isForPublic: null,
});

/** Calls before the measured ones, in which the code is compiled. */
const warmUp = 100;
for (let call = 0; call < warmUp; call += 1) classify(mixtureOf(30));

for (const [count, limit] of [
  [30, 5],
  [1000, 200],
]) {
  const mixtures = Array.from({ length: 20 }, () => mixtureOf(count));
  const times = await timesOf(mixtures, (mixture) => classify(mixture));
  report(`classification of ${count} ingredients`, median(times), 'ms', limit);
}
