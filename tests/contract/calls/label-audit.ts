import { z } from 'zod';
import type { PlatformClient } from '../talk';

const audit = z.strictObject({
  profile: z.string(),
  findings: z.array(
    z.strictObject({
      code: z.string().regex(/^[a-z-]+$/),
      level: z.enum(['error', 'warning', 'info']),
      provision: z.string().min(5),
      message: z.string().min(10),
      setting: z.string().nullable(),
    }),
  ),
  notChecked: z.array(z.strictObject({ code: z.string(), why: z.string().min(10) })),
  refused: z.enum(['pack', 'text']).nullable(),
  printed: z
    .strictObject({
      fontPt: z.number(),
      titlePt: z.number(),
      smallestFontPt: z.number(),
      smallestXHeightMm: z.number(),
      minXHeightMm: z.number().nullable(),
      pictogramEdgeMm: z.number().nullable(),
      qrEdgeMm: z.number().nullable(),
      paddingMm: z.strictObject({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() }),
      widthMm: z.number(),
      heightMm: z.number(),
      panels: z.number(),
    })
    .nullable(),
  givenUp: z.array(
    z.strictObject({
      step: z.string(),
      message: z.string().min(10),
      provision: z.string().min(5),
      setting: z.string().nullable(),
    }),
  ),
  sizes: z.array(
    z.strictObject({
      dim: z.number(),
      widthMm: z.number(),
      heightMm: z.number(),
      foldOut: z.boolean(),
      panels: z.number(),
    }),
  ),
  withoutEffect: z.array(z.string()),
});

export const labelAuditCalls = ({ send }: PlatformClient) =>
  describe('audit of a label', () => {
    const fetchAudit = async (query: string, language = 'en') => {
      const response = await send(`/api/v1/productLabelRender/audit/${query}`, {
        headers: { 'Accept-Language': language },
      });
      expect(response.status).toBe(200);
      expect([response.headers['content-language'], response.headers.vary]).toEqual([language, 'Accept-Language']);
      return audit.parse(response.json());
    };
    const found = async (query: string, code: string) =>
      (await fetchAudit(query)).findings.find((finding) => finding.code === code);

    test('a label as large as its pack wants has no error, and says what nobody checked', async () => {
      const { profile, findings, notChecked } = await fetchAudit('-1001?dim=4&emb=2&vseb=5+l');
      expect(profile).toBe('clp-now');
      expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
      expect(notChecked.length).toBeGreaterThan(0);
    });

    test.each([
      ['-1001?dim=1&xlang=1,2,3,4,5,6,7,8', 'does-not-fit', 'error'],
      ['-1001?dim=1&emb=3', 'label-too-small', 'error'],
    ])('%s: %s', async (query, code, level) => {
      expect(await found(query, code)).toMatchObject({ level });
      expect(await found('-1001?dim=6&emb=3&vseb=60+l', code)).toBeUndefined();
    });

    test('a label that is too small is refused with sizes that carry it, which are drawn and have no error', async () => {
      for (const [query, reason] of [
        ['dim=1&emb=1&xlang=1,2,3&vseb=1+l', 'text'],
        ['dim=1&emb=2&vseb=5+l', 'pack'],
      ] as const) {
        const { refused, printed, sizes } = await fetchAudit(`-1008?${query}`);
        expect([refused, printed]).toEqual([reason, null]);
        for (const call of ['view', 'pdf']) {
          const response = await send(`/api/v1/productLabelRender/${call}/-1008?lp=1&${query}`);
          expect([response.status, response.json()]).toEqual([
            422,
            {
              error: 'label_does_not_fit',
              field: 'dim',
              message: expect.stringContaining('it fits on') as string,
              fits: sizes,
            },
          ]);
        }
        const { dim, foldOut } = sizes[0]!;
        const fitting = `-1008?${query.replace('dim=1', `dim=${dim}`)}${foldOut ? '&foldON=1' : ''}`;
        expect((await send(`/api/v1/productLabelRender/view/${fitting}`)).status).toBe(200);
        const audit = await fetchAudit(fitting);
        expect([audit.refused, audit.findings.filter(({ level }) => level === 'error')]).toEqual([null, []]);
      }
    });

    test('a country asks for its languages, and for none more', async () => {
      const missingLanguages = async (query: string) => {
        const { findings } = await fetchAudit(`-1001?${query}`);
        return findings.filter(({ code }) => code === 'market-language-missing').map(({ message }) => message);
      };
      expect(await missingLanguages('market=BE&xlang=2,3')).toEqual([expect.stringContaining('Dutch')]);
      for (const query of ['market=AT&xlang=2', 'market=GB&xlang=2', 'xlang=2'])
        expect(await missingLanguages(query)).toEqual([]);
      expect((await send('/api/v1/productLabelRender/audit/-1001?market=Belgium')).status).toBe(400);
    });

    test('the rules of a later day can be asked for', async () => {
      expect((await fetchAudit('-1001?profile=clp-2028')).profile).toBe('clp-2028');
    });

    test('its texts are in the language of who asks', async () => {
      const [english, german] = [await fetchAudit('-1001?dim=1'), await fetchAudit('-1001?dim=1', 'de')];
      expect(german.findings.map(({ code }) => code)).toEqual(english.findings.map(({ code }) => code));
      expect(german.findings.map(({ message }) => message)).not.toEqual(english.findings.map(({ message }) => message));
    });
  });
