import { selectByTurn, type PlatformClient } from '../talk';

export const tdsViewCalls = ({ send, fetchDetail }: PlatformClient) =>
  describe('TDS', () => {
    const fetchTds = async (path: string) => {
      const response = await send(`/api/v1/p/tds/view/${path}`);
      expect(response.status).toBe(200);
      return (response.json() as { html: string }).html;
    };

    test.each([
      [1, 'Technical data sheet', '0.791'],
      [2, 'Technisches Merkblatt', '0,791'],
    ])('language %i: the sections, each an element that can be gone to', async (lang, title, density) => {
      const html = await fetchTds(`${lang}/-1001`);
      for (const id of ['description', 'uses', 'properties', 'processing', 'packaging', 'storage', 'safety'])
        expect(html.split(`id="tds-${id}"`)).toHaveLength(2);
      expect(html).toContain(title);
      expect(html).toContain(density);
      expect(html).toContain('AC-100-25L');
    });

    test.each(Array.from({ length: 17 }, (_, index) => 1001 + index))(
      '%i has one in every version, in a language by turn',
      async (id) => {
        const { basic, validTdsLangs } = await fetchDetail(id);
        expect(basic.tds_versions.length * validTdsLangs.length).toBeGreaterThan(0);
        for (const lang of selectByTurn(id, validTdsLangs)) {
          for (const { version } of basic.tds_versions)
            expect(await fetchTds(`${lang}/-${id}?version=${version}`)).toContain('<article class="tds"');
        }
      },
    );

    test('without parameters the sheet is the newest version', async () => {
      const [newest] = (await fetchDetail(1001)).basic.tds_versions;
      expect(await fetchTds('1/-1001')).toBe(await fetchTds(`1/-1001?version=${newest?.version}`));
    });

    test('an older version renders as it was', async () => {
      expect(await fetchTds('1/-1017')).toContain('at most 5\u202F% of water');
      const older = await fetchTds('1/-1017?version=1');
      expect(older).toContain('at most 10\u202F% of water');
      expect(older).not.toContain('WF-100-2.5L');
    });

    test.each([
      ['an unknown version', '1/-1001?version=3'],
      ['the largest version there can be', '1/-1001?version=999999999999'],
      ['a language that is not valid', '1/-1021'],
      ['a language that does not exist', '9999/-1001'],
      ['TDS not enabled', '1/-1018'],
      ['its document flag off', '1/-1019'],
      ['no version', '1/-1022'],
    ])('there is no TDS for %s', async (_, path) => {
      const response = await send(`/api/v1/p/tds/view/${path}`);
      expect(response.status).toBe(404);
      expect(response.json()).toEqual({ error: 'No valid TDS version' });
    });

    test.each([
      ['a product that never was', '1/-999999', 404, { error: 'not_found' }],
      ['a removed product', '1/-1023', 410, { error: 'removed' }],
      ['no language id', 'x/-1001', 400, { error: 'invalid_parameter', field: 'lang' }],
      ['no permalink id', '1/1001', 400, { error: 'invalid_parameter', field: 'id' }],
      ['no version number', '1/-1001?version=-1', 400, { error: 'invalid_parameter', field: 'version' }],
    ])('the sheet is refused for %s', async (_, path, status, body) => {
      const response = await send(`/api/v1/p/tds/view/${path}`);
      expect(response.status).toBe(status);
      expect(response.json()).toMatchObject(body);
    });
  });
