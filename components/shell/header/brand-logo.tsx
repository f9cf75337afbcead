import clsx from 'clsx';
import { brands, type BrandId } from '@/lib/domain/site/brands';
import { basePath } from '@/lib/domain/pages/paths';

const heightPx = 28;
/** Widths of the logo files, so that loading them does not shift the layout. */
const widthPx: Record<BrandId, number> = { dossier: 113, chemcard: 155 };

const markClasses = { phones: 'max-medium:w-7', narrow: 'max-[22rem]:w-7' };

/**
 * The brand's logo, in the file for the light or the dark theme; on the smallest screens the square mark, in a header
 * on `phones`, or only on `narrow` ones.
 */
export function BrandLogo({ brand, markOn }: { brand: BrandId; markOn?: keyof typeof markClasses }) {
  const { name, logo } = brands[brand];
  const size = { width: widthPx[brand], height: heightPx };
  return (
    <span
      role="img"
      aria-label={name}
      className={clsx('block shrink-0 overflow-hidden *:max-w-none', markOn && markClasses[markOn])}
    >
      <img src={basePath + logo.light} alt="" {...size} className="dark:hidden" />
      <img src={basePath + logo.dark} alt="" {...size} loading="lazy" className="hidden dark:block" />
    </span>
  );
}
