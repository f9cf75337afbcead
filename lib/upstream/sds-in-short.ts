import 'server-only';
import { z } from 'zod';
import type { HazardSummary } from '@/lib/domain/sds/hazard-summary';
import type { SdsHistory } from '@/lib/domain/sds/sds';
import { flag, group, list, required, text } from '@/lib/upstream/lenient';
import { maxJsonBytes } from '@/lib/upstream/product';
import { get } from '@/lib/upstream/transport/client';
import type { CallContext } from '@/lib/upstream/transport/call';
import { parseJson } from '@/lib/upstream/transport/response-body';

interface Sheet {
  id: number;
  /** Document language. */
  lang: number;
  market: string | null;
}

const named = list(z.object({ code: z.string().regex(/^[A-Z][\w+-]{1,40}$/), text: required }));
const airborne = z
  .object({ mg_m3: z.number().nonnegative().nullish(), ppm: z.number().nonnegative().nullish() })
  .refine(({ mg_m3, ppm }) => typeof mg_m3 === 'number' || typeof ppm === 'number')
  .transform(({ mg_m3, ppm }) => ({ mgPerM3: mg_m3 ?? null, ppm: ppm ?? null }))
  .nullish()
  .transform((value) => value ?? null);

const transport = z
  .object({
    un: required,
    name: text,
    class: required,
    packing_group: text,
    labels: named,
    hazard_number: text,
    tunnel_code: text,
    limited_quantity: text,
  })
  .transform((goods) => ({
    un: goods.un,
    name: goods.name ?? '',
    hazardClass: goods.class,
    packingGroup: goods.packing_group,
    labels: goods.labels,
    hazardNumber: goods.hazard_number,
    tunnelCode: goods.tunnel_code,
    limitedQuantity: goods.limited_quantity,
  }));

// A missing limit, a missing 'not known' or a missing dangerous good would be a false statement: the schema is strict there.
const hazardSummary = z
  .object({
    version: group({ text: required, created: text }),
    country: text,
    signal_word: z.object({ code: z.enum(['danger', 'warning']), text: z.string() }).nullable(),
    hazards_known: z.boolean(),
    // A platform that asks for no open classes does not send them.
    open_classes: z.array(required).default([]),
    pictograms: named,
    statements: named,
    equipment: list(z.object({ label: required, lines: list(required) })),
    signs: named,
    has_national_limits: z.boolean(),
    limits: z
      .array(
        z.object({
          agent: z.string(),
          law: z.string(),
          country: z.string(),
          twa: airborne,
          stel: airborne,
          skin: flag,
          note: text,
        }),
      )
      .max(500),
    flash_point: text,
    storage_class: text,
    transport: transport.nullable(),
  })
  .transform((data): HazardSummary => ({
    version: data.version,
    country: data.country,
    signalWord: data.signal_word,
    isHazardKnown: data.hazards_known,
    openClasses: data.open_classes,
    pictograms: data.pictograms,
    statements: data.statements,
    equipment: data.equipment,
    signs: data.signs,
    limits: data.limits,
    hasNationalLimits: data.has_national_limits,
    flashPoint: data.flash_point,
    storageClass: data.storage_class,
    transport: data.transport,
  }));

const sections = list(z.object({ id: z.coerce.number().int(), title: required }));
const history = z
  .object({
    versions: list(
      z.object({
        id: z.union([z.string(), z.number()]).transform(String),
        text: required,
        created: text,
        changes: list(required),
        sections: z.union([z.null(), sections]),
      }),
    ),
  })
  .transform(({ versions }): SdsHistory => versions);

// Each throws UpstreamError: `not-found` without a valid SDS, or an outage.

/** 3.8, "Hazards in short" */
export const fetchHazardSummary = ({ id, lang, market }: Sheet, callContext: CallContext): Promise<HazardSummary> =>
  get(
    {
      callClass: 'document',
      path: `/api/v1/sdsRender/hazards/-${id}/${lang}`,
      callContext,
      query: { market: market ?? undefined },
      maxBytes: maxJsonBytes,
    },
    parseJson(hazardSummary),
  );

/** 3.8, "Versions" */
export const fetchSdsHistory = ({ id, lang, market }: Sheet, callContext: CallContext): Promise<SdsHistory> =>
  get(
    {
      callClass: 'comparison',
      path: `/api/v1/sdsRender/history/-${id}/${lang}`,
      callContext,
      query: { market: market ?? undefined },
      maxBytes: maxJsonBytes,
    },
    parseJson(history),
  );
