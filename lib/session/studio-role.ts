import 'server-only';
import { LRUCache } from 'lru-cache';
import { remember } from '@/lib/process-state';
import type { CallContext } from '@/lib/upstream/transport/call';
import { fetchStudioAccess } from '@/lib/upstream/studio/studio';

/** A role that is taken counts for as long, one that is given for `noRoleTtlMs` at most. */
const roleTtlMs = 60_000;
const noRoleTtlMs = 5_000;

const createRoles = () => new LRUCache<string, Promise<boolean>>({ max: 10_000, ttl: roleTtlMs });

/**
 * Whether the user of a session has a role in the Studio, in any workgroup; the platform is asked once a minute.
 * @throws {UpstreamError}
 */
export function hasStudioRole(sid: string, callContext: CallContext): Promise<boolean> {
  const roles = remember('studio-roles', createRoles);
  const known = roles.get(sid);
  if (known) return known;
  const question = fetchStudioAccess(callContext).then(
    (access) => access?.workgroups.some((workgroup) => workgroup.roles.length > 0) ?? false,
  );
  roles.set(sid, question);
  question.then(
    (hasRole) => hasRole || roles.set(sid, question, { ttl: noRoleTtlMs }),
    () => roles.delete(sid),
  );
  return question;
}
