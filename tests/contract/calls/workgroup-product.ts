import { z } from 'zod';
import { detailShape } from '../detail-shape';
import type { PlatformClient } from '../talk';
import { demoHeaders } from '../visitor';

const figure = z.number().nullable();
const verdict = {
  name: z.string().min(1),
  provision: z.string(),
  value: figure,
  limit: figure,
  unit: z.string().nullable(),
  reasons: z.array(z.string().min(1)),
  steps: z.array(
    z.object({
      ingredient: z.string().min(1),
      content: z.number(),
      limit: figure,
      limit_unit: z.string().nullable(),
      limit_source: z.string().min(1),
      factor: z.number(),
      contribution: z.number(),
      in_sum: z.boolean(),
    }),
  ),
};
/** docs/platform-api.md, section 4.2, written down once more. */
const derivationShape = z.object({
  classes: z.array(
    z.object({
      ...verdict,
      category: z.string().min(1),
      h: z.array(z.string()),
      basis: z.string().min(1),
      declared: z.boolean(),
    }),
  ),
  not_classified: z.array(
    z.object({
      ...verdict,
      outcome: z.enum(['conclusive', 'noData', 'inconclusive', 'notApplicable']),
      outcome_text: z.string().min(1),
    }),
  ),
});

interface Confidential {
  derivation?: unknown;
  material: { data: Record<string, unknown>[] };
  steps: { formulation_mixer: Record<string, unknown>[] };
}

export const workgroupProductCalls = (client: PlatformClient) =>
  describe('own product', () => {
    const { send } = client;
    const fetchOwnDetail = async (id: number | string, headers: Record<string, string> = {}) =>
      send(`/api/v1/products/${id}/detail`, { headers: { ...(await demoHeaders(client)), ...headers } });

    test('is the public detail with formulation, material and derivation', async () => {
      const [response, publicOne] = await Promise.all([fetchOwnDetail(1012), send('/api/v1/products/-1012/detail?m')]);
      const { material, steps, derivation, ...rest } = response.json() as Confidential;
      expect(derivation).toBeDefined();
      expect(material.data[0]).toEqual({
        product_name: 'Canister, HDPE',
        supplier: 'Kemika Primer d.o.o.',
        purpose: 'container',
        content: 96.5,
        volume: null,
        price: 1.12,
        instruction: null,
        child_id: 1,
        child_source: 'M',
      });
      const rows = steps.formulation_mixer;
      expect(rows.filter(({ child_source }) => child_source === 'N').map(({ instruction }) => instruction)).toEqual([
        'Start the stirrer, 120 rpm.',
        'Let cool to below 30 °C.',
      ]);
      expect(rows.reduce((sum, { content }) => sum + Number(content), 0)).toBeCloseTo(100);
      expect(publicOne.json()).toEqual({ ...rest, material: { data: [] }, steps: { formulation_mixer: [] } });
    });

    test('has its texts in the language of the interface', async () => {
      const { steps } = (await fetchOwnDetail(1012, { 'Accept-Language': 'de' })).json() as Confidential;
      expect(steps.formulation_mixer[1]).toMatchObject({ instruction: 'Rührer einschalten, 120 U/min.' });
    });

    test('says how each class of a mixture was found, and why the others are not', async () => {
      const { derivation } = (await fetchOwnDetail(1012, { 'Accept-Language': 'de' })).json() as Confidential;
      const { classes, not_classified: others } = derivationShape.parse(derivation);
      const skin = classes.find(({ category }) => category.startsWith('Skin Corr.'));
      expect(skin).toMatchObject({ h: ['H314'], declared: true });
      expect(skin!.provision).toMatch(/^CLP\sAnhang\sI\s3\.2/);
      const soda = skin!.steps.find(({ ingredient }) => /natriumhydroxid/i.test(ingredient));
      expect(soda).toMatchObject({ content: 3, limit_unit: '%' });
      expect(soda!.contribution).toBeCloseTo((soda!.content * soda!.factor) / soda!.limit!);
      for (const row of others) expect([row.name, row.reasons]).toEqual([row.name, [expect.any(String)]]);
      expect(others.map(({ outcome_text: text }) => text)).toEqual(
        expect.arrayContaining(['Kriterien nicht erfüllt', 'Nicht anwendbar']),
      );
    });

    test('of a substance has no derivation', async () => {
      expect((await fetchOwnDetail(1001)).text).not.toContain('derivation');
    });

    test('without confidential data has empty rows', async () => {
      expect(detailShape.parse((await fetchOwnDetail(1001)).json())).toMatchObject({ basic: { id: 1001 } });
    });

    test('nothing confidential stands in a public answer, whoever asks', async () => {
      for (const id of [1012, 1015, 1017]) {
        const response = await send(`/api/v1/products/-${id}/detail?m`, { headers: await demoHeaders(client) });
        expect(response.json()).toMatchObject({ material: { data: [] }, steps: { formulation_mixer: [] } });
        expect(response.text).not.toMatch(/child_id|Canister|calcium carbonate|"price"|derivation|contribution/);
        const anonymous = await send(`/api/v1/products/-${id}/detail?m`);
        expect(anonymous.text).not.toMatch(/derivation|contribution/);
      }
    });

    test('another workgroup and an anonymous visitor get no derivation', async () => {
      const init = await send('/api/v1/app/init', { headers: await demoHeaders(client) });
      const [, production] = (init.json() as { groups: { id: number }[] }).groups;
      for (const id of [1003, 1005]) {
        expect((await fetchOwnDetail(id)).text).toContain('"derivation"');
        const foreign = await fetchOwnDetail(id, { 'X-Workgroup-Id': String(production?.id) });
        const anonymous = await send(`/api/v1/products/${id}/detail`);
        expect([foreign.status, anonymous.status]).toEqual([404, 401]);
        for (const { text } of [foreign, anonymous]) expect(text).not.toMatch(/derivation|contribution/);
      }
    });

    test('one that the list lacks is not there, a removed one neither', async () => {
      const init = await send('/api/v1/app/init', { headers: await demoHeaders(client) });
      const [, production] = (init.json() as { groups: { id: number }[] }).groups;
      const responses = await Promise.all([
        fetchOwnDetail(1001, { 'X-Workgroup-Id': String(production?.id) }),
        fetchOwnDetail(999999),
        fetchOwnDetail(1023),
      ]);
      for (const response of responses)
        expect([response.status, response.json()]).toEqual([404, { error: 'not_found' }]);
    });

    test('is for logged-in users, and for no cache', async () => {
      for (const id of [1012, 999999]) expect((await send(`/api/v1/products/${id}/detail`)).status).toBe(401);
      expect((await fetchOwnDetail(1012)).headers['cache-control']).toBe('no-store');
    });
  });
