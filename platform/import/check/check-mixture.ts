import { inLanguage } from '../../phrases/in-language.ts';
import { type MissingToxicity, missingToxicity } from '../../rules/acute-toxicity.ts';
import { type MissingClass, missingInMixture, sharesOf } from '../../rules/mixture-limits.ts';
import { readSpecificLimit } from '../../rules/specific-limits.ts';
import type { LawRule } from './law-rule.ts';
import { warning } from '../../product/findings.ts';

/** CLP Art. 18(3)(b), after the classes that it names. */
const namedOnLabel = /^(Acute Tox|Skin Corr|Eye Dam|Muta|Carc|Repr|Resp\. Sens|Skin Sens|STOT|Asp\. Tox)/;

/** What follows from a mixture's ingredients. */
export const mixture: LawRule = (facts, at) => {
  if (facts.kind !== 'mixture') return [];
  const { classification, composition, label } = facts;
  const sum = composition.reduce((total, { content = 0 }) => total + content, 0);
  const ingredients = composition.map((one) => ({ ...one, name: inLanguage(one.name, 'en') ?? '' }));
  const classes = [...at, 'classification'];
  const causing = classification.find(({ category }) => namedOnLabel.test(category));
  return [
    ...missingInMixture(ingredients, classification).map((missing) => warning(classes, lacksClass(missing))),
    ...missingToxicity(ingredients, classification).map((missing) => warning(classes, lacksToxicity(missing))),
    sum > 100.5 && warning([...at, 'composition'], `adds up to ${Number(sum.toFixed(3))} %`),
    causing !== undefined &&
      label.contains.length === 0 &&
      warning(
        [...at, 'label', 'contains'],
        `is empty; ${causing.category} asks for the substances that cause it (CLP Art. 18(3)(b))`,
      ),
    facts.ufi === undefined &&
      classification.some(({ h }) => h.some((code) => /^H[23]/.test(code))) &&
      warning(at, 'has no ufi; a mixture with health or physical hazards wants one (CLP Annex VIII)'),
  ];
};

const number = (value: number) => Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 20 });

/** With one ingredient: `lacks Carc. 1: formaldehyde has 0.5 %, the limit is 0.1 % (CLP Annex I …)`. */
function lacksClass({ is, provision, parts }: MissingClass): string {
  const [first, ...others] = parts;
  const why =
    others.length === 0
      ? `${first!.name} has ${number(first!.content)} %, the limit is ${number(first!.limit)} %`
      : `${parts.map(({ name, content, limit }) => `${number(content)} of ${number(limit)} % (${name})`).join(' + ')} = ${number(sharesOf(parts))} times the limit`;
  return `lacks ${is}: ${why} (${provision})`;
}

const lacksToxicity = ({ route, category, ate, unit }: MissingToxicity): string =>
  `lacks Acute Tox. ${category} (${route}): the ingredients give an ATE of ${number(ate)} ${unit} (CLP Annex I 3.1.3.6.1)`;

/** Limits of ingredients that no rule can take into account. */
export const specificLimits: LawRule = ({ composition }, at) =>
  composition.flatMap(({ limits }, place) =>
    limits.map(
      (text, inner) =>
        !readSpecificLimit(text) &&
        warning(
          [...at, 'composition', place, 'limits', inner],
          `'${text}' is printed, but no rule reads it; write it as 'Eye Irrit. 2; H319: C ≥ 50 %', 'M (acute) = 10' or 'ATE (H302) = 500 mg/kg'`,
        ),
    ),
  );
