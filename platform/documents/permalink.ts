/** A product's permanent public address, which names no language: the web app answers in the reader's. */
export const permalinkOf = (siteUrl: string, id: number) => `${siteUrl}/p/${id}`;
