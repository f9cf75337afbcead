import { selectByTurn, isSoak, type PlatformClient } from '../talk';

const products = Array.from({ length: 17 }, (_, index) => 1001 + index);

export const sdsViewCalls = ({ send, fetchDetail }: PlatformClient) =>
  describe('SDS', () => {
    const fetchSds = async (path: string) => {
      const response = await send(`/api/v1/sdsRender/view/${path}`);
      expect(response.status).toBe(200);
      return response.json() as { html: string; sections: { id: number; title: string }[] };
    };

    test.each([
      [1, 'SECTION 1'],
      [2, 'ABSCHNITT 1'],
    ])('language %i: sixteen sections, each an element that can be gone to', async (lang, heading) => {
      const { html, sections } = await fetchSds(`-1001/${lang}?qrCode=1`);
      expect(sections.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
      for (const { id, title } of sections) {
        expect(html.split(`id="section-${id}"`)).toHaveLength(2);
        expect(title).not.toBe('');
      }
      expect(html.toUpperCase()).toContain(heading);
    });

    test.each(isSoak ? products : products.filter((id) => id % 4 === 1))(
      '%i has one in every version, in a language by turn',
      async (id) => {
        const { basic, validLangs } = await fetchDetail(id);
        for (const lang of selectByTurn(id, validLangs)) {
          for (const version of basic.versions) {
            expect((await fetchSds(`-${id}/${lang}?version=${version.id}`)).sections).toHaveLength(16);
          }
        }
      },
    );

    test('a substance has subsection 3.1, a mixture 3.2', async () => {
      expect((await fetchSds('-1001/1')).html).toMatch(/3\.1\b/);
      expect((await fetchSds('-1017/1')).html).toMatch(/3\.2\b/);
    });

    test('without parameters the sheet is the newest version with the QR code', async () => {
      const { basic } = await fetchDetail(1001);
      const plain = await fetchSds('-1001/1');
      expect(plain).toEqual(await fetchSds(`-1001/1?version=${basic.versions[0]?.id}&qrCode=1`));
      expect(plain).not.toEqual(await fetchSds('-1001/1?qrCode=0'));
    });

    test('for a country it has the law of that country, and a country that does not exist is refused', async () => {
      const markets = (await fetchDetail(1001)).sds.markets;
      expect(markets.find(({ lang }) => lang === 2)?.countries).toEqual(['DE', 'AT', 'CH', 'BE']);
      const [defaultSheet, german, austrian, belgian] = await Promise.all(
        ['-1001/2', '-1001/2?market=DE', '-1001/2?market=AT', '-1001/3?market=BE'].map((path) => fetchSds(path)),
      );
      expect(german).toEqual(defaultSheet);
      expect(german!.html).toContain('WGK');
      expect(austrian!.html).toContain('+43 1 406 43 43');
      expect(belgian!.html).toContain('+32 70 245 245');
      expect(austrian!.html + belgian!.html).not.toMatch(/WGK|TRGS|BImSchV/);
      const refused = await send('/api/v1/sdsRender/view/-1001/2?market=UK');
      expect(refused.status).toBe(400);
      expect(refused.json()).toMatchObject({ error: 'invalid_parameter', field: 'market' });
    });

    test('an older version renders as it was', async () => {
      const older = (await fetchDetail(1009)).basic.versions[1];
      expect((await fetchSds('-1009/1')).html).toContain('H372');
      expect((await fetchSds(`-1009/1?version=${older?.id}`)).html).toContain('H373');
    });

    test.each(['-1021/1', '-1001/9999', '-1001/1?version=1', '-1001/1?version=999999999999', '-999999/1'])(
      'the sheet %s is 404',
      async (path) => {
        const response = await send(`/api/v1/sdsRender/view/${path}`);
        expect(response.status).toBe(404);
        if (!path.startsWith('-999999')) expect(response.json()).toEqual({ error: 'No valid SDS version' });
      },
    );
  });
