import 'server-only';
import type { Dossier } from '@/lib/domain/product/dossier';
import { failurePath } from '@/lib/domain/pages/failure-pages';
import { parseProductId } from '@/lib/domain/product/identifiers';
import { type LabelFile, labelFileName } from '@/lib/domain/downloads/truncated-file-names';
import { labelQueryOf, readLabelSettings } from '@/lib/domain/label/label-query';
import {
  defaultLabelSettings,
  labelOptionsOf,
  type LabelSettings,
  labelSizeText,
} from '@/lib/domain/label/label-settings';
import { isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { labelLanguagesOf } from '@/lib/domain/pages/label-languages';
import { paths } from '@/lib/domain/pages/paths';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { type FailureOverrides, failureResponse } from '@/lib/loaders/responses/failure-response';
import { documentFailureCause, failureCause } from '@/lib/loaders/data/failure-cause';
import { fileResponse } from '@/lib/loaders/responses/file-response';
import { refererPage } from '@/lib/loaders/request/request-parameters';
import { openedPath } from '@/lib/session/request-headers';
import type { RequestSession } from '@/lib/session/request-session';
import type { CallContext } from '@/lib/upstream/transport/call';
import { fileContext, type FileCallContext, type UpstreamFile } from '@/lib/upstream/document-file';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** The context of a handler, from `withSession`. */
interface LabelHandlerContext {
  params: Promise<object>;
  requestSession: RequestSession;
}

/** A label that is too small for its mandatory text or its pack (docs/platform-api.md 3.11). */
const tooSmall: FailureOverrides = {
  rejected: { status: 422, type: 'CLIENT_SERVER_COMMUNICATION', message: 'LABEL_TOO_SMALL' },
};

interface RequestedLabel {
  id: number;
  dossier: Dossier;
  settings: LabelSettings;
  callContext: CallContext;
}

/**
 * The response to a request for a label: `response` gets the settings of the request's query. A value that the product does not
 * offer is rejected with the name of its field, without a call for the label.
 */
export async function labelResponse(
  request: Request,
  context: LabelHandlerContext,
  response: (label: RequestedLabel) => Promise<Response>,
): Promise<Response> {
  const params: { id?: unknown } = await context.params;
  const id = parseProductId(String(params.id));
  if (id === null) return badRequest('id');
  const { interfaceLang, lang } = refererPage(request);
  const callContext = callContextOf(request.headers, interfaceLang, context.requestSession);
  let dossier: Dossier | null = null;
  try {
    dossier = await loadDossier(id, callContext);
    const options = labelOptionsOf(dossier);
    const { settings, issues } = readLabelSettings(labelQueryOf(request.url), options, defaultLabelSettings(options));
    if (issues[0]) return badRequest(issues[0].field);
    return await response({ id, dossier, settings, callContext });
  } catch (error) {
    const cause = dossier ? documentFailureCause(error) : failureCause(error);
    // The editor has the sizes that carry the text.
    if (error instanceof UpstreamError && error.call.error === 'label_does_not_fit') {
      const { search } = new URL(request.url);
      return failureResponse(error, request, paths.label(id, interfaceLang, 'ed', lang, search.slice(1)), tooSmall);
    }
    const isLoginNeeded = error instanceof UpstreamError && error.kind === 'unauthorized';
    return failureResponse(
      error,
      request,
      isLoginNeeded
        ? paths.login({ next: labelPage(request, id), interfaceLang })
        : failurePath({ id, interfaceLang, lang, docType: 'ee', cause, address: openedPath(request) }),
    );
  }
}

/** The label page that requested a file, with its settings; the view without a referrer. */
function labelPage(request: Request, id: number): string {
  const { interfaceLang, lang, docType } = refererPage(request);
  const { search } = new URL(request.url);
  return paths.label(id, interfaceLang, docType === 'ed' ? 'ed' : 'ee', lang, search.slice(1));
}

/** The response with a label as a download. The file name has the product's name in the label's primary language (Spec §7). */
export const labelDownloadResponse = (
  request: Request,
  context: LabelHandlerContext,
  file: LabelFile,
  open: (id: number, settings: LabelSettings, callContext: FileCallContext) => Promise<UpstreamFile>,
): Promise<Response> =>
  labelResponse(request, context, async ({ id, dossier, settings, callContext }) => {
    const ids = [...new Set([settings.primaryLanguage, ...settings.languages])];
    const languages = labelLanguagesOf(dossier, ids).map(({ id: languageId, code }) => code ?? String(languageId));
    const [primary] = languages;
    const labelContext = {
      ...callContext,
      interfaceLang: isInterfaceLanguage(primary) ? primary : callContext.interfaceLang,
    };
    const { name: product } = await loadDossier(id, labelContext);
    const dimension = labelSizeText(labelOptionsOf(dossier), settings) ?? '';
    const { packText } = settings;
    const name = labelFileName(file, { product, dimension, packText, languages }, new Date());
    // Last: nothing closes a file whose response is not made.
    const opened = await open(id, settings, fileContext(callContext, request));
    return fileResponse(opened, `${name}.${opened.type}`);
  });
