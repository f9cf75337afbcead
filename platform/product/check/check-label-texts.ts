import { figureTexts, languageTexts, messageTexts, numberTexts } from '../../languages/messages.ts';
import { provisionTexts } from '../../languages/phrases.ts';
import { error, type Finding, type Path, warning } from '../findings.ts';
import { labelTextActs, maxLabelTextLength } from '../../law/label/label-texts.ts';
import type { ReadProductFile } from '../product-file.ts';

type SupplementalText = NonNullable<ReadProductFile['versions'][number]['facts']['label']['supplementalTexts']>[number];

/** A tag or an entity of HTML, or emphasis and links of Markdown, which a label would print as they are. */
const markup = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);|\*\*|__|\]\(/iu;

/** Findings about the texts that the newest version has for its label beside the statements of CLP. */
export function labelTextFindings({ versions, languages, state }: ReadProductFile): Finding[] {
  const { supplementalTexts = [], voc } = versions[0]!.facts.label;
  const base: Path = ['versions', 0, 'facts', 'label'];
  return [
    ...supplementalTexts.flatMap((text, index) => {
      const path = [...base, 'supplementalTexts', index, 'wording'];
      return [...wordingFindings(text, path), ...languageFindings(text, languages.sds, path, state === 'published')];
    }),
    ...(voc && voc.maxContent > voc.limitValue
      ? [
          warning(
            [...base, 'voc', 'maxContent'],
            messageTexts('vocOverLimit', {
              limit: figureTexts(voc.limitValue),
              provision: provisionTexts('Directive 2004/42/EC Art. 3(1)'),
            }),
          ),
        ]
      : []),
  ];
}

/** Supplemental information does not make the elements of the label more difficult to identify (CLP Art. 25(3)). */
function wordingFindings({ wording }: SupplementalText, path: Path): Finding[] {
  const provision = provisionTexts('CLP Art. 25(3), 31(3)');
  return Object.entries(wording).flatMap(([lang, text]) => {
    const [found] = markup.exec(text) ?? [];
    return [
      ...(text.length > maxLabelTextLength
        ? [
            error(
              [...path, lang],
              messageTexts('labelTextTooLong', {
                length: numberTexts(text.length),
                limit: numberTexts(maxLabelTextLength),
                provision,
              }),
            ),
          ]
        : []),
      ...(found === undefined
        ? []
        : [error([...path, lang], messageTexts('labelTextMarkup', { markup: found, provision }))]),
    ];
  });
}

/** A label has all its elements in each of its languages (CLP Art. 17(2)); that nothing is written yet is another finding. */
function languageFindings(
  { act, wording }: SupplementalText,
  languages: ReadProductFile['languages']['sds'],
  path: Path,
  isPublished: boolean,
): Finding[] {
  const missing = languages.filter((lang) => wording[lang] === undefined);
  if (missing.length === 0 || Object.keys(wording).length === 0) return [];
  return [
    (isPublished ? error : warning)(
      path,
      messageTexts('labelTextNotIn', {
        languages: missing.map(languageTexts),
        provision: provisionTexts(act === 'supplier' ? 'CLP Art. 17(2)' : `CLP Art. 17(2); ${labelTextActs[act]}`),
      }),
    ),
  ];
}
