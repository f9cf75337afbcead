'use client';

import { useEffect } from 'react';
import { logUncaught } from '@/lib/browser/feedback/log-failure';

/** Writes errors that no code of the page catches to the console as client error objects. Mounted once in each root layout. */
export function UncaughtErrors() {
  useEffect(logUncaught, []);
  return null;
}
