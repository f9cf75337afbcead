import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import useSWRMutation from 'swr/mutation';
import { type EnteredRecipients, recipientsOf } from '@/components/share/recipients-field';
import { callShare, ShareError, useShareLanguages } from '@/lib/browser/share/call-share';
import {
  emptyShareChoice,
  findShareIssue,
  readMailPreview,
  recipientsIssue,
  settleShareChoice,
  type ShareChoice,
  type ShareLanguages,
  type ShareProduct,
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
export function useShareForm(products: readonly ShareProduct[], onShared: (recipientCount: number) => void) {
  const [shared, setShared] = useState(products);
  const [refused, setRefused] = useState<string[]>([]);
  const [failure, setFailure] = useState<{ of: 'preview' | 'send'; error: unknown } | null>(null);
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
  const choice = settleShareChoice({ target, ui, sds }, languages.languages ?? noLanguages);

  const preview = useSWRMutation(
    paths.api.sharePreview(),
    async (path, { arg }: { arg: object }) => readMailPreview(await callShare(path, arg)),
    { throwOnError: false, onError: (error) => setFailure({ of: 'preview', error }) },
  );
  const send = useSWRMutation(paths.api.shareSend(), (path, { arg }: { arg: object }) => callShare(path, arg), {
    throwOnError: false,
    onSuccess: () => onShared(recipientsOf(recipients.field.value).length),
    onError: (error) => {
      preview.reset();
      const invalidEmails = error instanceof ShareError ? error.invalidEmails : [];
      if (invalidEmails.length > 0) setRefused(invalidEmails);
      else setFailure({ of: 'send', error });
    },
  });

  // Runs after the form is back in view.
  useEffect(() => {
    if (refused.length > 0) setFocus('recipients');
  }, [refused, setFocus]);

  const entered = recipientsOf(recipients.field.value);
  const shareIssue = findShareIssue({
    ...{ recipients: entered, refused, message, productCount: shared.length },
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
