import type { Article } from '@/lib/domain/dossier';

/** The articles' product codes; codes that stand more than once get their id in parentheses (Spec §5). */
export function disambiguateCodes(articles: Article[]): string[] {
  const times = new Map<string, number>();
  for (const { code } of articles) times.set(code, (times.get(code) ?? 0) + 1);
  return articles.map(({ code, id }) => (times.get(code) === 1 ? code : `${code} (${id})`));
}
