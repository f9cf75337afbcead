import type { DemoProduct } from '../demo-product.ts';
import { acetone } from './raw-materials/acetone.ts';
import { alkalineCleaner } from './alkaline-cleaner.ts';
import { ammonia } from './raw-materials/ammonia.ts';
import { brushCleaner } from './brush-cleaner.ts';
import { citricDescaler } from './citric-descaler.ts';
import { contactCleaner } from './contact-cleaner.ts';
import { demineralisedWater } from './demineralised-water.ts';
import { epoxyHardener } from './epoxy-hardener.ts';
import { epoxyResin } from './epoxy-resin.ts';
import { ethanol } from './raw-materials/ethanol.ts';
import { formaldehyde } from './raw-materials/formaldehyde.ts';
import { glassCleaner } from './glass-cleaner.ts';
import { hexane } from './raw-materials/hexane.ts';
import { hydrochloricAcid } from './raw-materials/hydrochloric-acid.ts';
import { hydrogenPeroxide } from './raw-materials/hydrogen-peroxide.ts';
import { isopropanol } from './raw-materials/isopropanol.ts';
import { methanol } from './raw-materials/methanol.ts';
import { phosphoricAcid } from './raw-materials/phosphoric-acid.ts';
import { sodiumHydroxide } from './raw-materials/sodium-hydroxide.ts';
import { sodiumHypochlorite } from './raw-materials/sodium-hypochlorite.ts';
import { toluene } from './raw-materials/toluene.ts';
import { trichloroethylene } from './raw-materials/trichloroethylene.ts';
import { ureaSolution } from './urea-solution.ts';
import { wallPaint } from './wall-paint.ts';
import { calibrationGas } from './calibration-gas.ts';
import { lampOil } from './lamp-oil.ts';
import { oxygenCleaner } from './oxygen-cleaner.ts';
import { polyurethaneHardener } from './polyurethane-hardener.ts';
import { markIllustrations } from '../verified.ts';

export type { DemoAttachment, DemoProduct, DemoVersion } from '../demo-product.ts';

const products: DemoProduct[] = [
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
  // complete dossiers of groups of substances: isocyanates, carbon monoxide, aspiration hazard, hydrogen peroxide
  polyurethaneHardener,
  calibrationGas,
  lampOil,
  oxygenCleaner,
];

/** The catalogue that is added to a platform without products, in the order of its permalinks, which begin with 1001. */
export const demoCatalogue: DemoProduct[] = products.map(markIllustrations);
