'use client';

import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { PrintedMeasures } from '@/lib/domain/label/label-audit';

/** The sizes of the printed label that the law measures, on demand: the smallest letter x, the pictograms, the QR code. */
export function LabelMeasures({ printed, interfaceLang }: { printed: PrintedMeasures; interfaceLang: string }) {
  const t = useScopedMessages('labelEditor');
  const figure = (value: number) => new Intl.NumberFormat(interfaceLang, { maximumFractionDigits: 2 }).format(value);
  const { smallestXHeightMm, minXHeightMm, pictogramEdgeMm, qrEdgeMm } = printed;
  const x = figure(smallestXHeightMm);
  const rows: [name: string, value: string, sampleMm: number][] = [
    [
      t('label_measure_x'),
      minXHeightMm === null ? `${x} mm` : t('label_measure_least', { figure: x, least: figure(minXHeightMm) }),
      smallestXHeightMm,
    ],
    ...(pictogramEdgeMm === null
      ? []
      : [
          [t('label_measure_pictograms'), `${figure(pictogramEdgeMm)} mm`, pictogramEdgeMm] as [string, string, number],
        ]),
    ...(qrEdgeMm === null ? [] : [[t('qr_code'), `${figure(qrEdgeMm)} mm`, qrEdgeMm] as [string, string, number]]),
  ];
  return (
    <details className="mt-2 print:hidden">
      <summary className="flex min-h-touch cursor-pointer items-center font-semibold underline underline-offset-4">
        {t('label_measures')}
      </summary>
      <dl className="grid gap-2 rounded-card border border-line bg-surface p-4">
        {rows.map(([name, value, sampleMm]) => (
          <div key={name} className="flex flex-wrap items-center gap-x-3">
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="flex items-center gap-3 font-semibold">
              {value}
              {/* The measure at true scale. */}
              <svg aria-hidden width={`${sampleMm}mm`} height="4" className="shrink-0 bg-accent" />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
