'use client';
import { unhandledErrorPath } from '@/lib/domain/pages/error-paths';
import { useEffect } from 'react';
import { navigateTo } from '@/lib/browser/interaction/navigate-to';
import { logFailure } from '@/lib/browser/feedback/log-failure';
import { makeFailure, originCodes } from '@/lib/domain/failures/failures';
import { basePath, pathOfHref } from '@/lib/domain/pages/paths';

/** A page that failed to render: the error page, with the failure's id in the log. */
export function PageFailed({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => {
    const { lang } = document.documentElement;
    const code = originCodes.unhandledByProduct;
    const failure = makeFailure('UNKNOWN', Math.random, { code, debug: String(error), wasDisplayedInTheUi: true });
    const id = error.digest ?? failure.id;
    logFailure({ ...failure, id });
    const { pathname, search } = window.location;
    const next = pathname.startsWith(basePath) ? pathOfHref(pathname + search) : null;
    navigateTo(basePath + unhandledErrorPath({ id, interfaceLang: lang, next }), { replaces: true });
  }, [error]);
  return null;
}
