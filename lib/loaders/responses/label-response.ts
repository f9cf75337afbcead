import 'server-only';
import type { Dossier } from '@/lib/domain/product/dossier';
import { failurePath } from '@/lib/domain/pages/failure-pages';
import { parseProductId } from '@/lib/domain/product/identifiers';
import { type LabelFile, labelFileName } from '@/lib/domain/downloads/truncated-file-names';
import { labelQueryOf, readLabelSettings } from '@/lib/domain/label/label-query';
import { defaultLabelSettings, labelOffer, type LabelSettings } from '@/lib/domain/label/label-settings';
import { languageOfDocument } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import { askerOf } from '@/lib/loaders/request/call-context';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { failureAnswer } from '@/lib/loaders/responses/failure-response';
import { documentFailureCause, failureCause } from '@/lib/loaders/data/failure-cause';
import { fileAnswer } from '@/lib/loaders/responses/file-response';
import { askedFrom } from '@/lib/loaders/request/request-parameters';
import type { Visit } from '@/lib/session/request-session';
import type { Asker } from '@/lib/upstream/transport/call';
import type { FileAsker, UpstreamFile } from '@/lib/upstream/document-file';
import { UpstreamFailure } from '@/lib/upstream/transport/upstream-error';

/** What a handler gets from `withSession`. */
interface Asked {
  params: Promise<object>;
  visit: Visit;
}

interface AskedLabel {
  id: number;
  dossier: Dossier;
  settings: LabelSettings;
  asker: Asker;
}

/**
 * Answers a call for a label: `answer` gets the settings that the request's query makes. A value that the product does not
 * offer is refused under its name, and the platform is not asked for the label.
 */
export async function answerLabel(
  request: Request,
  asked: Asked,
  answer: (label: AskedLabel) => Promise<Response>,
): Promise<Response> {
  const params: { id?: unknown } = await asked.params;
  const id = parseProductId(String(params.id));
  if (id === null) return badRequest('id');
  const { interfaceLang, lang } = askedFrom(request);
  const asker = askerOf(request.headers, interfaceLang, asked.visit);
  let dossier: Dossier | null = null;
  try {
    dossier = await loadDossier(id, asker);
    const offer = labelOffer(dossier);
    const { settings, faults } = readLabelSettings(labelQueryOf(request.url), offer, defaultLabelSettings(offer));
    if (faults[0]) return badRequest(faults[0].field);
    return await answer({ id, dossier, settings, asker });
  } catch (error) {
    const cause = dossier ? documentFailureCause(error) : failureCause(error);
    const isLoginNeeded = error instanceof UpstreamFailure && error.kind === 'unauthorized';
    return failureAnswer(
      error,
      request,
      isLoginNeeded
        ? paths.login({ next: labelPage(request, id), interfaceLang })
        : failurePath({ id, interfaceLang, lang, docType: 'ee', cause }),
    );
  }
}

/** The label's page that a file was asked from, with its settings; the view where the browser does not say. */
function labelPage(request: Request, id: number): string {
  const { interfaceLang, lang, docType } = askedFrom(request);
  const { search } = new URL(request.url);
  return paths.label(id, interfaceLang, docType === 'ed' ? 'ed' : 'ee', lang, search.slice(1));
}

/** A label as a download, under a name that has the product's in the label's primary language (Spec §7). */
export const downloadLabel = (
  request: Request,
  asked: Asked,
  file: LabelFile,
  open: (id: number, settings: LabelSettings, asker: FileAsker) => Promise<UpstreamFile>,
): Promise<Response> =>
  answerLabel(request, asked, async ({ id, dossier, settings, asker }) => {
    const opened = await open(id, settings, { ...asker, signal: request.signal });
    const codeOf = (lang: number) => dossier.languages.find((one) => one.id === lang)?.code ?? languageOfDocument(lang);
    const inOwnLanguage = { ...asker, interfaceLang: codeOf(settings.leadingLanguage) ?? asker.interfaceLang };
    const { name: product } = await loadDossier(id, inOwnLanguage);
    const languages = [...new Set([settings.leadingLanguage, ...settings.languages])].map(
      (lang) => codeOf(lang) ?? String(lang),
    );
    const dimension = dossier.label.dimensions.find((one) => one.id === settings.dimension)?.text ?? '';
    const { packText } = settings;
    const name = labelFileName(file, { product, dimension, packText, languages }, new Date());
    return fileAnswer(opened, `${name}.${opened.type}`);
  });
