import 'server-only';

/**
 * Whether the visitor of the page or handler in work is logged in (Spec §4 "Auth"). There is no login yet, so that nobody
 * is; the session answers here.
 */
export const isLoggedIn = (): Promise<boolean> => Promise.resolve(false);
