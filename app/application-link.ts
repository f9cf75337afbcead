import { paths } from '@/lib/domain/pages/paths';
import { deployment } from '@/lib/loaders/deployment';

/** The way to the provider's application; without one, to the start page. */
export function applicationLink(label: string): { label: string; href: string } {
  return { label, href: deployment().appUrl ?? paths.start() };
}
