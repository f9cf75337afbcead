import { footerLinks } from '@/lib/domain/pages/footer-links';

const none = { imprint: null, privacy: null, contact: null, accessibility: null };
const companyLinks = {
  imprint: 'https://company.example/imprint',
  privacy: 'https://company.example/privacy',
  contact: 'mailto:info@company.example',
  accessibility: 'https://company.example/accessibility',
};
const [productPrivacy, productAccessibility] = ['/p/privacy?interfaceLang=de', '/p/accessibility?interfaceLang=de'];
const law = '/p/law?interfaceLang=de';

test.each([
  ['nothing: no imprint and no contact', none, { privacy: productPrivacy, accessibility: productAccessibility }],
  ['every page', companyLinks, companyLinks],
  [
    'an imprint',
    { ...none, imprint: companyLinks.imprint },
    { imprint: companyLinks.imprint, privacy: productPrivacy, accessibility: productAccessibility },
  ],
  [
    'a privacy statement',
    { ...none, privacy: companyLinks.privacy },
    { privacy: companyLinks.privacy, accessibility: productAccessibility },
  ],
  [
    'a contact',
    { ...none, contact: companyLinks.contact },
    { privacy: productPrivacy, contact: companyLinks.contact, accessibility: productAccessibility },
  ],
  [
    'an accessibility statement',
    { ...none, accessibility: companyLinks.accessibility },
    { privacy: productPrivacy, accessibility: companyLinks.accessibility },
  ],
])('the footer has the links of an operator who has set %s', (_, operator, expected) => {
  const links = footerLinks(operator, 'de');
  expect(links.map(({ name, href }) => [name, href])).toEqual(Object.entries({ ...expected, law }));
});
