import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { PictogramRow } from '@/components/shell/content/pictogram-row';
import { StatementList } from '@/components/shell/content/statement-list';
import { Pencil } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import { LabelExports } from '@/components/label/label-exports';
import { LabelNotices } from '@/components/label/label-notices';
import { LabelViewPicture } from '@/components/label/label-view-picture';
import { qrKeys } from '@/components/label/setting-row';
import { PageHead } from '@/components/shell/content/page-head';
import { Card } from '@/components/ui/card';
import { DefinitionList } from '@/components/ui/definition-list';
import { LanguageNames } from '@/components/ui/language-names';
import { PageLink } from '@/components/ui/page-link';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { labelLanguagesOf } from '@/lib/domain/pages/label-languages';
import { documentLanguage } from '@/lib/domain/pages/documents';
import type { Dossier } from '@/lib/domain/product/dossier';
import { labelSearch } from '@/lib/domain/label/label-query';
import {
  defaultLabelSettings,
  labelOptionsOf,
  type LabelSettings,
  labelSizeText,
} from '@/lib/domain/label/label-settings';
import { type LabelText, labelTextId } from '@/lib/domain/label/label-text';
import { labelSizeOf } from '@/lib/domain/label/label-size';
import { languageAttributes } from '@/lib/domain/languages/languages';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';
import { basePath, paths } from '@/lib/domain/pages/paths';
import { joinUnits } from '@/lib/domain/languages/formatting';

/** Spec §2 "Label screens", view: the label as printed, its notices, and its files. */
export function LabelView({
  dossier,
  interfaceLang,
  lang,
  settings,
  text,
  isLoggedIn,
  features,
  toPageHtml,
}: {
  dossier: Dossier;
  interfaceLang: string;
  lang: number;
  settings: LabelSettings;
  /** What the label says in the language of the page; null if it could not be loaded. */
  text: LabelText | null;
  isLoggedIn: boolean;
  features: { label_edit: boolean };
  toPageHtml?: ToPageHtml;
}) {
  const t = useTranslations('app');
  const { id } = dossier;
  const search = labelSearch(settings);
  const editorDefaults = defaultLabelSettings(labelOptionsOf(dossier), lang);
  const dimension = labelSizeText(labelOptionsOf(dossier), settings);
  return (
    <ScopedMessages scopes={['label', 'download']}>
      <PageHead title={t('screen_ee')} productName={dossier.name} />
      <div className="group/label">
        <div
          role="group"
          aria-label={t('actions')}
          className={clsx(
            'mb-5 flex flex-wrap gap-2 max-medium:grid max-medium:grid-cols-2 print:hidden',
            // A label that is refused has no files; the editor is the last.
            features.label_edit
              ? 'group-has-data-refused/label:[&>:not(:last-child)]:hidden'
              : 'group-has-data-refused/label:hidden',
          )}
        >
          <LabelExports id={id} interfaceLang={interfaceLang} search={search} isLoggedIn={isLoggedIn} />
          {features.label_edit && (
            <PageLink
              href={paths.label(id, interfaceLang, 'ed', lang, labelSearch(settings, editorDefaults))}
              className="inline-flex min-h-touch items-center justify-center gap-2 rounded-control border border-line-strong px-4 py-1.5 font-semibold hover:bg-sunken max-medium:last:odd:col-span-2"
            >
              <Pencil aria-hidden className="size-5 shrink-0" />
              {t('screen_ed')}
            </PageLink>
          )}
        </div>
        <LabelNotices dossier={dossier} />
        <div className="grid items-start gap-5 split:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="min-w-0 space-y-5">
            <LabelViewPicture
              key={search}
              page={{ id, interfaceLang, lang }}
              settings={settings}
              src={basePath + paths.api.label(id, 'preview', search)}
              alt={t('label_of', { product: dossier.name, dimension: dimension ?? '' })}
              size={labelSizeOf(dimension)}
            />
            {text && <LabelTextCard text={text} quantity={settings.packText} toPageHtml={toPageHtml} />}
          </div>
          <LabelFacts
            dossier={dossier}
            interfaceLang={interfaceLang}
            lang={lang}
            settings={settings}
            dimension={dimension}
            toPageHtml={toPageHtml}
          />
        </div>
      </div>
    </ScopedMessages>
  );
}

/** The settings of the label, and links to it in the other languages. */
function LabelFacts({
  dossier,
  interfaceLang,
  lang,
  settings,
  dimension,
  toPageHtml,
}: {
  dossier: Dossier;
  interfaceLang: string;
  lang: number;
  settings: LabelSettings;
  dimension: string | undefined;
  toPageHtml?: ToPageHtml;
}) {
  const t = useTranslations('app');
  const languages = dossier.validLangs.map((labelLang) => documentLanguage(dossier, labelLang));
  return (
    <Card id="label-facts" title={t('label_facts')} toPageHtml={toPageHtml}>
      <DefinitionList
        items={[
          { term: t('label_dim'), value: dimension },
          {
            term: t('label_emb'),
            value: dossier.label.packageSizes.find(({ id }) => id === settings.packageSize)?.text,
          },
          { term: t('label_pack_text'), value: settings.packText },
          {
            term: t('languages'),
            value: <LanguageNames languages={labelLanguagesOf(dossier, settings.languages)} />,
          },
          { term: t('qr_code'), value: t(qrKeys[settings.qr as keyof typeof qrKeys]) },
        ]}
      />
      {languages.length > 1 && (
        <nav aria-label={t('label_in_language')} className="mt-4 border-t border-line pt-3 print:hidden">
          <p className="text-small text-ink-soft">{t('label_in_language')}</p>
          <ul className="flex flex-wrap gap-x-5">
            {languages.map(({ id: labelLang, name, code }) => (
              <li key={labelLang}>
                <PageLink
                  href={paths.label(dossier.id, interfaceLang, 'ee', labelLang)}
                  {...languageAttributes(code)}
                  hrefLang={code ?? undefined}
                  aria-current={labelLang === lang && settings.languages.length === 1 ? 'page' : undefined}
                  className="flex min-h-touch items-center text-accent underline underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
                >
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Card>
  );
}

/**
 * The label as text for readers who cannot see its drawing or read its language, and as a digital label, with all elements of CLP
 * Art. 17 in one place (Art. 34a and 34b): without script, in the language of the page.
 */
function LabelTextCard({ text, quantity, toPageHtml }: { text: LabelText; quantity: string; toPageHtml?: ToPageHtml }) {
  const t = useTranslations('app');
  const { supplier, hazards, supplemental, precautions } = text;
  const numbers = [...text.identifiers, ...text.marks, ...(text.ufi ? [{ label: t('ufi'), value: text.ufi }] : [])];
  return (
    <Card id={labelTextId} title={t('label_text')} toPageHtml={toPageHtml}>
      <div {...languageAttributes(text.lang)} className="space-y-5">
        <Part>
          <h3 className="text-lead font-semibold wrap-break-word">{joinUnits(text.productName)}</h3>
          <p className="text-ink-soft wrap-break-word">
            {[...(text.articles.length > 0 ? text.articles : [text.productCode]), quantity]
              .filter(Boolean)
              .map((code, index, { length }) => (
                <Fragment key={index}>
                  <span className="inline-block">{index < length - 1 ? `${code} ·` : code}</span>{' '}
                </Fragment>
              ))}
          </p>
          {numbers.map(({ label, value }) => (
            <p key={label}>
              {label} <span className="whitespace-nowrap tabular-nums">{value}</span>
            </p>
          ))}
        </Part>
        {(text.signalWord ?? text.pictograms.length > 0) && (
          <Part title={t('signal_word')} isHidden isWhole>
            {text.signalWord && <p className="mb-3 text-h2 font-bold">{text.signalWord}</p>}
            {text.pictograms.length > 0 && <PictogramRow pictograms={text.pictograms} />}
          </Part>
        )}
        {text.contains.length > 0 && (
          <Part title={t('label_contains')}>
            <p className="max-w-reading">{text.contains.join(', ')}</p>
          </Part>
        )}
        <Statements title={t('hazard_statements')} statements={hazards} />
        <Statements title={t('precautionary_statements')} statements={precautions} />
        <Statements title={t('supplemental_statements')} statements={supplemental} />
        {text.notices.map((notice) => (
          <p key={notice} className="font-semibold">
            {notice}
          </p>
        ))}
        {supplier && (
          <Part title={t('supplier')}>
            <p>{supplier.name}</p>
            <p>{supplier.lines.join(', ')}</p>
            {supplier.telephone && (
              <p>
                <TelephoneLink text={supplier.telephone} />
              </p>
            )}
          </Part>
        )}
      </div>
    </Card>
  );
}

function Part({
  title,
  isHidden,
  isWhole,
  children,
}: {
  title?: string;
  isHidden?: boolean;
  /** Printed on one page. */
  isWhole?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isWhole ? 'print:break-inside-avoid' : undefined}>
      {title && <h3 className={isHidden ? 'sr-only' : 'mb-1 font-semibold'}>{title}</h3>}
      {children}
    </div>
  );
}

function Statements({ title, statements }: { title: string; statements: LabelText['hazards'] }) {
  if (statements.length === 0) return null;
  return (
    <Part title={title}>
      <StatementList label={title} statements={statements} codesBelow />
    </Part>
  );
}
