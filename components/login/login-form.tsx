'use client';

import { type FormEvent, useRef, useState } from 'react';
import { LoginField } from '@/components/login/login-field';
import { navigateTo } from '@/lib/browser/go-to';
import { sendLogin } from '@/lib/browser/send-login';
import { fieldOf, type LoginMessage, missingCredential } from '@/lib/domain/login';
import { basePath, paths } from '@/lib/domain/paths';

export interface LoginTexts {
  username: string;
  password: string;
  logIn: string;
  loggingIn: string;
  /** With `{id}`. */
  failureId: string;
  messages: Record<LoginMessage, string>;
}

interface LoginFailure {
  message: LoginMessage;
  /** Stands in the log. */
  id: string | null;
}

/** A plain form without JavaScript; with it, what is wrong stands under its field and nothing that was typed is lost. */
export function LoginForm({
  next,
  antiForgery,
  failure,
  texts,
}: {
  /** In-app path of the page that follows. */
  next: string;
  antiForgery: string;
  failure: LoginMessage | null;
  texts: LoginTexts;
}) {
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
    const typed = (name: string) => form.current?.querySelector<HTMLInputElement>(`#${name}`)?.value ?? '';
    const who = { username: typed('username'), password: typed('password') };
    const missing = missingCredential(who);
    if (missing) return showFailure({ message: missing.message, id: null });
    setFailureShown(null);
    setRunning(true);
    const refused = await sendLogin(who);
    // The whole page anew: it is another one for who is logged in.
    if (!refused) return navigateTo(basePath + next);
    setRunning(false);
    showFailure(refused);
  };

  const field = failureShown && fieldOf(failureShown.message);
  // What the visitor can mend needs no number to ask about.
  const idText = failureShown?.id && !field ? ` ${texts.failureId.replace('{id}', failureShown.id)}` : '';
  const text = failureShown && texts.messages[failureShown.message] + idText;
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
      <LoginField name="username" label={texts.username} failure={field === 'username' ? text : null} />
      <LoginField name="password" label={texts.password} failure={field === 'password' ? text : null} />
      <button
        type="submit"
        aria-disabled={isRunning}
        className="min-h-touch cursor-pointer rounded-control bg-accent px-5 font-semibold text-accent-on hover:opacity-90 aria-disabled:cursor-default aria-disabled:opacity-60"
      >
        {isRunning ? texts.loggingIn : texts.logIn}
      </button>
    </form>
  );
}
