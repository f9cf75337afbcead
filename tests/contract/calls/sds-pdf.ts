import { setTimeout as pause } from 'node:timers/promises';
import { typesetterPid } from '../../support/start-platform';
import { a4, pdfOf, readPrinted } from '../printed';
import { isSoak, type PlatformClient } from '../talk';

export const sdsPdfCalls = ({ send, fetchDetail, database, log, run, isThorough }: PlatformClient) =>
  describe('SDS as PDF', () => {
    const fetchPath = (path: string) => send(`/api/v1/sdsRender/sdsPdf/${path}`);
    const fetchPdf = async (path: string) => pdfOf(await fetchPath(path));
    const fetchSheet = async (path: string) => readPrinted(await fetchPdf(path));

    if (database === 'PostgreSQL') {
      describe('after a change behind the platform’s back', () => {
        const newestVersionClause =
          'where product_id = 1012 and number = (select max(number) from product_versions where product_id = 1012)';
        beforeAll(() =>
          run(`create table kept as select v.product_id, v.id, v.facts, p.code
            from product_versions v join products p on p.id = v.product_id where p.id = 1012`),
        );
        afterEach(() => {
          run('update products p set code = k.code from kept k where p.id = k.product_id');
          run(`update product_versions v set facts = k.facts from kept k
            where v.product_id = k.product_id and v.id = k.id`);
        });
        afterAll(() => run('drop table kept'));

        test('a product with a new code has it on its sheet', async () => {
          const sheetBefore = await fetchPdf('-1012/1');
          run("update products set code = 'NEW-CODE-7' where id = 1012");
          const sheet = await fetchPdf('-1012/1');
          expect((await readPrinted(sheetBefore)).text).not.toContain('NEW-CODE-7');
          expect((await readPrinted(sheet)).text).toContain('NEW-CODE-7');
          expect((await fetchPdf('-1012/1')).equals(sheet)).toBe(true);
        });

        test('a version with new facts has them on its sheet', async () => {
          expect((await fetchSheet('-1012/1')).text).not.toContain('Quartz cleaner');
          run(
            `update product_versions set facts = jsonb_set(facts, '{name,en}', '"Quartz cleaner"') ${newestVersionClause}`,
          );
          expect((await fetchSheet('-1012/1')).text).toContain('Quartz cleaner');
        });

        test('a product with more text than can be printed is 422, and its HTML is served', async () => {
          run(
            `update product_versions set facts = jsonb_set(facts, '{texts}', jsonb_build_object('7.3', jsonb_build_object('en', repeat('many words ', 40000)))) ${newestVersionClause}`,
          );
          const response = await fetchPath('-1012/1');
          expect(response.status).toBe(422);
          expect(response.json()).toMatchObject({ error: 'too_large' });
          expect((await send('/api/v1/sdsRender/view/-1012/1')).status).toBe(200);
        });
      });
    }
    if (!isThorough) return;

    test.each([
      [1, 'en', 'SAFETY DATA SHEET', 'SECTION 16'],
      [2, 'de', 'SICHERHEITSDATENBLATT', 'ABSCHNITT 16'],
    ])(
      'in language %i the PDF is a tagged sheet on A4, from the title to section 16',
      async (lang, code, title, last) => {
        const sheet = await fetchSheet(`-1001/${lang}?qrCode=1`);
        expect(sheet).toMatchObject({ size: a4, lang: code, tagged: true, isUniversallyAccessible: true });
        expect(sheet.text.toUpperCase()).toContain(title);
        expect(sheet.text).toContain(last);
        expect(sheet.text).toContain('AC-100');
        expect(sheet.text).toContain('67-64-1');
      },
    );

    test('without parameters the PDF is the newest version with the QR code', async () => {
      const { basic } = await fetchDetail(1001);
      const plain = await fetchPdf('-1001/1');
      const named = await fetchPdf(`-1001/1?version=${basic.versions[0]?.id}&qrCode=1`);
      expect(plain.equals(named)).toBe(true);
      expect(plain.includes('/URI (https://dossier.example/p/1001)')).toBe(true);
    });

    test('without the QR code there is no link', async () => {
      expect((await fetchPdf('-1001/1?qrCode=0')).includes('/URI (')).toBe(false);
    });

    test('an older version prints as it was', async () => {
      const older = (await fetchDetail(1009)).basic.versions[1];
      expect((await fetchSheet('-1009/1')).text).toContain('H372');
      const { text } = await fetchSheet(`-1009/1?version=${older?.id}`);
      expect(text).toContain('H373');
      expect(text).toContain(`Version ${older?.text}`);
    });

    test('many sheets asked for at once all arrive, each of its product', async () => {
      const expectedValue = Array.from({ length: isSoak ? 20 : 4 }, (_, index) => ({
        id: 1001 + (index % 17),
        lang: index < 17 ? 1 : 2,
      }));
      const sheets = await Promise.all(expectedValue.map(({ id, lang }) => fetchSheet(`-${id}/${lang}?qrCode=0`)));
      const codes = await Promise.all(expectedValue.map(async ({ id }) => (await fetchDetail(id)).basic.code_name));
      for (const [index, { text }] of sheets.entries()) expect(text).toContain(codes[index]);
    });

    test('asked for again, a sheet is the same to the byte, and comes more quickly', async () => {
      const timed = async () => {
        const started = performance.now();
        const pdf = await fetchPdf('-1002/2?qrCode=1');
        return { pdf, durationMs: performance.now() - started };
      };
      const first = await timed();
      const again = [await timed(), await timed(), await timed()];
      for (const { pdf } of again) expect(pdf.equals(first.pdf)).toBe(true);
      expect(Math.min(...again.map(({ durationMs }) => durationMs))).toBeLessThan(first.durationMs / 2);
    });

    test('twenty simultaneous requests for one sheet get the same PDF', async () => {
      const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => fetchPdf('-1003/2')));
      for (const pdf of others) expect(pdf.equals(first!)).toBe(true);
    });

    test('HEAD answers like GET, without a body', async () => {
      const { length } = await fetchPdf('-1001/1');
      const response = await send('/api/v1/sdsRender/sdsPdf/-1001/1', { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': String(length) });
      expect(response.body).toHaveLength(0);
    });

    test.each([
      ['a language that is not valid', '-1021/1'],
      ['a language that does not exist', '-1001/9999'],
      ['an unknown version', '-1001/1?version=1'],
      ['the largest version there can be', '-1001/1?version=999999999999'],
      ['a product without an SDS', '-1020/1'],
      ['a product without SDS versions', '-1022/1'],
    ])('the PDF of %s is 404', async (_, path) => {
      const response = await fetchPath(path);
      expect([response.status, response.json()]).toEqual([404, { error: 'No valid SDS version' }]);
    });

    test('an unknown product is 404, a removed one 410', async () => {
      expect((await fetchPath('-999999/1')).status).toBe(404);
      const removed = await fetchPath('-1023/1');
      expect([removed.status, removed.json()]).toEqual([410, { error: 'removed' }]);
    });

    test.each([
      ['1001/1', 'id'],
      ['-0/1', 'id'],
      ['-1001/x', 'lang'],
      ['-1001/0', 'lang'],
      ['-1001/1?version=x', 'version'],
      ['-1001/1?version=-1', 'version'],
      ['-1001/1?qrCode=2', 'qrCode'],
      ['-1001/1?qrCode=', 'qrCode'],
    ])('%s names the wrong parameter', async (path, field) => {
      const response = await fetchPath(path);
      expect(response.status).toBe(400);
      expect(response.json()).toEqual({ error: 'invalid_parameter', field, message: expect.stringMatching(/^must /) });
    });

    test('the calls that print are described in OpenAPI', async () => {
      const { paths } = (await send('/openapi.json')).json() as {
        paths: Record<string, { get: { responses: Record<string, { content: Record<string, unknown> }> } }>;
      };
      for (const path of [
        '/api/v1/sdsRender/sdsPdf/{id}/{lang}',
        '/api/v1/p/tds/pdf/{lang}/{id}',
        '/api/v1/tds/pdf/{lang}/{id}',
        '/api/sdsRender/pdf/{id}/{lang}',
      ]) {
        const { responses } = paths[path]!.get;
        expect(Object.keys(responses)).toEqual(['200', '206', '304', '400', '404', '410', '416', '422', '429', '503']);
        expect(Object.keys(responses[200]!.content)).toEqual(['application/pdf']);
      }
    });

    describe('when the typesetter dies', () => {
      const typesetter = () => typesetterPid(log());
      const readyIs = async (status: number) => {
        for (const end = performance.now() + 60_000; (await send('/readyz')).status !== status; await pause(10)) {
          if (performance.now() > end) throw new Error(`/readyz never was ${status}`);
        }
      };

      test('the platform is not ready until there is another, and then prints again', async () => {
        await readyIs(200);
        const killed = typesetter();
        process.kill(killed, 'SIGKILL');
        await readyIs(503);
        expect((await send('/healthz')).status).toBe(200);
        await readyIs(200);
        expect(typesetter()).not.toBe(killed);
        expect((await fetchSheet('-1004/2?qrCode=0')).tagged).toBe(true);
      });

      test('in its work, one sheet of all is refused and may be asked for again', async () => {
        await readyIs(200);
        const paths = Array.from({ length: isSoak ? 8 : 4 }, (_, index) => `-${1005 + index}/2?qrCode=0`);
        const requested = paths.map(fetchPath);
        await Promise.race(requested);
        process.kill(typesetter(), 'SIGKILL');
        const responses = await Promise.all(requested);
        const refused = responses.filter(({ status }) => status !== 200);
        expect(refused.length).toBeLessThanOrEqual(1);
        for (const response of refused) {
          expect(response.status).toBe(503);
          expect(response.json()).toMatchObject({ error: 'busy' });
          expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
        }
        for (const path of paths) await fetchPdf(path);
      });
    });
  });
