/** A product's permanent public address, without a language: the web app chooses the reader's. */
export const permalinkOf = (siteUrl: string, id: number) => `${siteUrl}/p/${id}`;
