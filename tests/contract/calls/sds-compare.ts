import { isSoak, type PlatformClient } from '../talk';

export const sdsCompareCalls = ({ send, fetchDetail }: PlatformClient) =>
  describe('comparison of two SDS versions', () => {
    const address = (product: string, compared?: number | string, original?: number | string) => {
      const query = Object.entries({ compare_version_id: compared, orig_version_id: original })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${value}`);
      return `/api/v1/sdsRender/compare/${product}?${query.join('&')}`;
    };
    const compare = async (product: string, compared: number | string, original: number | string) => {
      const response = await send(address(product, compared, original));
      expect(response.status).toBe(200);
      return response.json() as { html: string; sections: { id: number; title: string }[] };
    };
    const versionsOf = async (id: number) => (await fetchDetail(id)).basic.versions.map((version) => version.id);

    test.each([
      [1, 'SECTION 2: '],
      [2, 'ABSCHNITT 2: '],
    ])('in language %i: marks, and the changed sections only', async (lang, heading) => {
      const [newest, previous] = await versionsOf(1009);
      const { html, sections } = await compare(`-1009/${lang}`, previous!, newest!);
      expect(sections.map(({ id }) => id)).toEqual([2, 3, 4, 11, 15, 16]);
      expect(sections[0]?.title).toContain(heading);
      expect(html).toContain('<del>H373</del>');
      expect(html).toContain('<ins>H372</ins>');
      expect(html.match(/id="section-\d+" class="sds-section sds-changed"/g)).toHaveLength(sections.length);
      expect(html.match(/<section id="section-\d+"/g)).toHaveLength(16);
    });

    test('additions are those of the newer version, whichever parameter names it', async () => {
      const [newest, previous] = await versionsOf(1009);
      expect(await compare('-1009/1', newest!, previous!)).toEqual(await compare('-1009/1', previous!, newest!));
    });

    test('a version compared with itself is that version, without changed sections', async () => {
      const [, previous] = await versionsOf(1001);
      const view = await send(`/api/v1/sdsRender/view/-1001/1?version=${previous}`);
      const { html, sections } = await compare('-1001/1', previous!, previous!);
      expect(sections).toEqual([]);
      expect(html).toBe((view.json() as { html: string }).html);
    });

    test('every version of every product can be compared with every older one', async () => {
      for (let id = 1001; id <= 1017; id += isSoak ? 1 : 4) {
        const versions = await versionsOf(id);
        for (const [position, version] of versions.entries()) {
          for (const older of versions.slice(position + 1)) {
            const { html, sections } = await compare(`-${id}/1`, older, version);
            expect(sections.length).toBeGreaterThan(0);
            expect(html).toMatch(/<ins>/);
          }
        }
      }
    });

    describe('a comparison without a valid SDS version is 404', () => {
      test.each([
        ['an unknown version to compare with', '-1009/1', 1, 10092],
        ['an unknown version in view', '-1009/1', 10091, 1],
        ['the version of another product', '-1009/1', 10091, 10082],
        ['a language that does not exist', '-1009/9999', 10091, 10092],
        ['a product without an SDS', '-1020/1', 10201, 10201],
        ['a product without SDS versions', '-1022/1', 10221, 10221],
      ])('%s', async (_, product, compared, original) => {
        const response = await send(address(product, compared, original));
        expect(response.status).toBe(404);
        expect(response.json()).toEqual({ error: 'No valid SDS version' });
      });

      test('a language in which the product is not valid', async () => {
        const [version] = await versionsOf(1021);
        expect((await send(address('-1021/1', version, version))).status).toBe(404);
        expect((await send(address('-1021/2', version, version))).status).toBe(200);
      });
    });

    test('an unknown product is 404, a removed one 410', async () => {
      expect((await send(address('-999999/1', 1, 2))).status).toBe(404);
      expect((await send(address('-1023/1', 1, 2))).status).toBe(410);
    });

    test.each([
      ['compare_version_id', address('-1009/1', 'x', 10092)],
      ['compare_version_id', address('-1009/1', undefined, 10092)],
      ['orig_version_id', address('-1009/1', 10091, undefined)],
      ['compare_version_id', address('-1009/1', -1, 10092)],
      ['orig_version_id', address('-1009/1', 10091, '%00')],
      ['orig_version_id', address('-1009/1', 10091, '9'.repeat(4000))],
      ['lang', address('-1009/x', 10091, 10092)],
      ['id', address('1009/1', 10091, 10092)],
    ])('a wrong or missing %s is named', async (field, path) => {
      const response = await send(path);
      expect(response.status).toBe(400);
      expect(response.json()).toEqual({ error: 'invalid_parameter', field, message: expect.stringMatching(/^must /) });
    });
  });
