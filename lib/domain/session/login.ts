import {
  errorMessageKey,
  type FailureMessage,
  type FailureType,
  loginFailureType,
  situations,
  type TokenErrorResponse,
} from '@/lib/domain/failures/failures';

/** A field of the login form. */
export type LoginField = 'username' | 'password';

/** The error of a failed login. */
export interface LoginError {
  type: FailureType;
  message: LoginMessage;
  /** Status of the response to the browser. */
  status: number;
}

/** Spec §5: both are required; null if both are present. */
export function missingCredential({ username, password }: { username: string; password: string }): LoginError | null {
  const field = !username.trim() ? 'username' : !password ? 'password' : null;
  if (!field) return null;
  const message = field === 'username' ? 'MISSING_USERNAME' : 'MISSING_PASSWORD';
  return { type: situations.missingCredentials.type, message, status: 400 };
}

/** The login error of a failed token call (Spec §8). */
export function loginErrorOf(response: TokenErrorResponse): LoginError {
  const type = loginFailureType(response);
  const { status } = response;
  if (status === 429) return { type, message: 'TOO_MANY_TRIES', status };
  // The specification's type for no response is that of a wrong password, whose message would only invite more
  // attempts.
  if (status === 0) return { type, message: 'SERVER_DOWN_ERROR', status: 503 };
  const statuses: Record<number, number> = { 400: 400, 401: 401, 403: 403, 504: 504 };
  return { type, message: loginMessageOf(type) ?? 'UNKNOWN', status: statuses[status] ?? 503 };
}

/** The messages of a login with their form field, by the key without its prefix, which is the value of `?failure=`. */
const loginMessageFields = {
  MISSING_USERNAME: 'username',
  MISSING_PASSWORD: 'password',
  INVALID_USERNAME_PASSWORD: 'password',
  INVALID_USERNAME_PASSWORD_LOCKED_ACCOUNT_WARNING: 'password',
  INVALID_USERNAME_PASSWORD_LOCKED_ACCOUNT: 'username',
  AUTHENTICATION_ERROR: null,
  CAN_NOT_LOAD_USERS_DATA: null,
  CLIENT_SERVER_COMMUNICATION: null,
  CLIENT_SIDE: null,
  FORGED: null,
  SERVER_DOWN_ERROR: null,
  SERVER_TIMEOUT: null,
  SESSION_EXPIRED: null,
  STALE_FORM: null,
  TOO_MANY_TRIES: null,
  UNKNOWN: null,
} as const satisfies Partial<Record<FailureMessage, LoginField | null>>;
export type LoginMessage = keyof typeof loginMessageFields;
export const loginMessages = Object.keys(loginMessageFields) as LoginMessage[];

/** The field that a message belongs to; null for the form as a whole. */
export const fieldOf = (message: LoginMessage): LoginField | null => loginMessageFields[message];

/** The message of a `?failure=` or of a handler's `uiMessage`; null for any other text. */
export function loginMessageOf(text: string): LoginMessage | null {
  return loginMessages.find((message) => message === text || errorMessageKey(message) === text) ?? null;
}
