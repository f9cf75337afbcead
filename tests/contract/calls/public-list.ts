import type { PlatformClient } from '../talk';

export const publicListCalls = ({ send }: PlatformClient) =>
  describe('public product list', () => {
    interface Documents {
      sds: boolean;
      tds: boolean;
      lbl: boolean;
      ipi: boolean;
    }
    interface Page {
      data: { id: number; lastmod: string | null; validLangs: number[]; validTdsLangs: number[]; doc: Documents }[];
      total: number;
    }
    const listed = async () => (await send('/api/v1/p/products')).json() as Page;

    test('has every published product once, by id, with its languages and the day of its newest document', async () => {
      const { data, ...rest } = await listed();
      const ids = data.map(({ id }) => id);
      expect(rest).toEqual({ page: 1, pages: 1, total: ids.length });
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
      expect(ids).toEqual(expect.arrayContaining([1001, 1021, 1022, 1024]));
      expect(data.find(({ id }) => id === 1021)?.validLangs).toEqual([2]);
      // Of 1022 no document was issued.
      const days = data.map(({ id, lastmod }) => [id, id === 1022 ? lastmod : /^\d{4}-\d\d-\d\d$/.test(lastmod ?? '')]);
      expect(days).toEqual(ids.map((id) => [id, id === 1022 ? null : true]));
    });

    test.each<[number, string, Documents]>([
      [1001, 'a complete product has all four', { sds: true, tds: true, lbl: true, ipi: true }],
      [1018, 'a TDS that is not enabled is none', { sds: true, tds: false, lbl: true, ipi: true }],
      [1019, 'a TDS whose flag is off is none', { sds: true, tds: false, lbl: true, ipi: true }],
      [1020, 'without an SDS there are no safety instructions', { sds: false, tds: true, lbl: true, ipi: false }],
      [1022, 'without a version there is neither sheet nor label', { sds: false, tds: false, lbl: false, ipi: false }],
    ])('of %i says which documents a visitor can open: %s', async (id, _, expected) => {
      expect((await listed()).data.find((row) => row.id === id)?.doc).toEqual(expected);
    });

    test('has no removed one', async () => {
      expect((await send('/api/v1/products/-1023/detail?m')).status).toBe(410);
      expect((await listed()).data.map(({ id }) => id)).not.toContain(1023);
    });

    test('has nothing behind its last page and none for a page that is no number', async () => {
      expect((await send('/api/v1/p/products?page=2')).json()).toMatchObject({ data: [], page: 2, pages: 1 });
      expect((await send('/api/v1/p/products?page=0')).status).toBe(400);
    });
  });
