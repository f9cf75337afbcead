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
      ['-1001?dim=1&emb=3', 'pictogram-too-small', 'error'],
    ])('%s: %s', async (query, code, level) => {
      expect(await found(query, code)).toMatchObject({ level });
      expect(await found('-1001?dim=6&emb=3&vseb=60+l', code)).toBeUndefined();
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
