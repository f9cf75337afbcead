import { domainToASCII, domainToUnicode } from 'node:url';

/** RFC 5321 4.5.3.1: 64 octets before the at sign, 255 after it, 254 in all (RFC 3696 erratum 1690). */
const maxLocalPartLength = 64;
const maxAddressLength = 254;

/** RFC 5322 3.2.3 'dot-atom': without quotes, comments, groups, lists and display names. */
const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** RFC 1035 2.3.1, with an internationalised label as `xn--…`. */
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * Whether a text is a single plain mail address: `name@host.example`. Stricter than the standard: the address has no
 * character with a special meaning in headers, SMTP commands or mail libraries.
 */
export function isMailAddress(text: string): boolean {
  if (text.length > maxAddressLength) return false;
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1).split('.');
  return at > 0 && at <= maxLocalPartLength && local.test(text.slice(0, at)) && isHost(host);
}

/** At least two labels, the last of them not a number: the domain has a dot and is not an IP address. */
const isHost = (labels: string[]) =>
  labels.length >= 2 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '');

/**
 * The address with an internationalised domain in its ASCII form (RFC 5890, 'A-label'), `sds@xn--mnchen-3ya.example`: the same address. A
 * domain that would become another one, as by characters that UTS 46 maps, stays as it is, which no check accepts.
 */
export function toAsciiAddress(text: string): string {
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  if (!/[^\x00-\x7f]/.test(host)) return text;
  const ascii = domainToASCII(host);
  const isSame = domainToUnicode(ascii) === host.normalize('NFC').toLowerCase();
  return isSame ? `${text.slice(0, at + 1)}${ascii}` : text;
}

/**
 * Providers that ignore characters of the local part, and their hosts, at each of which a name is the same mailbox: Gmail ignores dots
 * (support.google.com/mail/answer/7436150), Proton dots, hyphens and underscores.
 */
const providers = [
  { hosts: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { hosts: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
];

/**
 * The mailbox of an address, for everything that is counted or limited by address: the spellings of one mailbox have the same. Case, the form
 * of an internationalised domain and what follows a plus sign (RFC 5233, 'subaddress') make no difference at any host, and dots only where
 * the provider is known to ignore them. Mails go to the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const typed = address.slice(at + 1);
  const host = (domainToASCII(typed) || typed).toLowerCase();
  const whole = address.slice(0, at).toLowerCase();
  const plus = whole.indexOf('+', 1);
  const user = plus < 0 ? whole : whole.slice(0, plus);
  const provider = providers.find(({ hosts }) => hosts.includes(host));
  if (!provider) return `${user}@${host}`;
  return `${user.replace(provider.ignored, '') || user}@${provider.hosts[0]}`;
}
