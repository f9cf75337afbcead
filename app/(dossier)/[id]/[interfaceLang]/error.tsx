'use client';
import { useEffect } from 'react';
import { basePath, paths } from '@/lib/domain/paths';

/** A page that broke: the error page tells the visitor, with the id under which the log has it. */
export default function DossierError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => {
    const { lang } = document.documentElement;
    window.location.replace(`${basePath}${paths.error.unhandled({ id: error.digest, interfaceLang: lang })}`);
  }, [error.digest]);
  return null;
}
