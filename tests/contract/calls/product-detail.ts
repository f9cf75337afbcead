import { publishedDemoIds } from '../../support/demo-products';
import { detailShape } from '../detail-shape';
import type { PlatformClient } from '../talk';

export const productDetailCalls = ({ send, fetchDetail }: PlatformClient) =>
  describe('product detail', () => {
    test.each([...publishedDemoIds])('product %i has the shape of the contract in both languages', async (id) => {
      const [english, german] = [await fetchDetail(id), await fetchDetail(id, 'de')];
      expect(english.basic).toMatchObject({
        id,
        qr: `https://dossier.example/p/${id}`,
        synonym: { synonym_id: id },
      });
      expect(english.rshp.data.map((row) => row.rshp_id)).toEqual(german.rshp.data.map((row) => row.rshp_id));
      expect(english.clasification.data).toEqual(german.clasification.data);
    });

    test.each([
      ['de', 'Gefahr', 'Einstufung'],
      ['de-AT,de;q=0.9,en;q=0.5', 'Gefahr', 'Einstufung'],
      ['en', 'Danger', 'Classification'],
      ['fr', 'Danger', 'Classification'],
      ['*', 'Danger', 'Classification'],
      ['%%%;q=x,,;', 'Danger', 'Classification'],
    ])('Accept-Language %s: the texts come in that language, else in English', async (language, danger, title) => {
      const detail = await fetchDetail(1001, language);
      expect(detail.health_safety.signal_word).toEqual({ code: 'danger', text: danger });
      expect(detail.clasification.title).toBe(title);
    });

    test.each([
      ['en', '≥\u202f99.5\u202f%', 'Certificate of analysis', 'valid', 'EC 200-662-2'],
      ['de', '≥\u202f99,5\u202f%', 'Analysenzertifikat', 'gültig', 'EG 200-662-2'],
      ['pl', '≥\u202f99,5\u202f%', 'Świadectwo analizy', 'ważny', 'WE 200-662-2'],
    ])(
      'in %s a content is %s, an attachment a %s that is %s, a number %s',
      async (language, content, kind, status, ec) => {
        const { substances, attachments, synonyms } = await fetchDetail(1001, language);
        expect(substances.data[0]?.content_range).toBe(content);
        expect(attachments.data[0]).toMatchObject({ category: kind, status });
        expect(synonyms.flatMap(({ identifiers }) => identifiers)).toContainEqual({ identity: ec });
      },
    );

    test('without Accept-Language the texts are English', async () => {
      const response = await send('/api/v1/products/-1001/detail?m');
      expect(detailShape.parse(response.json()).health_safety.signal_word.text).toBe('Danger');
      expect(response.headers['content-language']).toBe('en');
    });

    test('acetone carries its classification, label and identifiers', async () => {
      const detail = await fetchDetail(1001);
      expect(detail.clasification.data).toEqual({
        'Flam. Liq. 2': ['H225'],
        'Eye Irrit. 2': ['H319'],
        'STOT SE 3': ['H336'],
      });
      expect(detail.health_safety.pictograms.map(({ id }) => id)).toEqual(['GHS02', 'GHS07']);
      expect(detail.health_safety.rshp.map(({ rshp_id }) => rshp_id)).toEqual(['H225', 'H319', 'H336', 'EUH066']);
      expect(detail.rshp.data).toContainEqual({
        rshp_id: 'H225',
        rset: 'H',
        text: 'Highly flammable liquid and vapour.',
        inLabl: 1,
      });
      expect(detail.rshp.data.filter(({ rset }) => rset === 'P').length).toBeGreaterThan(0);
      expect(detail.substances.data[0]).toMatchObject({
        casnr: '67-64-1',
        ecnr: '200-662-2',
        indexnr: '606-001-00-8',
        rshp: expect.stringContaining('Flam. Liq. 2; H225 · Eye Irrit. 2; H319'),
      });
      expect(detail.synonyms.flatMap(({ identifiers }) => identifiers)).toContainEqual({ identity: 'CAS 67-64-1' });
      expect(detail.basic.ufi).toBeUndefined();
    });

    test('the exact content of a mixture’s ingredients stays at home, its ranges are public', async () => {
      const { basic, substances } = await fetchDetail(1012);
      expect(basic.ufi).toBeDefined();
      expect(substances.data.length).toBeGreaterThan(1);
      expect(substances.data.map(({ content }) => content)).toEqual(substances.data.map(() => null));
    });

    test('the supplier’s logo and the pictograms are there to be fetched', async () => {
      const { basic, health_safety } = await fetchDetail(1001);
      const paths = [basic.logo, ...health_safety.pictograms.map(({ id }) => `/v2/assets/pictograms/${id}.svg`)];
      for (const path of paths) expect((await send(path ?? '')).status).toBe(200);
    });

    test('both brands get the same answer', async () => {
      const brands = ['1', 'false'].map((viewport) =>
        send('/api/v1/products/-1001/detail?m', { headers: { 'X-Viewport': viewport } }),
      );
      const [dossier, chemcard] = await Promise.all(brands);
      expect(dossier?.json()).toEqual(chemcard?.json());
    });

    test('an older version answers with its own values: n-hexane was H373 before it was H372', async () => {
      const current = await fetchDetail(1009);
      const older = current.basic.versions[1];
      const former = await fetchDetail(1009, 'en', `?m&version=${older?.id}`);
      expect(Object.values(current.clasification.data).flat()).toContain('H372');
      expect(Object.values(former.clasification.data).flat()).toContain('H373');
      expect(former.basic.revision).toBe(older?.text);
      expect(former.basic.versions).toEqual(current.basic.versions);
    });

    test('versions stand newest first', async () => {
      const { versions, revision } = (await fetchDetail(1001)).basic;
      expect(versions.length).toBeGreaterThanOrEqual(2);
      expect(versions.map(({ text }) => Number(text))).toEqual(
        versions.map(({ text }) => Number(text)).sort((a, b) => b - a),
      );
      expect(revision).toBe(versions[0]?.text);
      expect(versions.map(({ created }) => created)).toEqual(['2026-02-16', '2024-05-06', '2022-11-14']);
    });

    test.each([
      ['a product that never was', '/api/v1/products/-999999/detail?m', 404, 'not_found'],
      ['the largest id there can be', '/api/v1/products/-999999999999/detail?m', 404, 'not_found'],
      ['a removed product', '/api/v1/products/-1023/detail?m', 410, 'removed'],
      ['an unknown version', '/api/v1/products/-1001/detail?m&version=1', 404, 'not_found'],
      ['another product’s version', '/api/v1/products/-1002/detail?m&version=10011', 404, 'not_found'],
    ])('%s', async (_, path, status, error) => {
      const response = await send(path);
      expect(response.status).toBe(status);
      expect(response.json()).toMatchObject({ error });
    });
  });
