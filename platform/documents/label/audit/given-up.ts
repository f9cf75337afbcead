import { fill } from '../../../languages/languages.ts';
import { labelAuditPhrases, phrasesFor, provisionText } from '../../../languages/phrases.ts';
import { minXHeightMm } from '../../../law/label/profiles.ts';
import { withNonBreakingSpaces } from '../../blocks/typography.ts';
import type { GivenUpStep } from '../label-picture.ts';
import type { AuditCase } from './audit-case.ts';

/** Something that the label omits or prints otherwise than requested, and why. */
export interface GivenUp {
  /** A step of templates/label-layout.typ, or the type. */
  step: GivenUpStep | 'type';
  message: string;
  /** In the language of the message. */
  provision: string;
  /** The query parameter of the setting that the label does not follow; null if there is none. */
  setting: string | null;
}

/** The provision of each step, on what must stay or on what may be reduced for it. */
const provisions: Record<GivenUpStep, string> = {
  optional: 'CLP Art. 25(3)',
  qr: 'CLP Art. 25(3)',
  margins: 'CLP Art. 31(3)',
  arrangement: 'CLP Art. 32(1)',
  pictograms: 'CLP Annex I 1.2.1.4, Table 1.3',
  exemption: 'CLP Art. 29(2), Annex I 1.5.2.1',
};

const settings: Record<GivenUpStep, string | null> = {
  optional: null,
  qr: 'qrCode',
  margins: 'padT',
  arrangement: null,
  pictograms: 'dim',
  exemption: 'vseb',
};

/** A difference in type size that is too small to see, in pt. */
const tolerancePt = 0.05;

/** What a label gave up for its mandatory text, in the order in which space is given up, and its type where it is not as requested. */
export function givenUp(auditCase: AuditCase): GivenUp[] {
  const { fit } = auditCase;
  if (!fit.fits) return [];
  const phrases = labelAuditPhrases(auditCase.lang).givenUp;
  const values = valuesOf(auditCase);
  const [exempt, others] = [
    fit.givenUp.filter((step) => step === 'exemption'),
    fit.givenUp.filter((step) => step !== 'exemption'),
  ];
  const row = (step: GivenUpStep): GivenUp => ({
    step,
    message: withNonBreakingSpaces(fill(phrases[step], values[step])),
    provision: provisionText(provisions[step], auditCase.lang),
    setting: settings[step],
  });
  return [...others.map(row), ...typeRow(auditCase), ...exempt.map(row)];
}

function typeRow({ fit, settings: { fontSizePt, packageSize }, profile, litres, facts, lang }: AuditCase): GivenUp[] {
  if (Math.abs(fit.fontPt - fontSizePt) <= tolerancePt) return [];
  const phrases = labelAuditPhrases(lang).givenUp;
  const minimum = minXHeightMm(profile, { size: packageSize, litres, audience: facts.audience });
  const isRaised = fit.fontPt > fontSizePt && minimum !== null && fit.smallestXHeightMm < minimum + 0.05;
  const phrase = fit.fontPt < fontSizePt ? phrases.type : isRaised ? phrases.typeRaised : phrases.typeGrown;
  const figures = { actual: figure(fit.fontPt, lang, 1), requested: figure(fontSizePt, lang, 1) };
  return [
    {
      step: 'type',
      message: withNonBreakingSpaces(fill(phrase, { ...figures, least: figure(minimum ?? 0, lang, 2) })),
      provision: provisionText(profile.provision, lang),
      setting: 'font',
    },
  ];
}

function valuesOf({ fit, settings: { paddingMm }, content, facts, exempt, size, lang }: AuditCase) {
  const sides = ['top', 'right', 'bottom', 'left'] as const;
  const margins = (edges: Record<(typeof sides)[number], number>) =>
    [...new Set(sides.map((side) => edges[side]))].length === 1
      ? figure(edges.top, lang, 1)
      : sides.map((side) => figure(edges[side], lang, 1)).join(' / ');
  const { optionalParts } = labelAuditPhrases(lang);
  const has = (part: (texts: AuditCase['content']['languages'][number]) => unknown) => content.languages.some(part);
  const optional: [keyof typeof optionalParts, boolean][] = [
    ['description', has(({ description }) => description)],
    ['codes', true],
    ['logo', content.logo !== null],
    ['synonyms', has(({ synonyms }) => synonyms.length > 0)],
    ['use', has(({ recommendedUse }) => recommendedUse)],
    ['storage', has(({ storage }) => storage)],
  ];
  const stays = (codes: readonly string[]) => codes.filter((code) => !exempt?.codes.includes(code));
  return {
    optional: { what: optional.flatMap(([part, isThere]) => (isThere ? [optionalParts[part]] : [])).join(', ') },
    qr: { actual: figure(fit.qrEdgeMm ?? 0, lang, 1) },
    margins: { actual: margins(fit.paddingMm), requested: margins(paddingMm) },
    arrangement: {},
    pictograms: {
      actual: figure(fit.pictogramEdgeMm ?? 0, lang, 1),
      requested: figure(size.pictogramEdgeIfPossible ?? size.pictogramEdge, lang, 1),
    },
    exemption: { codes: stays([...facts.label.h, ...facts.label.p]).join(', ') },
  };
}

const figure = (value: number, lang: AuditCase['lang'], digits: number): string =>
  new Intl.NumberFormat(phrasesFor(lang).locale, { maximumFractionDigits: digits }).format(value);
