import { z } from '@hono/zod-openapi';
import { contentRefusal, type FileRefusal, nameRefusal, uploadFile } from '../../drafts/upload-file.ts';
import { limits } from '../../import/read/open-source.ts';
import { hasRole, isClosed } from '../../product/studio.ts';
import {
  type DraftFile,
  type FileLimit,
  fileLimits,
  filesInUse,
  findProductFiles,
  findUploaded,
  openDraftFile,
} from '../../store/studio/files.ts';
import { sendFile } from '../documents/files.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { BodyRoom, withBody } from '../http/body.ts';
import { HttpError } from '../http/failure.ts';
import { userCaller, userOf } from '../http/bearer.ts';
import { busy, draftId, runInTurn, missingRole, requireDraft, requireDraftHead, studioRoute } from './studio-call.ts';

const params = z.object({ id: draftId });

const file = z.object({
  file: z.string().openapi({ description: 'Path for `attachments[].file` of the draft' }),
  name: z.string(),
  size: z.number().openapi({ description: 'Bytes' }),
  hash: z.string().openapi({ description: 'SHA-256 of the content, hexadecimal' }),
});

const list = studioRoute(
  'get',
  '/drafts/{id}/files',
  'The files that a draft can name: those of its product, and those that were uploaded',
  { params },
  {
    200: {
      description: 'The files and their limits',
      schema: z.object({
        files: z.array(file),
        limits: z.object({
          fileBytes: z.number(),
          draftFiles: z.number(),
          draftBytes: z.number(),
          workgroupBytes: z.number(),
        }),
        used: z.object({ draftFiles: z.number(), draftBytes: z.number(), workgroupBytes: z.number() }),
      }),
    },
  },
  429,
  503,
);

const upload = studioRoute(
  'post',
  '/drafts/{id}/files',
  'Uploads a file, which the draft has once a save names it',
  {
    params,
    query: z.object({ name: z.string().openapi({ description: 'Its name, at most 255 bytes', example: 'sheet.pdf' }) }),
    body: {
      required: true,
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
  { 200: { description: 'Stored; the same content is stored once', schema: file } },
  400,
  409,
  411,
);

const content = studioRoute(
  'get',
  '/drafts/{id}/files/{hash}',
  'A file of a draft by the SHA-256 of its content',
  {
    params: z.object({
      id: draftId,
      hash: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal digits'),
    }),
  },
  { 200: { description: 'The file, with its media type' } },
  400,
  429,
  503,
);

/** A workgroup has at most half of it: a call that has no room is repeated later. */
const uploadRoom = new BodyRoom('uploads', { total: 4 * limits.attachmentBytes, share: 2 * limits.attachmentBytes });

/** 3.20 `GET /api/v1/studio/drafts/{id}/files`, `POST …/files?name=`, `GET …/files/{hash}` */
export function addFileCalls(app: App, appContext: AppContext): void {
  const { database } = appContext;
  /** Users of whom a file is coming in or being stored. */
  const uploading = new Set<number>();

  app.openapi(list, async (c) => {
    const user = userOf(c);
    const { draft } = await requireDraftHead(appContext, user, c.req.valid('param').id);
    const run = async () => ({
      files: [...(await findProductFiles(database, draft.productId)), ...(await findUploaded(database, draft.id))],
      limits: { fileBytes: limits.attachmentBytes, ...fileLimits },
      used: await filesInUse(database, draft.id, draft.workgroupId),
    });
    return c.json(await runInTurn(appContext, user, c, run), 200);
  });

  app.openapi(upload, async (c) => {
    const user = userOf(c);
    const { draft, group } = await requireDraft(appContext, user, c.req.valid('param').id);
    if (!hasRole(group.roles, 'author')) throw missingRole('author');
    if (isClosed(draft.state)) throw new HttpError(409, 'not_editable', { state: draft.state });
    const name = c.req.valid('query').name.normalize('NFC');
    refuse(nameRefusal(name));
    if (c.req.header('Content-Length') === undefined)
      throw new HttpError(411, 'length_required', { message: 'must be sent with Content-Length' });
    if (uploading.has(user.id)) throw busy();
    uploading.add(user.id);
    const owner = `workgroup ${draft.workgroupId}`;
    const bounds = { maxBytes: limits.attachmentBytes, room: uploadRoom, owner };
    const store = async (bytes: Uint8Array<ArrayBuffer>): Promise<DraftFile> => {
      refuse(contentRefusal(name, bytes));
      const uploaded = await runInTurn(appContext, user, c, () => uploadFile(database, user, draft, name, bytes));
      if (!('refused' in uploaded)) return uploaded;
      const reason = uploaded.refused;
      if (reason === 'noDraft') throw new HttpError(404, 'not_found');
      if (reason === 'inReview' || reason === 'published') throw new HttpError(409, 'not_editable', { state: reason });
      throw filesFull(reason);
    };
    const stored = await withBody(c, bounds, store).finally(() => uploading.delete(user.id));
    return c.json(stored, 200);
  });

  app.openapi(content, async (c) => {
    const user = userOf(c);
    const { id, hash } = c.req.valid('param');
    const { draft } = await requireDraftHead(appContext, user, id);
    const found = await runInTurn(appContext, user, c, () => openDraftFile(database, draft, hash));
    if (!found) throw new HttpError(404, 'not_found');
    // To find the file its product's may have to be hashed; its pieces are read as those of attachments are.
    const { pieces } = appContext.queues;
    return sendFile(
      appContext,
      c,
      found.name,
      found,
      (run) => pieces.run({ caller: userCaller(user, c), rank: 'any', run }) as ReturnType<typeof run>,
    );
  });
}

/** @throws HttpError 422 for a refusal */
function refuse(refusal: FileRefusal | null): void {
  if (refusal) throw new HttpError(422, refusal.error, { message: refusal.message });
}

const mebibytes = (bytes: number) => `${bytes / 2 ** 20} MiB`;

const fullText: Record<FileLimit, string> = {
  draftFiles: `a draft has at most ${fileLimits.draftFiles} files`,
  draftBytes: `the files of a draft have at most ${mebibytes(fileLimits.draftBytes)} together`,
  workgroupBytes: `the files of a workgroup's drafts have at most ${mebibytes(fileLimits.workgroupBytes)} together`,
};

/** The files of drafts would exceed a limit. */
export const filesFull = (limit: FileLimit) => new HttpError(422, 'files_full', { message: fullText[limit] });
