import { useTranslations } from 'next-intl';
import { useFilterTexts } from '@/components/shell/content/use-filter-texts';
import { useDownloadTexts } from '@/components/shell/content/use-download-texts';
import { useDays } from '@/components/ui/day';
import type { Version } from '@/lib/domain/product/dossier';
import { type PluralSuffix, pluralSuffixes } from '@/lib/domain/languages/formatting';
import { sdsSections } from '@/lib/domain/sds/sds';

/** What the client parts of the SDS screen say; `{…}` are gaps that they fill themselves. */
export function useSdsTexts({ versions }: { versions: Version[] }) {
  const t = useTranslations('app');
  const days = useDays();
  const compared = t('version_compared', { version: '{version}', older: '{older}' });
  const qr: [string, string] = [t('qr_not_visible'), t('qr_visible')];
  return {
    titles: Object.fromEntries(sdsSections.map((number) => [number, t(`section_${number}`)])) as Record<number, string>,
    reader: {
      loading: t('loading'),
      version: t('version_of', { version: '{version}' }),
      compared,
      qr: [`${t('qr_code')} ${qr[0]}`, `${t('qr_code')} ${qr[1]}`] as [string, string],
    },
    actions: {
      actions: t('actions'),
      more: t('more'),
      close: t('close'),
      filter: useFilterTexts(),
      failure: { failed: t('choice_not_loaded'), tryAgain: t('try_again') },
      language: t('language'),
      version: t('version'),
      versionShort: t('version_short', { version: '{version}' }),
      newest: t('newest_version'),
      dates: Object.fromEntries(versions.flatMap(({ id, date }) => (date ? [[id, days(date)]] : []))) as Record<
        string,
        string
      >,
      compare: t('compare_short'),
      compareVersion: t('compare_version'),
      noComparison: t('no_comparison'),
      qrName: t('qr_short'),
      qrVisibility: t('qr_visibility'),
      qr,
      pdf: t('download_pdf_a4'),
      pdfs: t('download_sds_all'),
      xml: t('download_esdscom'),
      download: useDownloadTexts(),
    },
    menu: { sections: t('sections'), changed: t('changed') },
    sheet: {
      find: {
        find: t('find_in_sheet'),
        position: t('position_of_total', { position: '{position}', total: '{total}' }),
        nothing: t('nothing_found'),
        previous: t('previous_match'),
        next: t('next_match'),
        clear: t('clear_search'),
      },
      changes: {
        compared,
        added: t('change_added'),
        deleted: t('change_deleted'),
        position: t('change_place_of_total', { position: '{position}', total: '{total}' }),
        total: t('change_places_total', { total: '{total}' }),
        nothing: t('nothing_changed'),
        changedSections: t('changed_sections'),
        changedPanels: t('changes_places'),
        since: t('changes_summary', { changes: '{changes}', version: '{version}' }),
        counts: Object.fromEntries(
          pluralSuffixes.map((suffix) => [suffix, t(`changes_${suffix}`, { count: '{count}' })]),
        ) as Record<PluralSuffix, string>,
        previous: t('previous_change'),
        next: t('next_change'),
        end: t('end_comparison'),
      },
      link: t('link_to_section', { number: '{number}' }),
      older: {
        notNewest: t('not_newest_version', { version: '{version}' }),
        show: t('show_version', { version: '{version}' }),
      },
    },
  };
}
