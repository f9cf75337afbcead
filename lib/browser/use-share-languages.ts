import useSWRImmutable from 'swr/immutable';
import { callShare } from '@/lib/browser/call-share';
import { paths } from '@/lib/domain/paths';
import { type ShareLanguages, unknownShareLanguages } from '@/lib/domain/share-form';

/**
 * In which languages the products can be shared. While others come, those before stay; a failure is no stop (Spec §8): then
 * `isUnknown`, and `reload` asks again.
 */
export function useShareLanguages(synonymIds: number[]): {
  languages: ShareLanguages | null;
  isUnknown: boolean;
  reload: () => void;
} {
  const { data, error, mutate } = useSWRImmutable(
    ['share languages', ...synonymIds],
    async () => readLanguages(await callShare(paths.api.shareLanguages(), { synonymIds })),
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  const isUnknown = error !== undefined;
  return { languages: isUnknown ? unknownShareLanguages : (data ?? null), isUnknown, reload: () => void mutate() };
}

function readLanguages({ ui, sds, takesMessage }: Record<string, unknown>): ShareLanguages {
  if (!Array.isArray(ui) || !Array.isArray(sds)) throw new TypeError('the answer has no languages');
  return { ui, sds, takesMessage } as ShareLanguages;
}
