import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfOf } from '../printed';
import type { PlatformClient } from '../talk';

export const sdsXmlCalls = ({ send, fetchDetail }: PlatformClient) =>
  describe('SDS as eSDScom XML', () => {
    const fetchPath = (path: string) => send(`/api/v1/sdsRender/xml/${path}`);
    const fetchXml = async (path: string) => {
      const response = await fetchPath(path);
      expect(response.status).toBe(200);
      expect(response.headers['content-type']).toBe('application/xml');
      return response.body.toString('utf8');
    };

    test.each([
      [1, 'en', 'Acetone'],
      [2, 'de', 'Aceton'],
    ])('in language %i the XML has the product’s name and numbers', async (lang, code, name) => {
      const xml = await fetchXml(`-1001/${lang}`);
      expect(xml).toMatch(
        /^<\?xml version="1.0" encoding="UTF-8"\?>\n<e:DatasheetFeed xmlns:e="http:\/\/www.esdscom.eu\/eSDScom">/,
      );
      expect(xml).toContain(`<FreetextLanguageCode>${code}</FreetextLanguageCode>`);
      expect(xml).toContain(`<TradeName>${name}`);
      expect(xml).toContain('<CasNo>67-64-1</CasNo>');
    });

    test('an older version is as it was', async () => {
      const [newest, older] = (await fetchDetail(1009)).basic.versions;
      expect(await fetchXml('-1009/1')).toBe(await fetchXml(`-1009/1?version=${newest?.id}`));
      expect(await fetchXml('-1009/1')).toContain('<HazardClassCategory>STOT RE 1</HazardClassCategory>');
      const feedBefore = await fetchXml(`-1009/1?version=${older?.id}`);
      expect(feedBefore).toContain('<HazardClassCategory>STOT RE 2</HazardClassCategory>');
      expect(feedBefore).toContain(`<VersionNo>${older?.text}</VersionNo>`);
    });

    test('the detail says that there is one', async () => {
      expect((await fetchDetail(1001)).edit_param.doc.sds_xml).toBe(true);
      expect((await fetchDetail(1020)).edit_param.doc.sds_xml).toBe(false);
    });

    test('the PDF has the same file in it', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'dossier-esdscom-'));
      try {
        const path = join(folder, 'sheet.pdf');
        writeFileSync(path, pdfOf(await send('/api/v1/sdsRender/sdsPdf/-1005/2')));
        execFileSync('pdfdetach', ['-saveall', '-o', folder, path], { stdio: 'ignore' });
        const removeDay = (xml: string) => xml.replace(/<DateGeneratedExport>.*</, '');
        expect(removeDay(readFileSync(join(folder, 'esdscom.xml'), 'utf8'))).toBe(removeDay(await fetchXml('-1005/2')));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });

    test.each([
      ['a language that is not valid', '-1021/1', 404, { error: 'No valid SDS version' }],
      ['an unknown version', '-1001/1?version=1', 404, { error: 'No valid SDS version' }],
      ['a product without an SDS', '-1020/1', 404, { error: 'No valid SDS version' }],
      ['an unknown product', '-999999/1', 404, { error: 'not_found' }],
      ['a removed product', '-1023/1', 410, { error: 'removed' }],
    ])('there is no XML for %s', async (_, path, status, body) => {
      const response = await fetchPath(path);
      expect([response.status, response.json()]).toEqual([status, body]);
    });

    test.each([
      ['1001/1', 'id'],
      ['-1001/x', 'lang'],
      ['-1001/1?version=x', 'version'],
    ])('%s names the wrong parameter', async (path, field) => {
      const response = await fetchPath(path);
      expect(response.status).toBe(400);
      expect(response.json()).toMatchObject({ error: 'invalid_parameter', field });
    });

    test('the call is described in OpenAPI', async () => {
      const { paths } = (await send('/openapi.json')).json() as {
        paths: Record<string, { get: { responses: Record<string, object> } }>;
      };
      const { responses } = paths['/api/v1/sdsRender/xml/{id}/{lang}']!.get;
      expect(Object.keys(responses)).toEqual(['200', '206', '304', '400', '404', '410', '416', '422', '429', '503']);
    });
  });
