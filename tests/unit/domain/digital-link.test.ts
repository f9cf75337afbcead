import { isDigitalLink, parseDigitalLink } from '@/lib/domain/discovery/digital-link';

const gtin = '09521234000013';

test.each([
  ['a GTIN', `/01/${gtin}`, { gtin }],
  ['with a slash at the end', `/01/${gtin}/`, { gtin }],
  ['variant, batch and serial number', `/01/${gtin}/22/2A/10/L-7/21/0001`, { gtin, batch: 'L-7', serial: '0001' }],
  ['a serial number alone, with signs that an address escapes', `/01/${gtin}/21/a%2Fb%25`, { gtin, serial: 'a/b%' }],
  ['variant and serial number without a batch', `/01/${gtin}/22/TEST/21/XYZ`, { gtin, serial: 'XYZ' }],
  ['a batch that is the number of another qualifier', `/01/${gtin}/10/21`, { gtin, batch: '21' }],
  ['values that are the numbers of qualifiers', `/01/${gtin}/22/10/10/21/21/5`, { gtin, batch: '21', serial: '5' }],
  ['a plus sign, which is one in a path', `/01/${gtin}/22/ABC+123`, { gtin }],
  ['a serial number of a third party, of 28 characters', `/01/${gtin}/235/${'T'.repeat(28)}`, { gtin }],
  ['one of 29 characters', `/01/${gtin}/235/${'T'.repeat(29)}`, { issue: 'qualifier' }],
  ['one with a batch', `/01/${gtin}/10/L7/235/T1`, { issue: 'qualifier' }],
  ['one before a serial number', `/01/${gtin}/235/T1/21/1`, { issue: 'qualifier' }],
  ['the batch before the variant', `/01/${gtin}/10/L7/22/2A`, { issue: 'qualifier' }],
  ['an identifier that is not assigned', `/01/${gtin}/89/ABC`, { issue: 'qualifier' }],
  ['one that belongs into the query', `/01/${gtin}/17/270101`, { issue: 'qualifier' }],
  ['the second half of a pair that is no qualifier of a GTIN', `/01/${gtin}/254/32a`, { issue: 'qualifier' }],
  ['a blank in the serial number', `/01/${gtin}/21/a%20b`, { issue: 'qualifier' }],
  ['a control character in it', `/01/${gtin}/21/a%1Db`, { issue: 'qualifier' }],
  ['a sign outside of the set in it', `/01/${gtin}/21/a%5Eb`, { issue: 'qualifier' }],
  ['an escape without its second digit', `/01/${gtin}/21/ABC%2`, { issue: 'qualifier' }],
  ['12 digits', '/01/416000336108', { issue: 'form' }],
  ['eight digits', '/01/02345673', { issue: 'form' }],
  ['no GTIN', '/01', { issue: 'form' }],
  ['13 digits', '/01/9521234000013', { issue: 'form' }],
  ['15 digits', '/01/009521234000013', { issue: 'form' }],
  ['letters', '/01/0952123400001X', { issue: 'form' }],
  ['digits of another script', '/01/٠٩٥٢١٢٣٤٠٠٠٠١٣', { issue: 'form' }],
  ['a wrong check digit', '/01/09521234000014', { issue: 'check-digit' }],
  ['a wrong check digit with a batch', '/01/09521234000014/10/L7', { issue: 'check-digit' }],
  ['the serial number before the batch', `/01/${gtin}/21/1/10/L7`, { issue: 'qualifier' }],
  ['a batch twice', `/01/${gtin}/10/L7/10/L8`, { issue: 'qualifier' }],
  ['a batch without its number', `/01/${gtin}/10`, { issue: 'qualifier' }],
  ['a batch of 21 characters', `/01/${gtin}/10/${'L'.repeat(21)}`, { issue: 'qualifier' }],
  ['a batch outside of the character set', `/01/${gtin}/10/%C3%A9`, { issue: 'qualifier' }],
  ['an escape that cannot be read', `/01/${gtin}/10/%ff`, { issue: 'qualifier' }],
  ['something else', `/01/${gtin}/en`, { issue: 'qualifier' }],
  ['a piece of a product, which is no page of product 8006', '/8006/095212340000130102', { issue: 'key' }],
  ['a location, which is no page of product 414', '/414/9520123456788/254/32a%2Fb', { issue: 'key' }],
  ['a compressed link', '/AQnYUc1gmg', { issue: 'compressed' }],
])('a digital link with %s is read, or refused with its issue', (_, path, expected) => {
  expect(parseDigitalLink(path)).toEqual(expected);
});

test.each([
  ['/01', true],
  [`/01/${gtin}`, true],
  ['/AQnYUc1gmiSXm8CEyDqI', true],
  ['/253/1231231231232TEST', true],
  ['/8006/en/pd/1', false],
  ['/253', false],
  ['/accessibility', false],
  ['/ABnYUc1gmg', false],
  ['/011/en/pd/1', false],
  ['/1001/en/pd/01', false],
])('%s is a digital link: %s', (path, expected) => {
  expect(isDigitalLink(path)).toBe(expected);
});
