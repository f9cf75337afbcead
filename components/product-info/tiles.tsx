import { useTranslations } from 'next-intl';
import { Tile } from '@/components/product-info/tile';
import { tabIcons } from '@/components/shell/tab-icons';
import { tabPath } from '@/components/shell/tab-path';
import { Day } from '@/components/ui/day';
import type { Dossier } from '@/lib/domain/dossier';
import { validLangsOf } from '@/lib/domain/tab-guard';
import { tabsOf, type TabSegment } from '@/lib/domain/tabs';

/** Spec §2 "Product info landing page": a tile for every tab but this page's own, in the tabs' order. */
export function Tiles({ dossier, interfaceLang, lang }: { dossier: Dossier; interfaceLang: string; lang: number }) {
  const t = useTranslations('app');
  const tiles = tabsOf(dossier).filter((tab) => tab.key !== 'home');
  return (
    <nav aria-label={t('documents')} className="print:hidden">
      <ul className="grid auto-rows-fr grid-cols-2 gap-3 medium:not-has-[>:nth-child(4):last-child]:grid-cols-3 medium:gap-4">
        {tiles.map(({ key, segment, available }) => (
          <li key={key}>
            <Tile
              icon={tabIcons[key]}
              title={t(`screen_${segment}`)}
              href={available ? tabPath(dossier, interfaceLang, segment, lang) : null}
            >
              <Behind dossier={dossier} segment={segment} />
            </Tile>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Version and date of the newest issue, where a document has them. */
function issueOf({ versions, tdsVersions, languages, validLangs, sds }: Dossier, segment: TabSegment) {
  if (segment === 'gh') {
    const newest = languages.find(({ id }) => id === validLangs[0])?.created;
    return { version: versions[0]?.text ?? null, date: sds.revision ?? sds.created ?? newest ?? null };
  }
  if (segment === 'th') return { version: tdsVersions[0] ?? null, date: null };
  return { version: null, date: null };
}

function Behind({ dossier, segment }: { dossier: Dossier; segment: TabSegment }) {
  const t = useTranslations('app');
  if (segment === 'pd') return null;
  const { version, date } = issueOf(dossier, segment);
  const valid = segment === 'pi' ? [] : validLangsOf(dossier, segment);
  const names = dossier.languages.filter(({ id }) => valid.includes(id)).map(({ name }) => name);
  return (
    <>
      {version === null && <span className="block">{t(`tile_${segment}`)}</span>}
      {version !== null && (
        <span className="block">
          {t('version_of', { version })}
          {date !== null && (
            <>
              {' · '}
              <Day date={date} />
            </>
          )}
        </span>
      )}
      {names.length > 0 && <span className="line-clamp-2">{names.join(', ')}</span>}
    </>
  );
}
