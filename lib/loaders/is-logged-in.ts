import 'server-only';
import { pageVisit } from '@/lib/loaders/page-visit';

/** Whether the visitor of the page in work is logged in (Spec §4 "Auth"). */
export const isLoggedIn = async (): Promise<boolean> => (await pageVisit()).session !== null;
