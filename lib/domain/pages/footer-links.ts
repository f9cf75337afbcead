import { basePath, paths } from '@/lib/domain/pages/paths';

/** Addresses that the operator has set (docs/settings.md); null: none. */
export interface OperatorPages {
  imprint: string | null;
  privacy: string | null;
  /** A page, or `mailto:` and an address. */
  contact: string | null;
  accessibility: string | null;
}

export interface FooterLink {
  /** Key of the link's text. */
  name: keyof OperatorPages;
  /** Whole, or with the base path. */
  href: string;
}

/**
 * What the footer of every page links to: the operator's own pages; where there is none, the product's privacy page and accessibility
 * statement. The product does not know who operates it, so that there is no imprint and no contact of its own.
 */
export function footerLinks({ imprint, privacy, contact, accessibility }: OperatorPages, interfaceLang: string) {
  const links: { name: keyof OperatorPages; href: string | null }[] = [
    { name: 'imprint', href: imprint },
    { name: 'privacy', href: privacy ?? basePath + paths.privacy({ interfaceLang }) },
    { name: 'contact', href: contact },
    { name: 'accessibility', href: accessibility ?? basePath + paths.accessibility({ interfaceLang }) },
  ];
  return links.filter((link): link is FooterLink => link.href !== null);
}
