import type { DemoProduct } from './demo-product.ts';
import { acetone } from './products/acetone.ts';
import { alkalineCleaner } from './products/alkaline-cleaner.ts';
import { ammonia } from './products/ammonia.ts';
import { brushCleaner } from './products/brush-cleaner.ts';
import { citricDescaler } from './products/citric-descaler.ts';
import { contactCleaner } from './products/contact-cleaner.ts';
import { demineralisedWater } from './products/demineralised-water.ts';
import { epoxyHardener } from './products/epoxy-hardener.ts';
import { epoxyResin } from './products/epoxy-resin.ts';
import { ethanol } from './products/ethanol.ts';
import { formaldehyde } from './products/formaldehyde.ts';
import { glassCleaner } from './products/glass-cleaner.ts';
import { hexane } from './products/hexane.ts';
import { hydrochloricAcid } from './products/hydrochloric-acid.ts';
import { hydrogenPeroxide } from './products/hydrogen-peroxide.ts';
import { isopropanol } from './products/isopropanol.ts';
import { methanol } from './products/methanol.ts';
import { phosphoricAcid } from './products/phosphoric-acid.ts';
import { sodiumHydroxide } from './products/sodium-hydroxide.ts';
import { sodiumHypochlorite } from './products/sodium-hypochlorite.ts';
import { toluene } from './products/toluene.ts';
import { trichloroethylene } from './products/trichloroethylene.ts';
import { ureaSolution } from './products/urea-solution.ts';
import { wallPaint } from './products/wall-paint.ts';

export type { DemoAttachment, DemoProduct, DemoVersion, Party } from './demo-product.ts';

/** The catalogue with which a platform without products fills itself, permalinks 1001 to 1024 in order. */
export const demoCatalogue: DemoProduct[] = [
  // complete dossiers
  acetone,
  ethanol,
  sodiumHypochlorite,
  sodiumHydroxide,
  hydrochloricAcid,
  methanol,
  formaldehyde,
  toluene,
  hexane,
  hydrogenPeroxide,
  ammonia,
  alkalineCleaner,
  epoxyResin,
  epoxyHardener,
  contactCleaner,
  ureaSolution,
  wallPaint,
  // one product for each state in which a document is missing
  isopropanol,
  citricDescaler,
  demineralisedWater,
  brushCleaner,
  glassCleaner,
  trichloroethylene,
  phosphoricAcid,
];
