import { parse } from 'content-disposition';
import { fileResponse } from '@/lib/loaders/responses/file-response';

const file = () =>
  ({ body: new Blob(['%PDF']).stream(), sizeInBytes: 4, type: 'pdf', status: 200, partHeaders: {} }) as const;
const dispositionOf = (name: string) => fileResponse(file(), name).headers.get('content-disposition') ?? '';

test('a file is handed on under its own type, as a download that nobody keeps', async () => {
  const response = fileResponse(file(), 'a.pdf');
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename=a.pdf',
    'cache-control': 'private, no-store',
  });
  expect(await response.text()).toBe('%PDF');
});

test.each(['a.pdf', 'a b; c=d.pdf', '50%25.pdf', 'Säure.pdf', '5 € 🧪.pdf', "it's (1).pdf", 'ﬁle\u200b.pdf'])(
  'a client reads the name %p as it is',
  (name) => {
    const disposition = dispositionOf(name);
    expect(disposition).toMatch(/^[\x20-\x7e]*$/);
    expect(parse(disposition)).toMatchObject({ type: 'attachment', parameters: { filename: name } });
  },
);

test('a name beyond ASCII comes in both spellings (RFC 6266)', () => {
  expect(dispositionOf('Säure 🧪 €.pdf')).toBe(
    `attachment; filename="Saure _ _.pdf"; filename*=UTF-8''S%C3%A4ure%20%F0%9F%A7%AA%20%E2%82%AC.pdf`,
  );
});

test.each(['a／b', 'a：b？', '%2e%2e%2f'])('the plain spelling of %p says nothing but what it should', (name) => {
  expect(/filename="?([^";]*)"?;/.exec(dispositionOf(name))?.[1]).not.toMatch(/[\\/:*?"<>|%]/);
});
