import { changePasswordTarget, securityTxt } from '@/lib/domain/discovery/well-known';

const contact = 'mailto:security@company.example';
const renderSecurityTxt = (siteUrl: string, now = '2026-11-29T13:14:15.678Z') =>
  securityTxt({ contact, siteUrl }, new Date(now));

test('security.txt has the fields of RFC 9116, and expires within a year', () => {
  expect(renderSecurityTxt('https://sds.company.example').split('\n')).toEqual([
    'Contact: mailto:security@company.example',
    'Expires: 2027-05-28T00:00:00Z',
    'Canonical: https://sds.company.example/.well-known/security.txt',
    'Preferred-Languages: en',
  ]);
});

test('security.txt is the same all day, and names no canonical address for a site without https', () => {
  expect(renderSecurityTxt('http://localhost:3000')).toBe(
    renderSecurityTxt('http://localhost:3000', '2026-11-29T00:00:00Z'),
  );
  expect(renderSecurityTxt('http://localhost:3000')).not.toContain('Canonical');
});

test('who wants to change a password gets to the sentence of the login page about it', () => {
  expect(changePasswordTarget).toBe('/p/login#change-password');
});
