/** A panel of product detail, as others speak of it. */
export interface Panel {
  /** What links within the page lead to. */
  id: string;
  title: string;
  /** How many of its values came or went since the version that the page is compared with. */
  changes: number;
}
