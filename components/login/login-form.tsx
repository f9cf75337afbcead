'use client';

import { type FormEvent, useRef, useState } from 'react';
import { callHandler } from '@/lib/browser/calls/call-handler';
import { navigateTo } from '@/lib/browser/interaction/navigate-to';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { errorMessageKey } from '@/lib/domain/failures/failures';
import {
  fieldOf,
  type LoginField as Name,
  type LoginMessage,
  loginMessageOf,
  missingCredential,
} from '@/lib/domain/session/login';
import { basePath, paths } from '@/lib/domain/pages/paths';

interface LoginFailure {
  message: LoginMessage;
  /** Id of the failure in the log. */
  id: string | null;
}

/** The login form. With JavaScript, errors appear below their fields and the input is preserved. */
export function LoginForm({
  next,
  antiForgery,
  failure,
}: {
  /** In-app path of the page after login. */
  next: string;
  antiForgery: string;
  failure: LoginMessage | null;
}) {
  const t = useScopedMessages('login');
  const form = useRef<HTMLFormElement>(null);
  const [failureShown, setFailureShown] = useState<LoginFailure | null>(failure && { message: failure, id: null });
  const [isRunning, setRunning] = useState(false);

  const showFailure = (failure: LoginFailure) => {
    setFailureShown(failure);
    const field = fieldOf(failure.message);
    if (field) form.current?.querySelector<HTMLInputElement>(`#${field}`)?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning) return;
    const readField = (name: string) => form.current?.querySelector<HTMLInputElement>(`#${name}`)?.value ?? '';
    const credentials = { username: readField('username'), password: readField('password') };
    const missing = missingCredential(credentials);
    if (missing) return showFailure({ message: missing.message, id: null });
    setFailureShown(null);
    setRunning(true);
    const refused = await sendLogin(credentials);
    // A full page load, since the whole page differs for a logged-in user.
    if (!refused) return navigateTo(basePath + next);
    setRunning(false);
    showFailure(refused);
  };

  const field = failureShown && fieldOf(failureShown.message);
  // Errors that the visitor can correct need no id for support.
  const idText = failureShown?.id && !field ? ` ${t('error_id', { id: failureShown.id })}` : '';
  const text = failureShown && t(errorMessageKey(failureShown.message)) + idText;
  return (
    <form
      ref={form}
      method="post"
      action={basePath + paths.api.session()}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="action" value="log-in" />
      <input type="hidden" name="xsrf" value={antiForgery} />
      <input type="hidden" name="next" value={next} />
      {failureShown && !field && (
        <p role="alert" className="text-danger">
          {text}
        </p>
      )}
      <LoginField name="username" label={t('username')} failure={field === 'username' ? text : null} />
      <LoginField name="password" label={t('password')} failure={field === 'password' ? text : null} />
      <button
        type="submit"
        aria-disabled={isRunning}
        className="min-h-touch cursor-pointer rounded-control bg-accent px-5 font-semibold text-accent-on hover:opacity-90 aria-disabled:cursor-default aria-disabled:opacity-60"
      >
        {isRunning ? t('logging_in') : t('log_in')}
      </button>
    </form>
  );
}

const kinds = {
  username: { type: 'text', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  password: { type: 'password', autoComplete: 'current-password' },
} as const;

/** A field of the login form with its error message. */
function LoginField({ name, label, failure }: { name: Name; label: string; failure: string | null }) {
  return (
    <div>
      <label htmlFor={name} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={name}
        name={name}
        {...kinds[name]}
        maxLength={200}
        aria-required
        aria-invalid={failure !== null}
        aria-describedby={failure === null ? undefined : `${name}-error`}
        className="aria-invalid:border-2 aria-invalid:border-danger min-h-touch w-full rounded-control border border-line-strong bg-surface px-3"
      />
      {failure !== null && (
        <p id={`${name}-error`} role="alert" className="mt-2 text-small text-danger">
          {failure}
        </p>
      )}
    </div>
  );
}

/** Logs in; null on success, else the message for the visitor and the failure's id in the log. */
async function sendLogin(credentials: {
  username: string;
  password: string;
}): Promise<{ message: LoginMessage; id: string | null } | null> {
  try {
    const response = await callHandler(paths.api.session(), { method: 'POST', body: credentials });
    if (response.ok) return null;
    const { uiMessage, id } = (await response.json()) as { uiMessage?: unknown; id?: unknown };
    return {
      message: loginMessageOf(String(uiMessage)) ?? 'UNKNOWN',
      id: typeof id === 'string' ? id : null,
    };
  } catch {
    return { message: 'SERVER_DOWN_ERROR', id: null };
  }
}
