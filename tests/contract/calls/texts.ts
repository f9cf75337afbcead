import type { PlatformClient } from '../talk';

export const textCalls = ({ send, run, database, isThorough }: PlatformClient) =>
  describe('configuration and translations', () => {
    if (database === 'PostgreSQL') {
      test('a wording of the provider’s own comes out under its key', async () => {
        run("insert into translations values ('sl', 'share_products', 'Deli <text-error>izdelke</text-error>')");
        expect((await send('/api/v1/tools/trans/sl')).json()).toEqual({
          data: { app: { share_products: 'Deli <text-error>izdelke</text-error>' } },
        });
        run('delete from translations');
      });
    }
    if (!isThorough) return;

    test.each(['development', 'production', 'test'])(
      'the %s configuration names version and flags',
      async (variant) => {
        const response = await send(`/v2/assets/config/${variant}.json`);
        expect(response.status).toBe(200);
        expect(response.json()).toEqual({
          appVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
          featureFlags: { share: true, label_edit: true, sds_compare: true, changes: true, emergency: true },
        });
      },
    );

    test('another configuration file is not there', async () => {
      expect((await send('/v2/assets/config/staging.json')).status).toBe(404);
    });

    test.each(['en', 'de', 'fr', 'sl', 'it', 'es', 'pl', 'el'])('interface language %s is known', async (uiLang) => {
      const response = await send(`/api/v1/tools/trans/${uiLang}`);
      expect(response.status).toBe(200);
      expect(response.json()).toEqual({ data: { app: {} } });
    });

    test.each(['xx', 'EN', 'en_US', '__proto__', '%ff'])('interface language %s is unknown', async (uiLang) => {
      expect((await send(`/api/v1/tools/trans/${uiLang}`)).status).toBe(404);
    });
  });
