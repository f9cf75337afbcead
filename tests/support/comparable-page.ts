import type { RawResponse } from '@/tests/support/ask';

const pushed = /<script[^>]*>self\.__next_f\.push\(\[1,(".*?")\]\)<\/script>/gs;
const pictureHint = /<link rel="preload"(?=[^>]* as="image")[^>]* href="\/p\/[^>]*>/g;
const hintInHeader = /<\/p\/[^>]*>; rel=preload[^,]*(?:, *)?/g;
const rowNumber = /^[\da-f]+:|(?<="\$[L@]?)[\da-f]+(?=[":])/gm;

/**
 * What of a page's response must be the same in two instances. The nonce is another one each time; and by what comes first React orders the elements of the head and
 * the rows of the page's data, numbers these, and names what a page needs in the head or in the header `Link`.
 */
export function comparablePage({ status, headers, text }: RawResponse): string {
  const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
  const data = [...text.matchAll(pushed)].map(([, string]) => JSON.parse(string!) as string).join('');
  const html = text.replace(pushed, '').replace(pictureHint, '');
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(html) ?? [];
  const page = {
    status,
    headers: Object.entries(headers)
      .filter(([name]) => !['date', 'x-request-id', 'content-length'].includes(name))
      .map(([name, value]) => [name, name === 'link' ? value?.replace(hintInHeader, '') : value]),
    head: head.split(/(?=<)/).sort(),
    others: html.replace(head, ''),
    rows: data.replace(rowNumber, '').split('\n').sort(),
  };
  return JSON.stringify(page).replaceAll(nonce, '');
}
