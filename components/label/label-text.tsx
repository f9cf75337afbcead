import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PictogramRow } from '@/components/shell/content/pictogram-row';
import { StatementList } from '@/components/shell/content/statement-list';
import { Card } from '@/components/ui/card';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { type LabelText, labelTextId } from '@/lib/domain/label/label-text';
import { inLanguage } from '@/lib/domain/languages/languages';

/**
 * The label as text for readers who cannot see its drawing or read its language, and as a digital label, with all elements of CLP
 * Art. 17 in one place (Art. 34a and 34b): without script, in the language of the page.
 */
export function LabelTextCard({ text, quantity }: { text: LabelText; quantity: string }) {
  const t = useTranslations('app');
  const { supplier, hazards, supplemental, precautions } = text;
  const numbers = [...text.identifiers, ...(text.ufi ? [{ label: t('ufi'), value: text.ufi }] : [])];
  return (
    <Card id={labelTextId} title={t('label_text')}>
      <div {...inLanguage(text.lang)} className="space-y-5">
        <Part>
          <h3 className="text-lead font-semibold wrap-break-word">{text.productName}</h3>
          <p className="text-ink-soft wrap-break-word">
            {[...(text.articles.length > 0 ? text.articles : [text.productCode]), quantity].filter(Boolean).join(' · ')}
          </p>
          {numbers.map(({ label, value }) => (
            <p key={label}>
              {label} <span className="whitespace-nowrap tabular-nums">{value}</span>
            </p>
          ))}
        </Part>
        {(text.signalWord ?? text.pictograms.length > 0) && (
          <Part title={t('signal_word')} isHidden>
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

function Part({ title, isHidden, children }: { title?: string; isHidden?: boolean; children: ReactNode }) {
  return (
    <div>
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
