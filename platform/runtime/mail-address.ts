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
  const separatorIndex = text.lastIndexOf('@');
  const host = text.slice(separatorIndex + 1).split('.');
  return (
    separatorIndex > 0 &&
    separatorIndex <= maxLocalPartLength &&
    local.test(text.slice(0, separatorIndex)) &&
    isHost(host)
  );
}

/** At least two labels, the last of them not a number: the domain has a dot and is not an IP address. */
const isHost = (labels: string[]) =>
  labels.length >= 2 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '');

/**
 * Converts an internationalised domain to its ASCII form (RFC 5890, 'A-label'), `sds@xn--mnchen-3ya.example`, which is the same address. A
 * domain that would become another one, such as by characters that UTS 46 maps, is not changed, and no check accepts it.
 */
export function toAsciiAddress(text: string): string {
  const separatorIndex = text.lastIndexOf('@');
  const host = text.slice(separatorIndex + 1);
  if (!/[^\x00-\x7f]/.test(host)) return text;
  const ascii = domainToASCII(host);
  const isSame = domainToUnicode(ascii) === host.normalize('NFC').toLowerCase();
  return isSame ? `${text.slice(0, separatorIndex + 1)}${ascii}` : text;
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
 * The mailbox of an address, for all counts and limits by address: all spellings of a mailbox have the same one. Case, the form of an
 * internationalised domain and the text after a plus sign (RFC 5233, 'subaddress') are ignored at every host, dots only where the provider
 * is known to ignore them. Mails go to the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const separatorIndex = address.lastIndexOf('@');
  const typed = address.slice(separatorIndex + 1);
  const host = (domainToASCII(typed) || typed).toLowerCase();
  const localPart = address.slice(0, separatorIndex).toLowerCase();
  const plus = localPart.indexOf('+', 1);
  const user = plus < 0 ? localPart : localPart.slice(0, plus);
  const provider = providers.find(({ hosts }) => hosts.includes(host));
  if (!provider) return `${user}@${host}`;
  return `${user.replace(provider.ignored, '') || user}@${provider.hosts[0]}`;
}
