import { shareUrl } from '@/lib/domain/share/social-links';

test.each([
  'http://localhost:3000/p/1001/en/gh/1',
  'https://dossier.example/p/1001/en/gh/1?version=27',
  'HTTPS://DOSSIER.EXAMPLE/p/1001',
])('%s may be shared', (address) => {
  expect(shareUrl(address)).toBe(address);
});

test.each([
  '',
  '/p/1001/en/gh/1',
  '//dossier.example/p/1001',
  'ftp://dossier.example/p/1001',
  'javascript:alert(1)//https://dossier.example',
  'data:text/html,x',
  'httpx://dossier.example',
  'http:dossier.example',
  'https://',
  'https:///p/1001',
  ' https://dossier.example',
  'https://dossier.example/a b',
  'https://dossier.example/\nhttps://other.example',
])('%j must not be shared', (address) => {
  expect(shareUrl(address)).toBeNull();
});
