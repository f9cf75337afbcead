import { dialled } from '@/components/ui/telephone-link';

describe('telephone number', () => {
  test.each([
    ['+49 30 1234-567', '+49301234567'],
    ['+49 (0)30 1234-567 (24 h)', '+49301234567'],
    ['(030) 1234 567', '0301234567'],
    ['Giftnotruf: 089 / 19240', '08919240'],
    ['112 or +43 1 406 43 43', '112'],
    ['on request', null],
  ])('%s is dialled as %s', (text, number) => {
    expect(dialled(text)).toBe(number);
  });
});
