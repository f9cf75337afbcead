import { hazardClasses, hazardClassRow } from '../hazard-classes.ts';

export interface HazardRow {
  categories: RegExp;
  /** Only with one of these statements. */
  h?: RegExp;
  /** Its transport class; `2` stands for all its divisions. */
  goods: string;
  provision: string;
  /** The class depends on further facts, such as the volatility of a liquid. */
  isPossible?: true;
}

const acuteOf = { categories: /^Acute Tox\. [123]/, goods: '6.1' };
/** Beginnings of categories with their class of dangerous goods; of the class 'skin' only corrosion has one. */
const beginnings = [
  ...hazardClasses.map(hazardClassRow),
  { beginnings: ['Skin Corr.'], goods: { class: '8', provision: 'ADR 2.2.8.1' } },
].flatMap((row) => (row.goods ? row.beginnings.map((beginning) => ({ beginning, ...row.goods! })) : []));
const rowsOfBeginnings = [...new Set(beginnings.map((row) => row.class))].map((goods): HazardRow => {
  const rows = beginnings.filter((row) => row.class === goods);
  const categories = new RegExp(`^(?:${rows.map(({ beginning }) => beginning.replaceAll('.', '\\.')).join('|')})`);
  return { categories, goods, provision: rows[0]!.provision };
});

/** The classes of CLP that are or can be dangerous goods, with their transport class. */
export const goodsOfHazards: readonly HazardRow[] = [
  ...rowsOfBeginnings,
  { ...acuteOf, h: /^H3[01][01]/, provision: 'ADR 2.2.61.1.7' },
  { ...acuteOf, h: /^H33[01]/, provision: 'ADR 2.2.61.1.8', isPossible: true as const },
].toSorted((a, b) => a.goods.localeCompare(b.goods));
