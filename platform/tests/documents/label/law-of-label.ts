import { auditLabel } from '../../../documents/label/audit/audit.ts';
import { labelProfile, minXHeightMm } from '../../../law/label/profiles.ts';
import { packLitres } from '../../../law/label/sizes.ts';
import { readWords } from '../pdf/read-words.ts';
import { pdfOf, pictureOf, sizesFor, today } from './printed-label.ts';
import { sampleLabel, type SampleLabel } from './sample-label.ts';

/** Sizes with the packs that they are for. */
export const packs = [
  { dim: '1', emb: '1', vseb: '1 L' },
  { dim: '3', emb: '2', vseb: '10 L' },
  { dim: '4', emb: '3', vseb: '200 L' },
  { dim: '6', emb: '4', vseb: '1000 L' },
] as const;
export const languages = ['2', '2,1', '2,1,3'] as const;

export interface LabelOutcome {
  /** `1001 74 × 105 mm [de, en]` */
  title: string;
  /** Null where it is printed; else the sizes that carry it. */
  refused: string[] | null;
  fontPt: number;
  xHeightMm: number;
  givenUp: string;
  /** What is wrong with it; empty: nothing. */
  faults: string[];
}

const plain = (text: string) => text.replace(/[\s\u200B\u00AD-]+/g, '');

/** Draws a label and holds it against the law: all text of CLP Art. 17, type, and the audit; or a size that carries it. */
export async function holdAgainstLaw(id: number, query: Record<string, string>): Promise<LabelOutcome> {
  const label = sampleLabel(id, query);
  const { settings, facts, content } = label;
  const { fit } = await pictureOf(id, query);
  const profile = labelProfile(today, settings.profile ?? undefined);
  const { widthMm, heightMm } = settings.dimension;
  const outcome = {
    title: `${id} ${widthMm} × ${heightMm} mm [${settings.languages.join(', ')}] ${profile.id}`,
    fontPt: fit.fontPt,
    xHeightMm: fit.smallestXHeightMm,
    givenUp: fit.givenUp.join(', '),
  };
  if (!fit.fits) return { ...outcome, ...(await refusal(id, query)) };
  const pack = { size: settings.packageSize, litres: packLitres(settings.packText), audience: facts.audience };
  const least = minXHeightMm(profile, pack) ?? 0.9;
  const audit = auditLabel({ settings, content, facts, fit, today, profile: profile.id, lang: 'en' });
  return {
    ...outcome,
    refused: null,
    faults: [
      ...(await missingTexts(label)).map((text) => `lacks '${text}'`),
      ...(fit.smallestXHeightMm < least - 1e-6 ? [`x of ${fit.smallestXHeightMm} mm, not ${least}`] : []),
      ...audit.findings.flatMap(({ level, message }) => (level === 'error' ? [message] : [])),
    ],
  };
}

/** The first size that is offered must carry the label. */
async function refusal(id: number, query: Record<string, string>): Promise<Pick<LabelOutcome, 'refused' | 'faults'>> {
  const sizes = await sizesFor(id, query);
  const [first] = sizes;
  if (!first) return { refused: [], faults: ['no size carries it'] };
  const fitting = { ...query, dim: String(first.dim), ...(first.foldOut ? { foldON: '1' } : {}) };
  const missing = await missingTexts(sampleLabel(id, fitting));
  return {
    refused: sizes.map(({ widthMm, heightMm, foldOut }) => `${widthMm} × ${heightMm}${foldOut ? ' fold-out' : ''}`),
    faults: missing.map((text) => `the size offered lacks '${text}'`),
  };
}

/** The texts of CLP Art. 17 that are not in the PDF. */
async function missingTexts(label: SampleLabel): Promise<string[]> {
  const { content } = label;
  const { supplier, ufi, quantity, identifiers } = content;
  const text = plain(
    readWords(await pdfOf(label))
      .map((word) => word.text)
      .join(''),
  );
  const mandatory = [
    ...content.languages.flatMap((texts) => [
      texts.productName,
      ...(texts.signalWord ? [texts.signalWord] : []),
      ...[...texts.hazards, ...texts.precautions, ...texts.supplemental].map((statement) => statement.text),
      ...texts.contains,
      ...texts.notices,
    ]),
    supplier!.name,
    ...supplier!.lines,
    supplier!.telephone ?? '',
    quantity ?? '',
    ufi ?? '',
    ...identifiers.map(({ value }) => value),
  ];
  return mandatory.filter((mandatoryText) => !text.includes(plain(mandatoryText)));
}
