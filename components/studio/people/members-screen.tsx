'use client';

import useSWR from 'swr';
import { CallFailed } from '@/components/studio/call-failed';
import { useStudioFailure } from '@/components/studio/use-studio-failure';
import { callStudio } from '@/lib/browser/studio/call-studio';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { type Member, type StudioRole, studioRoles } from '@/lib/domain/studio/drafts';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

/** The roles of a workgroup's members, which its administrator gives. */
export function MembersScreen({ workgroup }: { workgroup: number }) {
  const t = useScopedMessages('studio');
  const { report } = useStudioFailure();
  const { data, error, mutate } = useSWR<{ members: Member[] }, unknown>(
    studioPaths.api.members(workgroup),
    (path: string) => callStudio<{ members: Member[] }>(path),
  );
  const change = async (member: Member, role: StudioRole, isGiven: boolean) => {
    const roles = studioRoles.filter((name) => (name === role ? isGiven : member.roles.includes(name)));
    const others = (data?.members ?? []).map((other) => (other.id === member.id ? { ...other, roles } : other));
    await mutate({ members: others }, { revalidate: false });
    try {
      await callStudio(studioPaths.api.member(workgroup, member.id), { method: 'PUT', body: { roles } });
    } catch (failure) {
      report(failure);
    }
    await mutate();
  };
  return (
    <>
      <h1 className="mb-2 text-h1-phone font-semibold medium:text-h1">{t('studio_members')}</h1>
      <dl className="mb-5 grid max-w-reading gap-1">
        {studioRoles.map((role) => (
          <div key={role}>
            <dt className="inline font-semibold">{t(`studio_role_${role}`)}:</dt>{' '}
            <dd className="inline text-ink-soft">{t(`studio_role_text_${role}`)}</dd>
          </div>
        ))}
      </dl>
      <CallFailed error={error} page={studioPaths.members(workgroup)} />
      <ul
        aria-label={t('studio_members')}
        className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface"
      >
        {data?.members.map((member) => (
          <li key={member.id} className="p-3">
            <fieldset className="flex flex-wrap items-center gap-x-5">
              <legend className="w-full font-semibold medium:float-left medium:mr-5 medium:w-auto medium:min-w-40">
                {member.name}
              </legend>
              {studioRoles.map((role) => (
                <label key={role} className="flex min-h-touch cursor-pointer items-center gap-2">
                  <input
                    type="checkbox"
                    checked={member.roles.includes(role)}
                    onChange={({ target }) => void change(member, role, target.checked)}
                  />
                  {t(`studio_role_${role}`)}
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
    </>
  );
}
