import type { PlatformClient } from '../talk';

export const productStates = ({ send, fetchDetail }: PlatformClient) =>
  describe('the states of the catalogue', () => {
    const states: [number, string, Record<string, unknown>][] = [
      [1018, 'TDS not enabled', { tds_enabled: false }],
      [
        1019,
        'TDS enabled, its document flag off',
        { tds_enabled: true, doc: { sds: true, tds: false, lbl: true, ipi: true } },
      ],
      [1020, 'a label, no SDS', { sds_exists: false, lang_exists: true, doc: { sds: false, lbl: true } }],
      [1021, 'German only', { sds_exists: true, defaults: { xlang: '2' } }],
      [1022, 'SDS flags on', { sds_exists: true, lang_exists: true, doc: { sds: true } }],
      [1024, 'complete', { sds_exists: true, doc: { sds: true } }],
    ];
    test.each(states)('product %i has the state: %s', async (id, _, expected) => {
      expect((await fetchDetail(id)).edit_param).toMatchObject(expected);
    });

    test('1020 has a version and valid languages', async () => {
      const { basic, validLangs } = await fetchDetail(1020);
      expect(basic.versions.length).toBeGreaterThan(0);
      expect(validLangs.length).toBeGreaterThan(0);
    });

    test('1021 is valid in German alone', async () => {
      const { validLangs, edit_param } = await fetchDetail(1021);
      expect(validLangs).toEqual([2]);
      expect(edit_param.languages.filter(({ valid }) => valid).map(({ id }) => id)).toEqual([2]);
    });

    test('1022 has no SDS version', async () => {
      const { basic, sds } = await fetchDetail(1022);
      expect(basic.versions).toEqual([]);
      expect(sds).toMatchObject({ created: null, revision: null });
    });

    test.each([
      [1018, 1, 200],
      [1019, 1, 200],
      [1020, 1, 404],
      [1021, 1, 404],
      [1021, 2, 200],
      [1022, 1, 404],
      [1023, 1, 410],
      [1024, 1, 200],
      [999999, 1, 404],
    ])('the SDS of %i in language %i answers %i', async (id, lang, status) => {
      expect((await send(`/api/v1/sdsRender/view/-${id}/${lang}`)).status).toBe(status);
    });
  });
