/** `1 file`, `2 files`; with words of its own for several, `1 product is`, `0 products are`. */
export const formatCount = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;
