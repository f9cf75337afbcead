import { z } from 'zod';
import type { PlatformClient } from '../talk';

const statements = z.array(z.strictObject({ code: z.string().regex(/^(EU)?[HP]\d/), text: z.string().min(5) }));
const labelText = z.strictObject({
  lang: z.string().length(2),
  product_name: z.string().min(1),
  product_code: z.string().min(1),
  articles: z.array(z.string()),
  identifiers: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  marks: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  signal_word: z.string().nullable(),
  pictograms: z.array(z.strictObject({ id: z.string().regex(/^GHS0\d$/), text: z.string().min(3) })),
  contains: z.array(z.string()),
  hazards: statements,
  supplemental: statements,
  precautions: statements,
  notices: z.array(z.string()),
  ufi: z.string().nullable(),
  quantity: z.string().nullable(),
  supplier: z
    .strictObject({ name: z.string(), lines: z.array(z.string()), telephone: z.string().nullable() })
    .nullable(),
});

export const labelTextCalls = ({ send }: PlatformClient) =>
  describe('a label as text', () => {
    const fetchText = async (query: string) => {
      const response = await send(`/api/v1/productLabelRender/text/${query}`);
      expect(response.status).toBe(200);
      const text = labelText.parse(response.json());
      expect(response.headers['content-language']).toBe(text.lang);
      return text;
    };

    test('it has every element of the label, in the label’s language and not that of who asks', async () => {
      expect(await fetchText('-1012?xlang=2&vseb=1+L')).toMatchObject({
        lang: 'de',
        signal_word: 'Gefahr',
        quantity: '1 L',
        ufi: expect.stringMatching(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/) as string,
        supplier: { telephone: expect.stringMatching(/^\+/) as string },
      });
    });

    test('it is in languages that documents are not in', async () => {
      const { lang, signal_word, pictograms, hazards } = await fetchText('-1001?xlang=9,1');
      expect([lang, signal_word]).toEqual(['bg', 'Опасно']);
      expect(pictograms[0]).toEqual({ id: 'GHS02', text: 'Пламък' });
      expect(hazards[0]).toEqual({ code: 'H225', text: 'Силно запалими течност и пари.' });
    });

    test.each([
      ['-1001?xlang=25', 400],
      ['-999999', 404],
    ])('%s is %i', async (query, status) => {
      expect((await send(`/api/v1/productLabelRender/text/${query}`)).status).toBe(status);
    });
  });
