import { basePath, paths } from '@/lib/domain/pages/paths';

/** The operator's URLs (docs/settings.md); null: not set. */
export interface OperatorPages {
  imprint: string | null;
  privacy: string | null;
  /** A page, or a `mailto:` URL. */
  contact: string | null;
  accessibility: string | null;
}

export interface FooterLink {
  /** Key of the link's text. */
  name: keyof OperatorPages | 'law';
  /** Absolute, or with the base path. */
  href: string;
}

/**
 * The footer links of every page: the operator's own pages; without them, the product's privacy page and accessibility
 * statement, and the page of the tables of law. The operator is unknown to the product, so there is no default imprint or contact.
 */
export function footerLinks({ imprint, privacy, contact, accessibility }: OperatorPages, interfaceLang: string) {
  const links: { name: FooterLink['name']; href: string | null }[] = [
    { name: 'imprint', href: imprint },
    { name: 'privacy', href: privacy ?? basePath + paths.privacy({ interfaceLang }) },
    { name: 'contact', href: contact },
    { name: 'accessibility', href: accessibility ?? basePath + paths.accessibility({ interfaceLang }) },
    { name: 'law', href: basePath + paths.law({ interfaceLang }) },
  ];
  return links.filter((link): link is FooterLink => link.href !== null);
}
