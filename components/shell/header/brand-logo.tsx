import clsx from 'clsx';
import type { Brand } from '@/lib/domain/site/brands';

const heightPx = 28;

const markClasses = { phones: 'max-medium:w-7', narrow: 'max-[22rem]:w-7' };

/**
 * The brand's logo, in the file for the light or the dark theme; on the smallest screens the square mark, in a header
 * on `phones`, or only on `narrow` ones.
 */
export function BrandLogo({ brand, markOn }: { brand: Brand; markOn?: keyof typeof markClasses }) {
  const { name, logo } = brand;
  // So that loading the file does not shift the layout.
  const size = { width: Math.round(heightPx * logo.aspect), height: heightPx };
  return (
    <span
      role="img"
      aria-label={name}
      className={clsx('block shrink-0 overflow-hidden *:max-w-none', markOn && markClasses[markOn])}
    >
      <img src={logo.light} alt="" {...size} className="dark:hidden" />
      <img src={logo.dark} alt="" {...size} loading="lazy" className="hidden dark:block" />
    </span>
  );
}
