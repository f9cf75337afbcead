import { joinUnits } from '@/lib/domain/languages/formatting';

/** Title of a page other than the landing page: the screen's name and the product's. */
export function PageHead({ title, productName }: { title: string; productName: string }) {
  return (
    <h1 className="mb-5 text-h1-phone font-semibold wrap-break-word medium:text-h1">
      {title} <span className="block text-lead font-normal text-ink-soft">{joinUnits(productName)}</span>
    </h1>
  );
}
