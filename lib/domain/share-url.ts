/** An address that may be shared: it must start with http or https, else null (Spec §5 "Share URLs"). */
export function shareUrl(address: string): string | null {
  return /^https?:\/\/[^\s/]\S*$/i.test(address) ? address : null;
}
