import { writeFeedbackMail } from '../../sharing/feedback-mail.ts';
import { breakLinks } from '../../sharing/mail-body.ts';
import { expectEach } from '../../../tests/support/expect-each.ts';

const mailWith = (message: string, replyTo: string | null = null) =>
  writeFeedbackMail({
    brand: 'dossier',
    lang: 'en',
    page: 'gh',
    url: 'https://dossier.example/p/1001/en/gh/1',
    version: '3.0',
    product: { name: 'Acetone', code: 'AC-100' },
    message,
    replyTo,
    siteUrl: 'https://dossier.example',
  });

test('nothing in a stranger’s words can be clicked, and what is no link stays as it was', () =>
  expectEach(
    [
      ['See https://evil.example/a.b?c=d', 'See https[:]//evil[.]example/a[.]b?c=d'],
      ['www.evil.example', 'www[.]evil[.]example'],
      ['HTTP://EVIL.EXAMPLE', 'HTTP[:]//EVIL[.]EXAMPLE'],
      ['s3://bucket', 's3[:]//bucket'],
      ['mailto:a@evil.example', 'mailto[:]a@evil[.]example'],
      ['javascript:alert(1)', 'javascript[:]alert(1)'],
      ['evil。example', 'evil[.]example'],
      ['http://192.0.2.7/x and 192.0.2.7', 'http[:]//192[.]0[.]2[.]7/x and 192[.]0[.]2[.]7'],
      ['4you.example', '4you[.]example'],
      ['Open 203.0.113.9. Thanks .203.0.113.9', 'Open 203[.]0[.]113[.]9. Thanks .203[.]0[.]113[.]9'],
      ['i❤.ws 💩.la www.\u0661.com', 'i❤[.]ws 💩[.]la www[.]\u0661[.]com'],
      ['cafe\u0301.example evil-.example', 'cafe\u0301[.]example evil-[.]example'],
      ['1.2.3.4.5 and so on... (9.1). Wrong', '1.2.3.4.5 and so on... (9.1). Wrong'],
      ['пример.рф', 'пример[.]рф'],
      ['Section 9.1: 1.5 % on 12.11.2026 at 9:30. Wrong.', 'Section 9.1: 1.5 % on 12.11.2026 at 9:30. Wrong.'],
      ['Note: see below', 'Note: see below'],
    ],
    ([text]) => text!,
    ([text, written]) => expect(breakLinks(text!)).toBe(written),
  ));

test('the mail says that links are broken where some are, in the text part and in the HTML part', () => {
  const { text, html } = mailWith('Look at https://evil.example', 'anna@customer.example');
  for (const part of [text, html.replaceAll('\u200c', '')]) {
    expect(part).toContain('https[:]//evil[.]example');
    expect(part).toContain('anna@customer[.]example');
    expect(part).toContain('[.] stands for a full stop');
    expect(part).not.toContain('//evil.example');
  }
  expect(mailWith('The colour in 9.1 is wrong').text).not.toContain('[.]');
});
