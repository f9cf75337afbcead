import { act, fireEvent, screen, within } from '@testing-library/react';
import { LabelEdit } from '@/components/label/label-edit';
import { LabelView } from '@/components/label/label-view';
import type { Dossier } from '@/lib/domain/product/dossier';
import type { LabelAudit } from '@/lib/domain/label/label-audit';
import type { LabelPresets } from '@/lib/domain/label/label-presets';
import type { LabelText } from '@/lib/domain/label/label-text';
import { type LabelQuery, readLabelSettings } from '@/lib/domain/label/label-query';
import { defaultLabelSettings, labelOptionsOf } from '@/lib/domain/label/label-settings';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import { acetone } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';

/** The page's address, as the router knows it. */
jest.mock('next/navigation', () => ({
  usePathname: () => window.location.pathname.replace(/^\/p\//, '/'),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

export const noFindings: LabelAudit = {
  profile: 'clp-now',
  findings: [],
  notChecked: [],
  refused: null,
  printed: null,
  givenUp: [],
  sizes: [],
  withoutEffect: [],
};

export interface ShownLabel {
  dossier?: Dossier;
  query?: LabelQuery;
  audit?: LabelAudit | null;
  presets?: LabelPresets | null;
  isLoggedIn?: boolean;
  canEdit?: boolean;
  interfaceLang?: string;
}

/** The label's edit screen, as the server makes it for an address. */
export function labelEdit({
  dossier = acetone,
  query = {},
  audit = noFindings,
  presets = null,
  isLoggedIn = false,
  interfaceLang = 'en',
}: ShownLabel = {}) {
  const options = labelOptionsOf(dossier);
  const defaults = defaultLabelSettings(options);
  return (
    <LabelEdit
      dossier={dossier}
      defaults={defaults}
      audit={audit}
      presets={presets}
      isLoggedIn={isLoggedIn}
      interfaceLang={interfaceLang}
      lang={1}
      {...readLabelSettings(query, options, defaults)}
    />
  );
}

/** The label's view, as the server makes it for an address. */
export function labelView({
  dossier = acetone,
  query = {},
  isLoggedIn = false,
  canEdit = true,
  lang = 1,
  text = null,
}: ShownLabel & { lang?: number; text?: LabelText | null } = {}) {
  const options = labelOptionsOf(dossier);
  const { settings } = readLabelSettings(query, options, defaultLabelSettings(options, lang));
  return (
    <LabelView
      dossier={dossier}
      settings={settings}
      text={text}
      isLoggedIn={isLoggedIn}
      interfaceLang="en"
      lang={lang}
      features={{ label_edit: canEdit }}
    />
  );
}

/** Shows the edit screen under its address. */
export function showLabelEdit(shown: ShownLabel = {}, interfaceLang: InterfaceLanguage = 'en') {
  const search = new URLSearchParams(
    Object.entries(shown.query ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString();
  window.history.replaceState(null, '', `/p/1001/${interfaceLang}/ed/1${search ? `?${search}` : ''}`);
  return renderIn(interfaceLang, labelEdit({ interfaceLang, ...shown }));
}

export const settingsForm = () => within(screen.getByRole('form', { name: 'Settings' }));
export const dialog = () => within(screen.getByRole('dialog'));
export const openSetting = (name: RegExp | string) => fireEvent.click(settingsForm().getByRole('button', { name }));

/** What a visitor sees of the address. */
export const addressQuery = () => Object.fromEntries(new URLSearchParams(window.location.search));

/** Time goes on, and what it brings arrives. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
