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
    documentOf: (parameters: Document & z.output<z.ZodObject<Query>>) => Omit<Download, keyof Document>,
  ) =>
  async (request: Request, { params, requestSession }: HandlerContext<object>): Promise<Response> => {
    const document = documentParams.safeParse(await params);
    const parameters = z.object(query).safeParse(queryOf(request, ...Object.keys(query)));
    if (!document.success || !parameters.success) return badRequest();
    const file = documentOf({ ...document.data, ...parameters.data });
    return download({ ...document.data, ...file }, request, requestSession, new Date());
  };
