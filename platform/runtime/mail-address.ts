/** RFC 5321 4.5.3.1: 64 octets before the at sign, 255 after it, 254 in all (RFC 3696 erratum 1690). */
const maxLocalPartLength = 64;
const maxAddressLength = 254;

/** RFC 5322 3.2.3 'dot-atom': no quotes, comments, groups, lists or display names can stand in it. */
const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** RFC 1035 2.3.1, with an internationalised label as `xn--…`. */
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * Whether a text is one plain mail address and nothing else: `name@host.example`. Stricter than the standard on
 * purpose: what passes holds no character that a header, an SMTP command or a mail library could read as anything else.
 */
export function isMailAddress(text: string): boolean {
  if (text.length > maxAddressLength) return false;
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1).split('.');
  return at > 0 && at <= maxLocalPartLength && local.test(text.slice(0, at)) && isHost(host);
}

/** At least two labels, the last of them no number: an address has a dot after its at sign, and is no bare IP. */
const isHost = (labels: string[]) =>
  labels.length >= 2 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '');
