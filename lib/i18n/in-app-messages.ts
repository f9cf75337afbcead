import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {} from 'next-intl';
import type en from '@/messages/en.json';
import {
  fallbackInterfaceLanguage,
  type InterfaceLanguage,
  interfaceLanguages,
  type MessageFiles,
} from '@/lib/domain/languages/languages';
import { remember } from '@/lib/process-state';

const createMessages = () => new Map<InterfaceLanguage, typeof en>();

/**
 * The texts of a language from `messages` in the working directory, read once for a process: imported, each of Next's bundles would
 * have all languages twice, as program text and as objects (decision 076).
 */
function messagesOf(language: InterfaceLanguage): typeof en {
  const known = remember('in-app-messages', createMessages);
  const messages = known.get(language) ?? readMessages(language);
  known.set(language, messages);
  return messages;
}

/** Spec §7: a missing text falls back to English. This happens in development only, since a build fails the type check (`MessageFiles`). */
function readMessages(language: InterfaceLanguage): typeof en {
  const file = join(process.cwd(), 'messages', `${language}.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as typeof en;
  if (language === fallbackInterfaceLanguage) return messages;
  const english = messagesOf(fallbackInterfaceLanguage);
  const isComplete = Object.keys(english.app).every((key) => key in messages.app);
  return isComplete ? messages : { app: { ...english.app, ...messages.app } };
}

/** The in-app texts, each language read when it is first used; `en.json` gives the keys' types. */
export const appMessages = Object.defineProperties(
  {},
  Object.fromEntries(
    interfaceLanguages.map((language) => [language, { enumerable: true, get: () => messagesOf(language) }]),
  ),
) as Readonly<Record<keyof MessageFiles, typeof en>>;

declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof en;
    Locale: InterfaceLanguage;
  }
}
