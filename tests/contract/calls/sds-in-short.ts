import { isSoak, type PlatformClient } from '../talk';

interface Summary {
  version: { text: string };
  country: string;
  signal_word: { code: string; text: string } | null;
  hazards_known: boolean;
  pictograms: { code: string }[];
  statements: { code: string; text: string }[];
  equipment: { part: string; lines: string[] }[];
  signs: { code: string; text: string }[];
  has_national_limits: boolean;
  limits: { agent: string; law: string; twa: { mg_m3: number; ppm: number | null } | null }[];
  flash_point: string | null;
  storage_class: string | null;
  transport: {
    un: string;
    class: string;
    packing_group: string | null;
    labels: { code: string }[];
    hazard_number: string | null;
  } | null;
}

export const sdsInShortCalls = ({ send, fetchDetail }: PlatformClient) =>
  describe('the safety data sheet in short', () => {
    const fetchSummary = async (path: string) => {
      const response = await send(`/api/v1/sdsRender/hazards/${path}`);
      expect(response.status).toBe(200);
      return response.json() as Summary;
    };

    test('its hazards, protection, limits, storage and transport are values in the sheet’s language', async () => {
      const summary = await fetchSummary('-1001/2');
      expect(summary).toMatchObject({
        country: 'DE',
        signal_word: { code: 'danger', text: 'Gefahr' },
        hazards_known: true,
        pictograms: [{ code: 'GHS02' }, { code: 'GHS07' }],
        signs: [{ code: 'M004', text: 'Augenschutz benutzen' }, { code: 'M009' }, { code: 'M010' }, { code: 'M017' }],
        has_national_limits: true,
        storage_class: '3',
        transport: { un: 'UN1090', class: '3', packing_group: 'II', hazard_number: '33', labels: [{ code: 'ADR3' }] },
      });
      expect(summary.statements[0]).toEqual({ code: 'H225', text: 'Flüssigkeit und Dampf leicht entzündbar.' });
      expect(summary.equipment.map(({ part }) => part)).toEqual(['eyes', 'hands', 'skin', 'respiratory', 'thermal']);
      expect(summary.limits.find(({ law }) => law === 'TRGS 900')).toMatchObject({
        agent: 'Aceton',
        twa: { mg_m3: 1200, ppm: 500 },
      });
      expect(summary.flash_point).toMatch(/°C/);
    });

    test('limits are those of the country that is asked for, and a country without a list has none of its own', async () => {
      const austrian = await fetchSummary('-1001/2?market=AT');
      expect([austrian.country, austrian.limits.some(({ law }) => law === 'TRGS 900')]).toEqual(['AT', false]);
      const icelandic = await fetchSummary('-1001/1?market=IS');
      expect(icelandic.has_national_limits).toBe(false);
    });

    test('of every product signal word and pictograms are those of the detail', async () => {
      for (let id = 1001; id <= 1018; id += isSoak ? 1 : 4) {
        const { health_safety } = await fetchDetail(id);
        const { signal_word, pictograms } = await fetchSummary(`-${id}/1`);
        expect([id, signal_word?.code ?? null]).toEqual([id, health_safety.signal_word.code]);
        expect(pictograms.length).toBeLessThanOrEqual(health_safety.pictograms.length);
      }
    });

    test('its versions are the issued ones, each with the sections that a comparison names', async () => {
      const response = await send('/api/v1/sdsRender/history/-1009/2');
      const { versions } = response.json() as {
        versions: { id: number; text: string; changes: string[]; sections: { id: number; title: string }[] | null }[];
      };
      expect(versions.map(({ id }) => id)).toEqual((await fetchDetail(1009)).basic.versions.map(({ id }) => id));
      expect(versions[0]?.sections?.map(({ id }) => id)).toEqual([2, 3, 4, 11, 15, 16]);
      expect(versions[0]?.sections?.[0]?.title).toContain('ABSCHNITT 2: ');
      expect(versions[0]?.changes).toHaveLength(1);
      expect(versions.at(-1)?.sections).toBeNull();
    });

    test.each(['hazards', 'history'])('%s: without a valid SDS in the language there are none', async (call) => {
      const paths = ['-1022/1', '-999999/1', '-1023/1', '-1001/99', '-1001/1?market=XX'];
      const answers = [];
      for (const path of paths) answers.push((await send(`/api/v1/sdsRender/${call}/${path}`)).status);
      expect(answers).toEqual([404, 404, 410, 404, 400]);
    });
  });
