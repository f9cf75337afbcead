/** The shared page: an absolute URL and a title. */
export interface Shared {
  url: string;
  title: string;
}

/** A URL with encoded query values; `%20` for a space, since mail programs show a `+` literally (RFC 6068). */
const link = (address: string, values: Record<string, string>) =>
  `${address}?${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\p{Cs}/gu, '\ufffd'))}`)
    .join('&')}`;

/** Spec §9 "Share buttons": the services in their order, each with the source of its URL. */
export const socialLinks = [
  {
    // developers.facebook.com/docs/plugins/share-button
    key: 'facebook',
    href: ({ url }: Shared) => link('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    // docs.x.com/x-for-websites/post-button/guides/web-intent
    key: 'x',
    href: ({ url, title }: Shared) => link('https://x.com/intent/tweet', { text: title, url }),
  },
  {
    // learn.microsoft.com/linkedin/consumer/integrations/self-serve/plugins/share-plugin: the target of its button
    key: 'linkedin',
    href: ({ url }: Shared) => link('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  {
    // support.reddithelp.com, 'Share buttons': the submit page
    key: 'reddit',
    href: ({ url, title }: Shared) => link('https://www.reddit.com/submit', { url, title }),
  },
  {
    // core.telegram.org/widgets/share, 'Custom buttons'
    key: 'telegram',
    href: ({ url, title }: Shared) => link('https://t.me/share/url', { url, text: title }),
  },
  {
    // The app's own scheme: Facebook's Send dialog requires a registered application and does not support phones
    // (developers.facebook.com/docs/sharing/reference/send-dialog).
    key: 'messenger',
    href: ({ url }: Shared) => link('fb-messenger://share/', { link: url }),
  },
  {
    // faq.whatsapp.com/5913398998672934, 'click to chat' without a number
    key: 'whatsapp',
    href: ({ url, title }: Shared) => link('https://wa.me/', { text: `${title} ${url}` }),
  },
  {
    // RFC 6068
    key: 'email',
    href: ({ url, title }: Shared) => link('mailto:', { subject: title, body: url }),
  },
] as const;

export type SocialKey = (typeof socialLinks)[number]['key'];

/** Messenger for devices without its app: it has no parameter for a URL, so the visitor pastes it there. */
export const messengerPage = 'https://www.facebook.com/messages/';

/** Validates a shared URL: it must be http or https, else null (Spec §5 "Share URLs"). */
export function shareUrl(address: string): string | null {
  return /^https?:\/\/[^\s/]\S*$/i.test(address) ? address : null;
}
