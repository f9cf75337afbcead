import { callHandler } from '@/lib/browser/calls/call-handler';
import { type LoginMessage, loginMessageOf } from '@/lib/domain/session/login';
import { paths } from '@/lib/domain/pages/paths';

/** Logs in; null on success, else the message for the visitor and the failure's id in the log. */
export async function sendLogin(credentials: {
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
