import 'server-only';
import { pageSession } from '@/lib/loaders/page-visit';

/** Whether the visitor of the page in work is logged in (Spec §4 "Auth"). */
export const isLoggedIn = async (): Promise<boolean> => (await pageSession()).session !== null;
