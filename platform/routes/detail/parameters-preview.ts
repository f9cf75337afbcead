import { printFigure } from '../../documents/blocks/typography.ts';
import { inLanguage, type LanguageCode } from '../../phrases/languages.ts';
import { phrasesFor } from '../../phrases/phrases.ts';
import type { BasicProperty, ProductFacts } from '../../product/facts.ts';
import type { ProductDetail } from './schema.ts';

/** The values of section 9.1 that characterise a product, in their order of display. */
const previewProperties: BasicProperty[] = [
  'physicalState',
  'colour',
  'odour',
  'boilingPoint',
  'flashPoint',
  'ph',
  'density',
  'solubility',
];

type Property = NonNullable<ProductFacts['basicProperties'][BasicProperty]>;

/** Names and values in `lang`. Values that are not available or do not apply are omitted: the preview is not a data sheet. */
export function parametersPreview({ basicProperties }: ProductFacts, lang: LanguageCode) {
  const { properties } = phrasesFor(lang);
  return previewProperties.flatMap((name): ProductDetail['parameters_preview'] => {
    const property = basicProperties[name];
    const value = property && propertyText(property, lang);
    return value ? [{ name: properties[name], value }] : [];
  });
}

function propertyText(property: Property, lang: LanguageCode): string | null {
  if (property === 'notApplicable') return null;
  if (!('value' in property)) return inLanguage(property, lang);
  const { value, unit, condition } = property;
  const figure = printFigure(unit ? `${value} ${unit}` : value, phrasesFor(lang).locale);
  const conditionText = inLanguage(condition, lang);
  return conditionText ? `${figure} (${conditionText})` : figure;
}
