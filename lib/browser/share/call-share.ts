import useSWRImmutable from 'swr/immutable';
import { callHandler } from '@/lib/browser/calls/call-handler';
import { errorMessageKey } from '@/lib/domain/failures/failures';
import { paths } from '@/lib/domain/pages/paths';
import { type ShareLanguages, unknownShareLanguages } from '@/lib/domain/share/share-form';

/** A call of the share dialog that failed. */
export class ShareError extends Error {
  override name = 'ShareError';
  /** Message key of what the visitor reads. */
  readonly uiMessage: string;
  /** Stands in the log. */
  readonly id: string | null;
  /** To which no mail can go. */
  readonly invalidEmails: string[];
  /** No answer came, or not in time: it may have been done all the same. */
  readonly mayBeDone: boolean;

  constructor(fields: Record<string, unknown>, mayBeDone: boolean) {
    super(String(fields.uiMessage));
    const { uiMessage, id, invalidEmails } = fields;
    this.uiMessage = typeof uiMessage === 'string' ? uiMessage : errorMessageKey('SERVER_DOWN_ERROR');
    this.id = typeof id === 'string' ? id : null;
    this.invalidEmails = Array.isArray(invalidEmails) ? invalidEmails.map(String) : [];
    this.mayBeDone = mayBeDone;
  }
}

/**
 * Posts JSON to a handler of ours and reads its answer.
 * @throws {ShareError}
 */
export async function callShare(path: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await callHandler(path, { method: 'POST', body }).catch(() => null);
  if (!response) throw new ShareError({}, true);
  const given: unknown = await response.json().catch(() => null);
  const fields = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  if (response.ok) return fields;
  throw new ShareError(fields, response.status === 504);
}

/**
 * In which languages the products can be shared. While others come, those before stay; a failure is no stop (Spec §8): then
 * `isUnknown`, and `reload` asks again.
 */
export function useShareLanguages(synonymIds: number[]): {
  languages: ShareLanguages | null;
  isUnknown: boolean;
  reload: () => void;
} {
  const { data, error, mutate } = useSWRImmutable(
    ['share languages', ...synonymIds],
    async () => readLanguages(await callShare(paths.api.shareLanguages(), { synonymIds })),
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  const isUnknown = error !== undefined;
  return { languages: isUnknown ? unknownShareLanguages : (data ?? null), isUnknown, reload: () => void mutate() };
}

function readLanguages({ ui, sds, takesMessage }: Record<string, unknown>): ShareLanguages {
  if (!Array.isArray(ui) || !Array.isArray(sds)) throw new TypeError('the answer has no languages');
  return { ui, sds, takesMessage } as ShareLanguages;
}
