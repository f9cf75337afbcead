import { countryName, labelLanguages } from '../../../languages/languages.ts';
import { labelAuditPhrases } from '../../../languages/phrases.ts';
import { hasStatement } from '../../../languages/statements.ts';
import { missingMarketLanguages } from '../../../law/market-languages.ts';
import { statementPlacesOf } from '../../../product/statement-choices.ts';
import type { LabelTexts } from '../label-content.ts';
import { lacksSupplementalText } from '../supplemental-texts.ts';
import type { AuditCase, Check, Draft } from './audit-case.ts';

/** CLP Art. 17(2): the market's languages, and all elements in every language of the label. */
export const languageChecks: Check = (auditCase) => [
  market(auditCase),
  ...auditCase.content.languages.flatMap((texts) => [
    languageDraft(auditCase, texts, 'language-incomplete', 'error', missingElements(auditCase, texts)),
    languageDraft(auditCase, texts, 'language-incomplete', 'warning', missingPlaces(auditCase, texts)),
    languageDraft(auditCase, texts, 'language-left-out', 'info', leftOut(auditCase, texts)),
  ]),
];

function market({ market: country, content, lang }: AuditCase): Draft | null {
  if (!country) return null;
  const missing = missingMarketLanguages(
    country,
    content.languages.map((texts) => texts.lang),
  );
  if (!missing?.length) return null;
  const names = new Intl.DisplayNames([lang], { type: 'language' });
  return {
    code: 'market-language-missing',
    level: 'error',
    provision: 'CLP Art. 17(2)',
    setting: 'xlang',
    values: {
      country: countryName(country, lang),
      languages: missing.map((code) => names.of(code) ?? code).join(', '),
    },
  };
}

type Element = keyof ReturnType<typeof labelAuditPhrases>['elements'];

function languageDraft(
  { lang }: AuditCase,
  texts: LabelTexts,
  code: 'language-incomplete' | 'language-left-out',
  level: Draft['level'],
  missing: readonly Element[],
): Draft | null {
  if (missing.length === 0) return null;
  const { elements } = labelAuditPhrases(lang);
  return {
    code,
    level,
    provision: 'CLP Art. 17(2)',
    setting: 'xlang',
    values: {
      language: labelLanguages.find(({ code }) => code === texts.lang)?.text ?? texts.lang,
      elements: missing.map((name) => elements[name]).join(', '),
    },
  };
}

/** A mixture's name is its trade name, which is the same in every language (CLP Art. 18(3)(a)). */
function missingElements({ facts, settings }: AuditCase, texts: LabelTexts): Element[] {
  const { label } = facts;
  const written = (statements: LabelTexts['hazards']) =>
    statements.filter(({ code, text }) => text !== '' && hasStatement(code, texts.lang)).length;
  const elements: [Element, boolean][] = [
    ['productName', facts.kind === 'substance' ? !facts.name[texts.lang] : !texts.productName],
    ['contains', label.contains.some((name) => !name[texts.lang])],
    ['signalWord', label.signalWord !== null && !texts.signalWord],
    ['hazards', written(texts.hazards) < label.h.length],
    ['precautions', !settings.flags.stavkiOFF && written(texts.precautions) < label.p.length],
    ['supplemental', written(texts.supplemental) < label.euh.length || lacksSupplementalText(facts, texts.lang)],
  ];
  return elements.filter(([, isMissing]) => isMissing).map(([name]) => name);
}

/** Placeholders of statements for which the product has words in other languages only. */
function missingPlaces({ facts, settings }: AuditCase, { lang }: LabelTexts): Element[] {
  const { label } = facts;
  const places = statementPlacesOf(facts, [lang]);
  const codes = [...label.h, ...(settings.flags.stavkiOFF ? [] : label.p), ...label.euh];
  const isMissing = (code: string) => Object.values(places[code] ?? {}).some((text) => !text[lang]);
  return codes.some(isMissing) ? ['places'] : [];
}

/** Elements that the settings request and the product does not have in the language. */
function leftOut({ facts, settings: { flags } }: AuditCase, texts: LabelTexts): Element[] {
  const elements: [Element, boolean][] = [
    ['description', !flags.opisOFF && Object.keys(facts.description).length > 0 && !texts.description],
    ['recommendedUse', flags.vlusageON && facts.recommendedUse !== undefined && !texts.recommendedUse],
    ['storage', flags.vlstorageON && !texts.storage],
  ];
  return elements.filter(([, isMissing]) => isMissing).map(([name]) => name);
}
