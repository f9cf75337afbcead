/** Spec §8: the client error types. */
export const failureTypes = [
  'DEFAULT',
  'SERVER_SIDE',
  'CLIENT_SIDE',
  'CLIENT_SYNTAX',
  'UNKNOWN',
  'TEST',
  'LOAD_LOCALIZATION',
  'LOAD_PHRASES',
  'AUTHENTICATION_TIMEOUT',
  'AUTHENTICATION_ERROR',
  'INVALID_USERNAME_PASSWORD',
  'INVALID_USERNAME_PASSWORD_LOCKED_ACCOUNT',
  'INVALID_USERNAME_PASSWORD_LOCKED_ACCOUNT_WARNING',
  'REFRESH_TOKEN_ERROR',
  'CAN_NOT_LOAD_USERS_DATA',
  'SESSION_EXPIRED',
  'CLIENT_SERVER_COMMUNICATION',
  'SERVER_TIMEOUT',
  'LOGOUT_ERROR',
  'CAN_NOT_LOAD_HOLDERS_DATA',
  'CAN_NOT_LOAD_LOAD_MANAGE_TRANSLATIONS_CATEGORIES',
  'CAN_NOT_LOAD_PRODUCTS_DATA',
  'ERROR_WHEN_DELETING_TRANSLATIONS',
  'RESOURCE_UNAUTHORIZED_IS_CYPRESS',
  'CAN_NOT_MIGRATE_PHRASES',
  'RESOURCE_UNAUTHORIZED_FEATURE_FLAG',
  'SERVER_DOWN_ERROR',
  'INIT_API',
] as const;
export type FailureType = (typeof failureTypes)[number];

/** Where a failure was caught (Spec §8 "Origin codes"). */
export const originCodes = { default: 0, unhandledByProduct: 1, uncaught: 2 } as const;
type OriginCode = (typeof originCodes)[keyof typeof originCodes];

/** The client error object (Spec §3). */
export interface DossierFailure {
  code: OriginCode;
  type: FailureType;
  /** Message key of the visitor's message. */
  uiMessage: ErrorMessageKey;
  /** For the log; sent to scripts for a missing SDS only (lib/session/failure-json.ts). */
  debug: string;
  /** The failed call and its response; sent like `debug`. */
  httpDebug?: { method: string; path: string; status?: number; error?: string; text?: string };
  tokenExpiredError: boolean;
  /** Three characters, shown on the page and in the log. */
  id: string;
  wasDisplayedInTheUi: boolean;
}

/** Messages for situations in which the message of the type would be too general. */
export const situationMessages = [
  'UNSUPPORTED_FILE_TYPE',
  'LABEL_TOO_SMALL',
  'NOT_AVAILABLE',
  'MISSING_USERNAME',
  'MISSING_PASSWORD',
  'TOO_MANY_TRIES',
  'TOO_MANY_MAILS_TODAY',
  'RECIPIENT_MAILS_TODAY',
  'FORGED',
  'STALE_FORM',
  'TOO_LARGE',
  'LOGIN_NEEDED',
  'NOT_IN_LIST',
  'INVALID_EMAILS',
  'SHARE_WITHDRAWN',
  'SHARE_NO_SDS',
  'GTIN_FORM',
  'GTIN_CHECK_DIGIT',
  'GTIN_QUALIFIER',
  'GTIN_COMPRESSED',
  'GTIN_LINK_TYPE',
  'GTIN_KEY',
  'GTIN_UNKNOWN',
] as const;
export type FailureMessage = FailureType | (typeof situationMessages)[number];

/** The message key of a type or a situation: the error-message prefix (Spec §8) and its name. */
export const errorMessageKey = <const Message extends FailureMessage>(message: Message) =>
  `error_message_${message}` as const;
type ErrorMessageKey = ReturnType<typeof errorMessageKey<FailureMessage>>;

const idCharacters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Returns a failure id; `random` is like Math.random. No two characters of the alphabet are easily confused. */
export function makeFailureId(random: () => number): string {
  return Array.from({ length: 3 }, () => idCharacters[Math.floor(random() * idCharacters.length)]).join('');
}

/** The message of an unknown failure (Spec §8 "default user message key"). */
const defaultMessage = errorMessageKey('UNKNOWN');

/** A failure with the message of its type, unless `overrides` overrides it; `random` is like Math.random. */
export function makeFailure(
  type: FailureType,
  random: () => number,
  overrides: Partial<Omit<DossierFailure, 'type' | 'id'>> = {},
): DossierFailure {
  return {
    code: originCodes.default,
    uiMessage: type === 'DEFAULT' ? defaultMessage : errorMessageKey(type),
    debug: '',
    tokenExpiredError: type === 'SESSION_EXPIRED',
    wasDisplayedInTheUi: false,
    ...overrides,
    type,
    id: makeFailureId(random),
  };
}

/** A failed token call. */
export interface TokenErrorResponse {
  /** HTTP status; 0 without a response. */
  status: number;
  /** The body's `error` and `status`. */
  error?: string;
  accountStatus?: string;
}

/** Spec §8: token responses to a login; the first match applies. */
const tokenFailures: (TokenErrorResponse & { type: FailureType })[] = [
  { status: 0, type: 'INVALID_USERNAME_PASSWORD' },
  { status: 401, error: 'invalid_grant', type: 'INVALID_USERNAME_PASSWORD' },
  { status: 401, error: 'show_warning', type: 'INVALID_USERNAME_PASSWORD_LOCKED_ACCOUNT_WARNING' },
  { status: 403, accountStatus: 'locked', type: 'INVALID_USERNAME_PASSWORD_LOCKED_ACCOUNT' },
  { status: 403, error: 'show_warning', type: 'INVALID_USERNAME_PASSWORD_LOCKED_ACCOUNT_WARNING' },
  { status: 403, type: 'AUTHENTICATION_ERROR' },
];

/** The failure type of a rejected login. */
export function loginFailureType(response: TokenErrorResponse): FailureType {
  const line = tokenFailures.find(
    ({ status, error, accountStatus }) =>
      status === response.status &&
      (error === undefined || error === response.error) &&
      (accountStatus === undefined || accountStatus === response.accountStatus),
  );
  return line?.type ?? failureTypeOfStatus(response.status);
}

/** Spec §8: failure types of other HTTP statuses; any other is CLIENT_SERVER_COMMUNICATION. */
const statusFailures: Record<number, FailureType> = {
  // Invalid parameter structure.
  400: 'CLIENT_SIDE',
  // Timeouts.
  408: 'SERVER_TIMEOUT',
  504: 'SERVER_TIMEOUT',
};

/** The failure type of an HTTP status. */
export function failureTypeOfStatus(status: number): FailureType {
  return statusFailures[status] ?? 'CLIENT_SERVER_COMMUNICATION';
}

/** Spec §8: failures without an HTTP status, with the specification's debug messages. */
export const situations = {
  missingCredentials: { type: 'CLIENT_SIDE', debug: 'AuthService - authenticate - Missing credentials' },
  usersDataNotLoaded: { type: 'CAN_NOT_LOAD_USERS_DATA', debug: 'AuthService - authenticate - no user' },
  logoutNotSent: { type: 'LOGOUT_ERROR', debug: 'AuthService - logout - the platform could not be notified' },
  loginNeeded: { type: 'AUTHENTICATION_ERROR', debug: 'login required' },
  refreshFailed: { type: 'SESSION_EXPIRED', debug: 'refresh failed' },
  timeout: { type: 'SERVER_TIMEOUT', debug: 'timeout' },
  // Assumed: the specification gives the messages of the next two, not their types.
  noValidSdsVersion: { type: 'SERVER_SIDE', debug: 'No valid SDS version' },
  configNotLoaded: { type: 'INIT_API', debug: 'ConfigService: Can not load config' },
  localeNotLoaded: { type: 'LOAD_LOCALIZATION', debug: 'locale not loaded' },
  featureOff: { type: 'RESOURCE_UNAUTHORIZED_FEATURE_FLAG', debug: 'feature is off' },
} as const satisfies Record<string, { type: FailureType; debug: string }>;
