import type { z } from 'zod';
import { labelProfile } from '../../law/label/profiles.ts';
import { labelSizeRule } from '../../law/label/sizes.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { loadLabelLanguages } from '../../languages/label-words.ts';
import { isTooSmallForPack } from './fitting-sizes.ts';
import { buildLabelContent, gtinInCode, hasLabel, type LabelProduct } from './label-content.ts';
import { type JobLabels, LabelJobError } from './label-job.ts';
import { labelParameters, LabelParameterError, labelQuery, type ProductCode } from './label-settings.ts';
import { labelCopies } from './print-settings.ts';

/** `1001`, `1001?dim=3&copies=24&batch=L7`: the permalink id of a product, the label's query and the number of labels. */
const jobLine = /^-?([1-9]\d{0,11})(?:\?(.{0,4000}))?$/;

/** Strict, since a misspelt `copies` would print one label, and a misspelt `batch` a whole job without it. */
const lineQuery = labelQuery.extend({ copies: labelCopies.default(1) }).strict();

interface JobLine {
  id: number;
  query: z.output<typeof lineQuery>;
}

/** Reads a line of a job; `index` counts from 0. @throws LabelJobError with the parameter, `labels[2].batch` */
export function readJobLine(text: string, index: number): JobLine {
  const [, id, search = ''] = jobLine.exec(text.trim()) ?? [];
  if (id === undefined)
    throw new LabelJobError(
      `labels[${index}]`,
      'must be a product and the settings of its label, such as 1001?copies=24',
    );
  const parsed = lineQuery.safeParse(Object.fromEntries(new URLSearchParams(search)));
  if (parsed.success) return { id: Number(id), query: parsed.data };
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys')
    throw new LabelJobError(`labels[${index}].${issue.keys[0]}`, 'is no setting of a label');
  throw new LabelJobError(`labels[${index}].${issue?.path.join('.')}`, issue?.message ?? '');
}

interface JobProduct extends LabelProduct {
  articles: ProductCode[];
  labelDocument: boolean;
  isIssued: boolean;
  validLangs: number[];
  versions: readonly { facts: ProductFacts }[];
}

/**
 * The labels of a line, by the product's newest version and the rules in force `today` (ISO).
 * @throws LabelJobError without a label, for a setting that the product does not have, or for a label that is smaller than CLP allows
 */
export async function jobLabels(
  { query }: JobLine,
  index: number,
  product: JobProduct | undefined,
  { siteUrl, today }: { siteUrl: string; today: string },
): Promise<JobLabels> {
  const [version] = product?.versions ?? [];
  if (!product || !version || !hasLabel(product))
    throw new LabelJobError(`labels[${index}]`, 'must be a product with a label');
  const { facts } = version;
  const settings = settingsOf();
  if (isTooSmallForPack(settings.dimension, settings)) {
    const { widthMm, heightMm } = settings.dimension;
    const { short, long } = labelSizeRule(settings.packageSize).label;
    throw new LabelJobError(
      `labels[${index}].${settings.sheet ? 'sheet' : 'dim'}`,
      `must be at least ${short} × ${long} mm for this pack, not ${widthMm} × ${heightMm} mm (CLP Annex I 1.2.1.4, Table 1.3)`,
    );
  }
  await loadLabelLanguages(settings.languages);
  const profile = labelProfile(today, settings.profile ?? undefined);
  const content = buildLabelContent(product, facts, settings, siteUrl);
  return {
    drawing: { content, settings, facts, profile },
    gtin: gtinInCode(product, settings),
    siteUrl,
    count: query.copies,
  };

  function settingsOf() {
    try {
      return labelParameters(query, product!);
    } catch (error) {
      if (!(error instanceof LabelParameterError)) throw error;
      throw new LabelJobError(`labels[${index}].${error.field}`, error.message);
    }
  }
}
