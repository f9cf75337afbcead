import type { Talk } from '../talk';

export const textCalls = ({ ask, run, database }: Talk) =>
  describe('configuration and translations', () => {
    test.each(['development', 'production', 'test'])(
      'the %s configuration names version and flags',
      async (variant) => {
        const answer = await ask(`/v2/assets/config/${variant}.json`);
        expect(answer.status).toBe(200);
        expect(answer.json()).toEqual({
          appVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
          featureFlags: { share: true, label_edit: true, sds_compare: true, changes: true, emergency: true },
        });
      },
    );

    test('another configuration file is not there', async () => {
      expect((await ask('/v2/assets/config/staging.json')).status).toBe(404);
    });

    test.each(['en', 'de', 'fr', 'sl', 'it', 'es', 'pl', 'el'])('interface language %s is known', async (uiLang) => {
      const answer = await ask(`/api/v1/tools/trans/${uiLang}`);
      expect(answer.status).toBe(200);
      expect(answer.json()).toEqual({ data: { app: {} } });
    });

    test.each(['xx', 'EN', 'en_US', '__proto__', '%ff'])('interface language %s is unknown', async (uiLang) => {
      expect((await ask(`/api/v1/tools/trans/${uiLang}`)).status).toBe(404);
    });

    if (database === 'PostgreSQL') {
      test('a wording of the provider’s own comes out under its key', async () => {
        run("insert into translations values ('sl', 'share_products', 'Deli <text-error>izdelke</text-error>')");
        expect((await ask('/api/v1/tools/trans/sl')).json()).toEqual({
          data: { app: { share_products: 'Deli <text-error>izdelke</text-error>' } },
        });
        run('delete from translations');
      });
    }
  });
