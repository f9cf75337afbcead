import 'server-only';
import { z } from 'zod';
import { badRequest } from '@/lib/loaders/bad-request';
import { download, type Download } from '@/lib/loaders/download';
import { documentParams, queryOf } from '@/lib/loaders/request-parameters';
import type { HandlerContext } from '@/lib/session/with-session';

type Document = z.output<typeof documentParams>;

/** The handler of a route that gives a document in a language as a file; `query` are the parameters that it reads. */
export const documentDownload =
  <Query extends z.ZodRawShape>(
    query: Query,
    documentOf: (asked: Document & z.output<z.ZodObject<Query>>) => Omit<Download, keyof Document>,
  ) =>
  async (request: Request, { params, requestSession }: HandlerContext<object>): Promise<Response> => {
    const document = documentParams.safeParse(await params);
    const asked = z.object(query).safeParse(queryOf(request, ...Object.keys(query)));
    if (!document.success || !asked.success) return badRequest();
    const file = documentOf({ ...document.data, ...asked.data });
    return download({ ...document.data, ...file }, request, requestSession, new Date());
  };
