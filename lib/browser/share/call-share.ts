import useSWRImmutable from 'swr/immutable';
import { callHandler } from '@/lib/browser/calls/call-handler';
import { errorMessageKey } from '@/lib/domain/failures/failures';
import { paths } from '@/lib/domain/pages/paths';
import { type ShareLanguages, unknownShareLanguages } from '@/lib/domain/share/share-form';

/** A call of the share dialog that failed. */
export class ShareError extends Error {
  override name = 'ShareError';
  /** Message key of the visitor's message. */
  readonly uiMessage: string;
  /** Id of the failure in the log. */
  readonly id: string | null;
  /** Rejected addresses. */
  readonly invalidEmails: string[];
  /** No response, or a timeout: the call may have succeeded. */
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
 * Posts JSON to a route handler and returns the response's JSON.
 * @throws {ShareError}
 */
export async function callShare(path: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await callHandler(path, { method: 'POST', body }).catch(() => null);
  if (!response) throw new ShareError({}, true);
  const payload: unknown = await response.json().catch(() => null);
  const fields = typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {};
  if (response.ok) return fields;
  throw new ShareError(fields, response.status === 504);
}

/**
 * The languages in which the products can be shared. While reloading, the previous ones stay; a failure does not block
 * sharing (Spec §8): `isUnknown` is then true, and `reload` retries.
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
  if (!Array.isArray(ui) || !Array.isArray(sds)) throw new TypeError('malformed response');
  return { ui, sds, takesMessage } as ShareLanguages;
}
