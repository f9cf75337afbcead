/** Title of a page that is not the product's landing page: what it is, and of which product. */
export function PageHead({ title, productName }: { title: string; productName: string }) {
  return (
    <h1 className="mb-5 text-h1-phone font-semibold wrap-break-word medium:text-h1">
      {title} <span className="block text-lead font-normal text-ink-soft">{productName}</span>
    </h1>
  );
}
