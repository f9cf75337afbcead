import { socialLinks, type SocialKey } from '@/lib/domain/share/social-links';

const hrefOf = (key: SocialKey, shared: { url: string; title: string }) =>
  socialLinks.find((social) => social.key === key)!.href(shared);

test('the share buttons stand in the order of the specification, copy after them', () => {
  expect(socialLinks.map(({ key }) => key)).toEqual([
    'facebook',
    'x',
    'linkedin',
    'reddit',
    'telegram',
    'messenger',
    'whatsapp',
    'email',
  ]);
});

const shared = { url: 'https://d.example/p/1001/en/gh/1', title: 'Acid & base :: 50 %' };
const url = 'https%3A%2F%2Fd.example%2Fp%2F1001%2Fen%2Fgh%2F1';
const title = 'Acid%20%26%20base%20%3A%3A%2050%20%25';

test.each<[SocialKey, string]>([
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  ['x', `https://x.com/intent/tweet?text=${title}&url=${url}`],
  ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
  ['reddit', `https://www.reddit.com/submit?url=${url}&title=${title}`],
  ['telegram', `https://t.me/share/url?url=${url}&text=${title}`],
  ['messenger', `fb-messenger://share/?link=${url}`],
  ['whatsapp', `https://wa.me/?text=${title}%20${url}`],
  ['email', `mailto:?subject=${title}&body=${url}`],
])('%s gets address and title, each encoded', (key, href) => {
  expect(hrefOf(key, shared)).toBe(href);
});

test.each(socialLinks)('half a character in a name does not break the link to $key', ({ href }) => {
  expect(() => href({ url: shared.url, title: 'Solvent \ud83d' })).not.toThrow();
});
