import { useTranslations } from 'next-intl';
import { AttachmentTable } from '@/components/product-detail/attachment-table';
import { BasicInformation } from '@/components/product-detail/basic-information';
import { ChangesSummary, ChangesCount, type Panel } from '@/components/product-detail/changes-summary';
import { ChangesSwitch } from '@/components/product-detail/changes-switch';
import { ClassificationDerivation } from '@/components/product-detail/classification-derivation';
import { ClassificationTable } from '@/components/product-detail/classification-table';
import { EditStatus, EditSwitch } from '@/components/product-detail/edit-mode';
import { FormulationTable, SubstanceTable } from '@/components/product-detail/formulation-table';
import { HealthAndSafety } from '@/components/product-detail/health-and-safety';
import { usePanelTitles } from '@/components/shell/content/use-panel-titles';
import { OpenClasses } from '@/components/shell/content/open-classes';
import { PageHead } from '@/components/shell/content/page-head';
import { Sidebar, SidebarToggle } from '@/components/shell/content/sidebar';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import { StaticHtml } from '@/components/ui/static-html';
import {
  type Comparison,
  countChanges,
  olderVersions,
  shownChanges,
  type DossierChanges,
} from '@/lib/domain/changes/changes';
import type { Dossier } from '@/lib/domain/product/dossier';
import type { EditMode } from '@/lib/domain/product/formulation';
import { isUnclassified } from '@/lib/domain/product/hazards';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';
import { paths } from '@/lib/domain/pages/paths';
import { markedValues } from '@/components/product-detail/marked';
import { DefinitionList } from '@/components/ui/definition-list';

/**
 * Spec §1 "Product detail sections", in that order; empty panels are omitted. In changes mode the values of an older
 * version are merged with the current ones; edit mode adds the workgroup's current data.
 */
export function ProductDetail({
  dossier,
  comparison,
  editMode = 'none',
  showClassification,
  interfaceLang,
  lang,
  features,
  toPageHtml,
}: {
  dossier: Dossier;
  /** Null outside changes mode. */
  comparison: Comparison | null;
  editMode?: EditMode;
  /** Whether the brand shows the classification categories; health and safety is shown for both brands. */
  showClassification: boolean;
  interfaceLang: string;
  lang: number;
  features: { changes: boolean };
  toPageHtml?: ToPageHtml;
}) {
  const t = useTranslations('app');
  const workgroupData = typeof editMode === 'object' ? editMode : null;
  const chosen = comparison?.version ?? null;
  const panels = usePanels({ dossier, comparison, workgroupData, showClassification, lang });
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 max-medium:mb-3">
        <div className="min-w-0 flex-[1_1_12rem]">
          <PageHead title={t('screen_pi')} productName={dossier.name} />
        </div>
        <SidebarToggle side="left" className="max-medium:-mr-2.5">
          {t('sidebar_left')}
        </SidebarToggle>
        <div className="flex flex-wrap items-center gap-x-6 max-medium:w-full">
          <EditSwitch
            mode={editMode}
            pathOf={(edit) => paths.detail(dossier.id, interfaceLang, lang, { changes: chosen?.id, edit })}
          />
          <ChangesSwitch
            options={features.changes ? olderVersions(dossier.versions) : []}
            chosen={chosen}
            pathOf={(changes) =>
              paths.detail(dossier.id, interfaceLang, lang, { changes, edit: workgroupData !== null })
            }
          />
        </div>
      </div>
      <EditStatus mode={editMode} />
      <ChangesSummary comparison={comparison} panels={panels} />
      <div className="large:flex">
        <Sidebar
          side="left"
          label={t('sidebar_left')}
          closeLabel={t('close')}
          className="large:mr-12 large:w-52 large:shrink-0"
        >
          <PageContents panels={panels} toPageHtml={toPageHtml} />
        </Sidebar>
        <div className="min-w-0 flex-1 space-y-5 print:space-y-8">
          {panels.map(({ id, title, content }) => (
            <Card key={id} id={id} title={title} toPageHtml={toPageHtml}>
              <div>{content}</div>
            </Card>
          ))}
        </div>
      </div>
    </>
  );
}

/** The panels of the page that have something to show, with the number of their changes. */
function usePanels({
  dossier,
  comparison,
  workgroupData,
  showClassification,
  lang,
}: {
  dossier: Dossier;
  comparison: Comparison | null;
  workgroupData: Extract<EditMode, object> | null;
  showClassification: boolean;
  lang: number;
}) {
  const t = useTranslations('app');
  const titles = usePanelTitles(dossier);
  const shown = shownChanges(comparison?.older ?? dossier, dossier, showClassification);
  const derivation = workgroupData?.derivation ?? null;
  const { openClasses } = dossier.hazards;
  const saysClassification = isUnclassified(dossier.hazards) || openClasses.length > 0;
  return [
    {
      id: 'basic',
      title: titles.basic,
      values: shown.basic,
      content: <BasicInformation basic={shown.basic} version={dossier.revision} />,
    },
    {
      id: 'classification',
      title: titles.classification,
      values: shown.classification,
      isAlwaysShown: showClassification && (saysClassification || derivation !== null),
      content: (
        <>
          <ClassificationTable
            classification={shown.classification}
            standard={dossier.classification.standard}
            statements={[comparison?.older, dossier].flatMap((version) =>
              version ? [...version.hazards.statements, ...version.classification.statements] : [],
            )}
          />
          {shown.classification.length === 0 && isUnclassified(dossier.hazards) && (
            <Notice>{t('not_classified')}</Notice>
          )}
          <OpenClasses names={openClasses} className="mt-3 first:mt-0" />
          {derivation && <ClassificationDerivation derivation={derivation} />}
        </>
      ),
    },
    {
      id: 'substances',
      title: titles.substances,
      values: shown.substances,
      content: <SubstanceTable substances={shown.substances} />,
    },
    {
      id: 'materials',
      title: t('formulation_materials'),
      values: workgroupData?.materials ?? [],
      content: (
        <FormulationTable label={t('formulation_materials')} term="material" rows={workgroupData?.materials ?? []} />
      ),
    },
    {
      id: 'formulation',
      title: t('formulation_mixer'),
      values: workgroupData?.formulation ?? [],
      content: (
        <FormulationTable label={t('formulation_mixer')} term="component" rows={workgroupData?.formulation ?? []} />
      ),
    },
    {
      id: 'parameters',
      title: titles.parameters,
      values: shown.parameters,
      content: <Parameters parameters={shown.parameters} />,
    },
    {
      id: 'safety',
      title: titles.safety,
      values: shown.safety,
      content: <HealthAndSafety safety={shown.safety} />,
    },
    {
      id: 'attachments',
      title: titles.attachments,
      values: shown.attachments,
      content: (
        <ScopedMessages scopes={['download']}>
          <AttachmentTable attachments={shown.attachments} id={dossier.id} lang={lang} />
        </ScopedMessages>
      ),
    },
    {
      id: 'recommendations',
      title: titles.recommendations,
      values: shown.recommendations,
      content: <Recommendations recommendations={shown.recommendations} />,
    },
  ]
    .filter(({ values, isAlwaysShown }) => isAlwaysShown || Object.values(values).flat().length > 0)
    .map(({ values, ...panel }) => ({ changes: countChanges(values), ...panel }));
}

/** The product's parameters, in the platform's order. */
function Parameters({ parameters }: { parameters: DossierChanges['parameters'] }) {
  return <DefinitionList items={parameters.map(({ name, value }) => ({ term: name, value: markedValues(value) }))} />;
}

/** Recommended use, recommended levels and special features, as worded by the supplier. */
function Recommendations({ recommendations }: { recommendations: DossierChanges['recommendations'] }) {
  const t = useTranslations('app');
  return (
    <DefinitionList
      items={recommendations.map(({ key, title, text }) => ({ term: title ?? t(key), value: markedValues(text) }))}
    />
  );
}

/** Links to the page's panels, in the sidebar, with the number of changes. */
function PageContents({ panels, toPageHtml }: { panels: Panel[]; toPageHtml?: ToPageHtml }) {
  const t = useTranslations('app');
  return (
    <StaticHtml as="nav" toPageHtml={toPageHtml} aria-labelledby="contents" className="large:sticky large:top-18">
      <h2 id="contents" className="mb-2 text-small text-ink-soft">
        {t('contents')}
      </h2>
      <ul className="border-l border-line">
        {panels.map(({ id, title, changes }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-9 items-center justify-between gap-3 border-l border-transparent py-1 pl-4 leading-5 text-ink-soft hover:border-accent hover:text-ink"
            >
              {title}
              <ChangesCount count={changes} />
            </a>
          </li>
        ))}
      </ul>
    </StaticHtml>
  );
}
