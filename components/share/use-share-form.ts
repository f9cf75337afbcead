import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import useSWRImmutable from 'swr/immutable';
import useSWRMutation from 'swr/mutation';
import { type EnteredRecipients, recipientsOf } from '@/components/share/recipients-field';
import { callHandler } from '@/lib/browser/calls/call-handler';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { SentShare } from '@/lib/browser/share/share-dialog-state';
import { errorMessageKey } from '@/lib/domain/failures/failures';
import {
  emptyShareChoice,
  findShareIssue,
  readMailPreview,
  recipientsIssue,
  settleShareChoice,
  type ShareChoice,
  type ShareLanguages,
  type ShareProduct,
  unknownShareLanguages,
} from '@/lib/domain/share/share-form';
import { paths } from '@/lib/domain/pages/paths';

/** Spec §3 "Share form". */
interface Fields extends ShareChoice {
  recipients: EnteredRecipients;
  message: string;
}
const emptyFields: Fields = { recipients: { added: [], draft: '' }, message: '', ...emptyShareChoice };

const noLanguages: ShareLanguages = { ui: [], sds: [] };

/** State of the share dialog's input, and its two calls, one at a time; a share is sent once. */
export function useShareForm(products: readonly ShareProduct[], onShared: (sent: SentShare) => void) {
  const { lang: interfaceLang } = useScopedMessages('share');
  const [shared, setShared] = useState(products);
  const [refused, setRefused] = useState<string[]>([]);
  const [failure, setFailure] = useState<{ call: 'preview' | 'send'; error: unknown } | null>(null);
  const isBusy = useRef(false);
  const synonymIds = shared.map(({ id }) => id);
  const languages = useShareLanguages(synonymIds);
  const { control, handleSubmit, setFocus, setValue } = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: emptyFields,
  });
  const recipients = useController({
    control,
    name: 'recipients',
    rules: { validate: (entered) => recipientsIssue(recipientsOf(entered)) === null },
  });
  const [target, ui, sds, message] = useWatch({ control, name: ['target', 'ui', 'sds', 'message'] });
  const choice = settleShareChoice({ target, ui, sds }, languages.languages ?? noLanguages, interfaceLang);

  const preview = useSWRMutation(
    paths.api.sharePreview(),
    async (path, { arg }: { arg: object }) => readMailPreview(await callShare(path, arg)),
    { throwOnError: false, onError: (error) => setFailure({ call: 'preview', error }) },
  );
  const send = useSWRMutation(paths.api.shareSend(), (path, { arg }: { arg: object }) => callShare(path, arg), {
    throwOnError: false,
    onSuccess: () => onShared({ products: shared, recipientCount: recipientsOf(recipients.field.value).length }),
    onError: (error) => {
      preview.reset();
      const invalidEmails = error instanceof ShareError ? error.invalidEmails : [];
      if (invalidEmails.length > 0) setRefused(invalidEmails);
      else setFailure({ call: 'send', error });
    },
  });

  // Runs after the form is back in view.
  useEffect(() => {
    if (refused.length > 0) setFocus('recipients');
  }, [refused, setFocus]);

  const entered = recipientsOf(recipients.field.value);
  const shareIssue = findShareIssue({
    recipients: entered,
    refused,
    message,
    productCount: shared.length,
    hasLanguages: languages.languages !== null,
  });
  const canSend = shareIssue === null;
  const run = (call: (payload: object) => Promise<unknown>, event?: FormEvent) =>
    handleSubmit(async () => {
      if (isBusy.current || !canSend) return;
      isBusy.current = true;
      setFailure(null);
      await call({ recipients: entered, ...choice, synonymIds, ...(message.trim() ? { message } : {}) });
      isBusy.current = false;
    })(event);

  return {
    products: shared,
    remove: (id: number) => setShared(shared.filter((product) => product.id !== id)),
    recipients,
    /** Addresses that the platform rejected. */
    refused,
    choice,
    choose: (chosen: Partial<ShareChoice>) => {
      for (const [name, value] of Object.entries(chosen)) setValue(name as keyof ShareChoice, value);
    },
    message,
    setMessage: (text: string) => setValue('message', text),
    ...languages,
    shareIssue,
    canSend,
    failure,
    send: (event: FormEvent) => run(send.trigger, event),
    isSending: send.isMutating,
    preview: () => run(preview.trigger),
    isPreviewing: preview.isMutating,
    /** The previewed mail, shown in place of the form. */
    mail: preview.data,
    endPreview: preview.reset,
  };
}

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
async function callShare(path: string, body: unknown): Promise<Record<string, unknown>> {
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
function useShareLanguages(synonymIds: number[]): {
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
