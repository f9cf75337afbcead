import { basePath, paths } from '@/lib/domain/pages/paths';

/** RFC 9116 §3. */
export const securityTxtPath = '/.well-known/security.txt';
/** W3C 'A Well-Known URL for Changing Passwords'. */
export const changePasswordPath = '/.well-known/change-password';

/** No page changes a password: the login page says who does. */
export const changePasswordTarget = `${basePath}${paths.login()}#change-password`;

/** RFC 9116 §2.5.5 recommends less than a year. */
const validDays = 180;

/**
 * To whom vulnerabilities of a site are reported (RFC 9116). It is written for each request, so that it expires only once the site or its
 * contact is gone.
 * @param siteUrl the origin; `Canonical` is for https only (§2.5.2)
 */
export function securityTxt({ contact, siteUrl }: { contact: string; siteUrl: string }, now: Date): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}${securityTxtPath}`] : []),
    // What holds without this field (§2.5.8); the operator's other languages are not known.
    'Preferred-Languages: en',
  ].join('\n');
}
