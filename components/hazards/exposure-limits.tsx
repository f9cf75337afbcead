import { useLocale, useTranslations } from 'next-intl';
import { documentFigure } from '@/lib/domain/languages/formatting';
import { type HazardSummary, limitRows, logarithmicScale } from '@/lib/domain/sds/hazard-summary';

/**
 * The exposure limits of a sheet in a table, with bars beside each other where there are several: the bars share mg/m³,
 * and a limit in ppm only has none.
 */
export function ExposureLimits({ summary, lang }: { summary: HazardSummary; lang: string | null }) {
  const t = useTranslations('app');
  const interfaceLang = useLocale();
  const figure = (value: number) => documentFigure(value, interfaceLang);
  const rows = limitRows(summary.limits);
  const scale = logarithmicScale(rows.flatMap(({ value }) => value.mgPerM3 ?? []));
  const country = summary.country && nameOfCountry(summary.country, interfaceLang);
  const missing = !summary.hasNationalLimits && country && (
    <p className="mt-2 text-small">{t('hazards_no_national', { country })}</p>
  );
  if (rows.length === 0)
    return (
      <>
        <p>{t('hazards_limits_none')}</p>
        {missing}
      </>
    );
  return (
    <>
      <table className="exposure-limits">
        <thead>
          <tr>
            <th scope="col">{t('hazards_agent')}</th>
            <th scope="col">{t('hazards_list')}</th>
            <th scope="col">{t('hazards_span')}</th>
            <th scope="col">{t('hazards_value')}</th>
            {scale && (
              <td aria-hidden className="exposure-limits-bar">
                <span className="flex justify-between tabular-nums">
                  <span>{figure(scale.powers[0]!.value)}</span>
                  <span>{figure(scale.powers.at(-1)!.value)}</span>
                </span>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ limit, span, value }, index) => (
            <tr key={index}>
              <th scope="row" lang={lang ?? undefined}>
                {limit.agent}
                {limit.note && <span className="block text-small font-normal text-ink-soft">{limit.note}</span>}
                {limit.skin && (
                  <span lang={interfaceLang} className="block text-small font-normal text-ink-soft">
                    {t('hazards_skin')}
                  </span>
                )}
              </th>
              <td lang={lang ?? undefined}>
                {limit.law} <span className="text-ink-soft">{limit.country}</span>
              </td>
              <td className="whitespace-nowrap">{t(`hazards_${span}`)}</td>
              <td className="whitespace-nowrap tabular-nums">
                {value.mgPerM3 !== null && <>{figure(value.mgPerM3)}&nbsp;mg/m³</>}
                {value.ppm !== null && (
                  <span className="block text-small text-ink-soft">{figure(value.ppm)}&nbsp;ppm</span>
                )}
              </td>
              {scale && (
                <td aria-hidden className="exposure-limits-bar">
                  {value.mgPerM3 !== null && (
                    <Bar position={scale.position(value.mgPerM3)} lines={scale.powers.map((power) => power.position)} />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {scale && <p className="mt-2 text-small text-ink-soft">{t('hazards_scale')}</p>}
      {missing}
    </>
  );
}

function Bar({ position, lines }: { position: number; lines: number[] }) {
  return (
    <svg viewBox="0 0 1000 20" preserveAspectRatio="none" className="h-4 w-full">
      <rect width="1000" height="20" className="fill-sunken" />
      <rect y="3" width={Math.round(position * 1000)} height="14" className="fill-accent" />
      {lines.map((line) => (
        <line
          key={line}
          x1={line * 1000}
          x2={line * 1000}
          y2="20"
          vectorEffect="non-scaling-stroke"
          className="stroke-line-strong"
        />
      ))}
    </svg>
  );
}

const nameOfCountry = (code: string, interfaceLang: string) =>
  new Intl.DisplayNames(interfaceLang, { type: 'region', fallback: 'code' }).of(code) ?? code;
