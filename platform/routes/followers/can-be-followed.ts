import type { StoredProduct } from '../../store/products/published.ts';

/** Whether there is a safety data sheet of which new versions can be reported. */
export const canBeFollowed = ({
  sdsExists,
  sdsDocument,
  languageExists,
  validLangs,
  versions,
}: StoredProduct): boolean =>
  sdsExists && sdsDocument && languageExists && validLangs.length > 0 && versions.some(({ listed }) => listed);
