import { countryName, documentLanguages } from '../../../phrases/languages.ts';
import { labelAuditPhrases } from '../../../phrases/phrases.ts';
import { missingMarketLanguages } from '../../../rules/market-languages.ts';
import type { LabelTexts } from '../label-content.ts';
import type { AuditCase, Check, Draft } from './audit-case.ts';

/** CLP Art. 17(2): the market's languages, and all elements in every language of the label. */
export const languageChecks: Check = (auditCase) => [
  market(auditCase),
  ...auditCase.content.languages.map((texts) => incomplete(auditCase, texts)),
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

function incomplete(auditCase: AuditCase, texts: LabelTexts): Draft | null {
  const missing = missingElements(auditCase, texts);
  if (missing.length === 0) return null;
  const { elements } = labelAuditPhrases(auditCase.lang);
  return {
    code: 'language-incomplete',
    level: 'error',
    provision: 'CLP Art. 17(2)',
    setting: 'xlang',
    values: {
      language: documentLanguages.find(({ code }) => code === texts.lang)?.text ?? texts.lang,
      elements: missing.map((name) => elements[name]).join(', '),
    },
  };
}

type Element = keyof ReturnType<typeof labelAuditPhrases>['elements'];

/** A mixture's name is its trade name, which is the same in every language (CLP Art. 18(3)(a)). */
function missingElements({ facts, settings }: AuditCase, texts: LabelTexts): Element[] {
  const { label } = facts;
  const written = (statements: LabelTexts['hazards']) => statements.filter(({ text }) => text !== '').length;
  const elements: [Element, boolean][] = [
    ['productName', facts.kind === 'substance' ? !facts.name[texts.lang] : !texts.productName],
    ['contains', label.contains.some((name) => !name[texts.lang])],
    ['signalWord', label.signalWord !== null && !texts.signalWord],
    ['hazards', written(texts.hazards) < label.h.length],
    ['precautions', !settings.flags.stavkiOFF && written(texts.precautions) < label.p.length],
    ['supplemental', written(texts.supplemental) < label.euh.length],
  ];
  return elements.filter(([, isMissing]) => isMissing).map(([name]) => name);
}
