/** jsdom has a window of a width, but no media queries; here are those for a least width. */
window.matchMedia = (query) => {
  const minWidthPx = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
  return { matches: window.innerWidth >= minWidthPx, media: query } as MediaQueryList;
};
