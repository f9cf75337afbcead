import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AttachmentTable } from '@/components/product-detail/attachment-table';
import { BasicInformation } from '@/components/product-detail/basic-information';
import { ClassificationTable } from '@/components/product-detail/classification-table';
import { Contacts, isGivenParty } from '@/components/product-detail/contacts';
import { HealthAndSafety, hasHealthAndSafety } from '@/components/product-detail/health-and-safety';
import { PageContents } from '@/components/product-detail/page-contents';
import { Recommendations } from '@/components/product-detail/recommendations';
import { SubstanceTable } from '@/components/product-detail/substance-table';
import { PageHead } from '@/components/shell/page-head';
import { Card } from '@/components/ui/card';
import { DefinitionList } from '@/components/ui/definition-list';
import type { Dossier } from '@/lib/domain/dossier';

interface Panel {
  id: string;
  title: string;
  isGiven: boolean;
  content: ReactNode;
}

/** Spec §1 "Product detail sections", in that order; a panel with nothing in it is left out. */
export function ProductDetail({
  dossier,
  showClassification,
}: {
  dossier: Dossier;
  /** Whether the brand shows the classification categories; health and safety stand here for both. */
  showClassification: boolean;
}) {
  const t = useTranslations('app');
  const { classification, substances, parameters, attachments, recommendations } = dossier;
  const panels: Panel[] = [
    { id: 'basic', title: t('basic_information'), isGiven: true, content: <BasicInformation dossier={dossier} /> },
    {
      id: 'contacts',
      title: t('supplier_and_producer'),
      isGiven: isGivenParty(dossier.supplier) || isGivenParty(dossier.producer),
      content: <Contacts dossier={dossier} />,
    },
    {
      id: 'classification',
      title: classification.title ?? t('classification'),
      isGiven: showClassification && classification.categories.length > 0,
      content: <ClassificationTable classification={classification} />,
    },
    {
      id: 'substances',
      title: substances.title ?? t('substances'),
      isGiven: substances.rows.length > 0,
      content: <SubstanceTable substances={substances.rows} />,
    },
    {
      id: 'parameters',
      title: t('parameters'),
      isGiven: parameters.length > 0,
      content: <DefinitionList items={parameters.map(({ name, value }) => ({ term: name, value }))} />,
    },
    {
      id: 'safety',
      title: t('health_and_safety'),
      isGiven: hasHealthAndSafety(dossier),
      content: <HealthAndSafety dossier={dossier} />,
    },
    {
      id: 'attachments',
      title: t('attachments'),
      isGiven: attachments.length > 0,
      content: <AttachmentTable attachments={attachments} />,
    },
    {
      id: 'recommendations',
      title: t('recommendations'),
      isGiven: recommendations.length > 0,
      content: <Recommendations recommendations={recommendations} />,
    },
  ].filter(({ isGiven }) => isGiven);
  return (
    <>
      <PageHead title={t('screen_pi')} productName={dossier.name} />
      <div className="large:grid large:grid-cols-[13rem_minmax(0,1fr)] large:gap-12">
        <PageContents panels={panels} />
        <div className="space-y-5 print:space-y-8">
          {panels.map(({ id, title, content }) => (
            <Card key={id} id={id} title={title}>
              {content}
            </Card>
          ))}
        </div>
      </div>
    </>
  );
}
