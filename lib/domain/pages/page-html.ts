/**
 * HTML that the server writes into a page and not a second time into the data of the page; the browser finds it in the page by
 * its id. `html` is given where there is no page: in the data of a client-side navigation.
 */
export interface PageHtml {
  /** A digest of the HTML. */
  id: string;
  html?: string;
}

/** Makes a PageHtml of sanitised HTML. */
export type ToPageHtml = (html: string) => PageHtml;

/** Puts the HTML into the data of the page, for tests of components. */
export const inlinePageHtml: ToPageHtml = (html) => ({ id: '', html });

/** The HTML of the page being rendered on the server. */
export type PageHtmlSource = (id: string) => string | undefined;
