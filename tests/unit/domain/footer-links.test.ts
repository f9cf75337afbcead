import { footerLinks } from '@/lib/domain/pages/footer-links';

const none = { imprint: null, privacy: null, contact: null, accessibility: null };
const own = {
  imprint: 'https://company.example/imprint',
  privacy: 'https://company.example/privacy',
  contact: 'mailto:info@company.example',
  accessibility: 'https://company.example/accessibility',
};
const [productPrivacy, productAccessibility] = ['/p/privacy?interfaceLang=de', '/p/accessibility?interfaceLang=de'];

test.each([
  ['nothing: no imprint and no contact', none, { privacy: productPrivacy, accessibility: productAccessibility }],
  ['every page', own, own],
  [
    'an imprint',
    { ...none, imprint: own.imprint },
    { imprint: own.imprint, privacy: productPrivacy, accessibility: productAccessibility },
  ],
  [
    'a privacy statement',
    { ...none, privacy: own.privacy },
    { privacy: own.privacy, accessibility: productAccessibility },
  ],
  [
    'a contact',
    { ...none, contact: own.contact },
    { privacy: productPrivacy, contact: own.contact, accessibility: productAccessibility },
  ],
  [
    'an accessibility statement',
    { ...none, accessibility: own.accessibility },
    { privacy: productPrivacy, accessibility: own.accessibility },
  ],
])('the footer of an operator who has set %s', (_, operator, expected) => {
  const links = footerLinks(operator, 'de');
  expect(links.map(({ name, href }) => [name, href])).toEqual(Object.entries(expected));
});
