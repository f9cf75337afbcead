import { z } from 'zod';
import { interfaceLanguages } from '@/lib/domain/languages/languages';
import { defaultListSort, listPictograms, type ListQuery, listSorts } from '@/lib/domain/lists/list-query';
import { readSearch } from '@/lib/domain/lists/scanned-gtin';
import { shareStates } from '@/lib/domain/share/share-list';

/** The first of repeated values. */
const first = <T extends z.ZodType>(type: T) =>
  z.preprocess((value: unknown): unknown => (Array.isArray(value) ? value[0] : value), type);
const numberLike = (pattern: RegExp) => z.string().regex(pattern).transform(Number);

const listQuery = z.object({
  search: first(z.string()).catch('').transform(readSearch),
  sort: first(z.enum(listSorts)).catch(defaultListSort),
  pictogram: first(z.enum(listPictograms).nullable()).catch(null),
  lang: first(numberLike(/^[1-9]\d{0,2}$/).nullable()).catch(null),
  sds: first(z.literal('none').nullable()).catch(null),
  state: first(z.enum(shareStates).nullable()).catch(null),
  page: first(numberLike(/^[1-9]\d{0,6}$/)).catch(1),
  interfaceLang: first(z.enum(interfaceLanguages).nullable()).catch(null),
});

/** Parses the query of a list's URL; invalid values are ignored. */
export const readListQuery = (query: Record<string, string | string[] | undefined>): ListQuery =>
  listQuery.parse(query);
