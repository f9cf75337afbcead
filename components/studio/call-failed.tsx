import { useStudioFailure } from '@/components/studio/use-studio-failure';
import { StudioError } from '@/lib/browser/studio/call-studio';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { basePath, paths } from '@/lib/domain/pages/paths';

/** Says why a call without which a screen of the Studio is empty failed; undefined: it has not. */
export function CallFailed({
  error,
  page,
}: {
  error: unknown;
  /** In-app path of the screen, to which a login leads back. */
  page: string;
}) {
  const t = useScopedMessages('studio');
  const { textOf } = useStudioFailure();
  if (error === undefined) return null;
  return (
    <p role="alert" className="font-semibold text-danger">
      {textOf(error)}{' '}
      {error instanceof StudioError && error.hasEnded && (
        <a
          href={basePath + paths.login({ next: page })}
          className="inline-flex min-h-touch items-center text-accent underline underline-offset-4"
        >
          {t('log_in')}
        </a>
      )}
    </p>
  );
}
