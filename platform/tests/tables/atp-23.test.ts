import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../runtime/root-folder.ts';
import type { ListRow } from '../../tables/regulatory-lists.ts';

/** A second reading: the annex of Delegated Regulation (EU) 2025/1222 itself, without organs and routes. */
const reading = `
007-031-00-9 | 10024-97-2 | Repr. 1B H360Df, STOT SE 3 H336, STOT RE 1 H372, Ozone 1 H420
008-004-00-4 | 10028-15-6 | Ox. Gas 1 H270, Carc. 2 H351, Muta. 2 H341, Acute Tox. 1 H330, STOT SE 1 H370, STOT RE 1 H372, Aquatic Acute 1 H400, Aquatic Chronic 1 H410 | inhalation: ATE = 10 ppmV (gases) | M (acute) = 100 | M (chronic) = 1 | STOT SE 1; H370: C ≥ 0.002 % | STOT SE 2; H371: 0.0005 % ≤ C < 0.002 % | STOT RE 1; H372: C ≥ 0.05 % | STOT RE 2; H373: 0.01 % ≤ C < 0.05 %
015-012-00-1 | 1314-85-8 | Flam. Sol. 1 H228, Self-heat. 1 H251, Acute Tox. 4* H302 | note T
015-209-00-2 | 512-56-1 | Carc. 1B H350, Muta. 1B H340, Repr. 1B H360FD, Acute Tox. 4 H302, STOT RE 2 H373 | oral: ATE = 1300 mg/kg bw
026-005-00-8 | 10058-44-3 | Eye Irrit. 2 H319
056-006-00-9 | 10294-40-3 | Carc. 1B H350
601-027-00-6 | 98-83-9 | Flam. Liq. 3 H226, Carc. 2 H351, STOT SE 3 H335, Eye Irrit. 2 H319, Skin Sens. 1B H317, Aquatic Chronic 2 H411 | STOT SE 3; H335: C ≥ 25 % | note D
602-025-00-8 | 75-35-4 | Flam. Liq. 1 H224, Carc. 1B H350, Muta. 2 H341, Acute Tox. 1 H330, Acute Tox. 3 H301, STOT RE 1 H372, Aquatic Chronic 3 H412 | inhalation: ATE = 0.5 mg/l (vapours) | oral: ATE = 300 mg/kg bw | note D
602-111-00-5 | 75-02-5 | Carc. 1A H350, Muta. 2 H341 | note D
602-112-00-0 | 1514-82-5 | Repr. 1B H360FD, STOT SE 3 H335, STOT SE 3 H336
603-248-00-3 | 4016-14-2 | Repr. 1B H360F
603-249-00-9 | 2210-79-9 | Muta. 2 H341, Skin Irrit. 2 H315, Skin Sens. 1A H317, Aquatic Chronic 2 H411 | note C
604-103-00-7 | 94-91-7 | Repr. 1B H360FD
607-231-00-1 | 1702-17-6 | Eye Dam. 1 H318, Aquatic Chronic 1 H410 | EUH066 | M (chronic) = 10
607-776-00-5 | 85114-00-7 | Repr. 1B H360D
607-777-00-0 | 5160-02-1 | Carc. 2 H351
607-778-00-6 | 2455-24-5 | Repr. 1B H360Df, Skin Sens. 1A H317
607-779-00-1 | 68609-93-8 67968-63-2 | Repr. 1B H360D
607-780-00-7 | 111-12-6 | Skin Sens. 1A H317
608-070-00-X | 35691-65-7 | Acute Tox. 2 H330, Acute Tox. 4 H302, STOT RE 2 H373, Eye Dam. 1 H318, Skin Sens. 1A H317, Aquatic Chronic 2 H411 | inhalation: ATE = 0.27 mg/l (dusts or mists) | oral: ATE = 500 mg/kg bw | Skin Sens. 1A; H317: C ≥ 0.001 %
612-300-00-4 | 90-30-2 | Acute Tox. 4 H302, STOT RE 2 H373, Skin Sens. 1 H317 | oral: ATE = 1200 mg/kg bw
612-301-00-X | 165252-70-0 | Acute Tox. 4 H302, Aquatic Acute 1 H400, Aquatic Chronic 1 H410 | oral: ATE = 2000 mg/kg bw | M (acute) = 10 | M (chronic) = 10
613-044-00-6 | 133-06-2 | Carc. 2 H351, Repr. 2 H361f, Acute Tox. 2 H330, STOT RE 1 H372, Eye Dam. 1 H318, Skin Sens. 1A H317, Aquatic Acute 1 H400, Aquatic Chronic 1 H410 | inhalation: ATE = 0.22 mg/l (dusts or mists) | M (acute) = 10 | M (chronic) = 10 | Skin Sens. 1A; H317: C ≥ 0.001 %
613-045-00-1 | 133-07-3 | Carc. 2 H351, Acute Tox. 2 H330, STOT RE 1 H372, Eye Dam. 1 H318, Skin Sens. 1A H317, Aquatic Acute 1 H400, Aquatic Chronic 1 H410 | EUH066 | inhalation: ATE = 0.3 mg/l (dusts or mists) | M (acute) = 10 | M (chronic) = 10 | STOT RE 1; H372: C ≥ 5 % | STOT RE 2; H373: 0.5 % ≤ C < 5 % | Skin Sens. 1A; H317: C ≥ 0.001 %
613-352-00-0 | 81777-95-9 | Aquatic Acute 1 H400, Aquatic Chronic 1 H410 | M (acute) = 1 | M (chronic) = 10
613-353-00-6 | 26172-54-3 | Acute Tox. 2 H330, Acute Tox. 3 H311, Acute Tox. 3 H301, Skin Corr. 1 H314, Eye Dam. 1 H318, Skin Sens. 1A H317, Aquatic Acute 1 H400, Aquatic Chronic 1 H410 | EUH071 | inhalation: ATE = 0.15 mg/l (dusts or mists) | dermal: ATE = 320 mg/kg bw | oral: ATE = 180 mg/kg bw | M (acute) = 10 | M (chronic) = 1 | Skin Sens. 1A; H317: C ≥ 0.0015 %
615-008-00-5 | 4098-71-9 | Acute Tox. 1 H330, Skin Corr. 1 H314, Eye Dam. 1 H318, Resp. Sens. 1 H334, Skin Sens. 1A H317, Aquatic Chronic 2 H411 | EUH071 | inhalation: ATE = 0.03 mg/l (dusts or mists) | Resp. Sens. 1; H334: C ≥ 0.5 % | Skin Sens. 1A; H317: C ≥ 0.001 % | note 2
616-145-00-3 | 106700-29-2 | Acute Tox. 4 H302, Skin Sens. 1A H317, Aquatic Acute 1 H400, Aquatic Chronic 1 H410 | oral: ATE = 980 mg/kg bw | M (acute) = 100 | M (chronic) = 10
616-211-00-1 | 189278-12-4 | Carc. 2 H351, STOT RE 1 H372, Aquatic Acute 1 H400, Aquatic Chronic 1 H410 | M (acute) = 1 | M (chronic) = 10
616-212-00-7 | 55406-53-6 | Acute Tox. 2 H330, Acute Tox. 4 H302, STOT RE 1 H372, Eye Dam. 1 H318, Skin Sens. 1 H317, Aquatic Acute 1 H400, Aquatic Chronic 1 H410 | inhalation: ATE = 0.17 mg/l (dusts or mists) | M (acute) = 10 | M (chronic) = 10
650-059-00-7 | 89997-63-7 | Acute Tox. 4 H332, Acute Tox. 4 H302, STOT SE 1 H370, STOT RE 2 H373, Skin Sens. 1 H317, Aquatic Acute 1 H400, Aquatic Chronic 1 H410 | inhalation: ATE = 2.6 mg/l (dusts or mists) | oral: ATE = 730 mg/kg bw | M (acute) = 1000 | M (chronic) = 100
650-060-00-2 | 89997-63-7 | Acute Tox. 4 H332, Acute Tox. 4 H302, STOT SE 1 H370, STOT RE 2 H373, Skin Sens. 1 H317, Aquatic Acute 1 H400, Aquatic Chronic 1 H410 | inhalation: ATE = 2.6 mg/l (dusts or mists) | oral: ATE = 730 mg/kg bw | M (acute) = 1000 | M (chronic) = 100
`.trim();

const rows: ListRow[] = readFileSync(join(root, 'tables', 'shipped', 'annex-vi.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line): ListRow => JSON.parse(line));

/** A shipped row as the reading writes it. */
function lineOf({ index, substances, data }: ListRow): string {
  const classes = (data.classification ?? []).map(
    ({ category, h, isMinimum }) => `${category}${isMinimum ? '*' : ''} ${h.join(' ')}`,
  );
  const cells = [index, substances.map(({ cas }) => cas).join(' '), classes.join(', ')];
  if (data.euh) cells.push(data.euh.join(' '));
  if (data.limits) cells.push(...data.limits);
  if (data.notes) cells.push(`note ${data.notes}`);
  return cells.join(' | ');
}

test('the rows of ATP 23 are those of the act: numbers, classes, statements, limits, M factors, ATE and notes', () => {
  expect(rows.filter(({ data }) => data.from === '2027-02-01').map(lineOf)).toEqual(reading.split('\n'));
});

test.each([
  ['006-025-00-3', '84030-86-4', 'esbiothrin'],
  ['603-177-00-8', '54839-24-6', '2-ethoxy-1-methylethyl acetate'],
  ['603-056-00-X', '26447-14-3', 'cresyl glycidyl ether'],
  ['015-156-00-5', '62610-77-9', 'methacrifos'],
])('entry %s names its member %s %s', (index, cas, name) => {
  const substance = rows.find((row) => row.index === index)?.substances.find((member) => member.cas === cas);
  expect(substance?.name).toContain(name);
});

test('no name has a misprinted bracket or a number of a member', () => {
  const isMisprinted = (name: string) => /\{\]|\[\}|; \[\d\]|\w \[\d\]($|;)/.test(name);
  const names = rows.flatMap(({ name, substances }) => [name, ...substances.map((substance) => substance.name ?? '')]);
  expect(names.filter(isMisprinted)).toEqual([]);
});

/** The specific limits of a row that are of a stronger category than the row has of that class. */
function strongerLimits({ index, data }: ListRow): string[] {
  return (data.limits ?? []).flatMap((limit) => {
    const [, name, category] = /^(.+) (\d[A-D]?); H/.exec(limit) ?? [];
    if (name === undefined || category === undefined) return [];
    const categories = (data.classification ?? [])
      .filter((row) => row.category.startsWith(`${name} `))
      .map((row) => row.category.slice(name.length + 1));
    const isStronger = categories.length > 0 && categories.every((classified) => classified > category);
    return isStronger ? [`${index} ${limit}`] : [];
  });
}

test('no specific limit is of a stronger category than its entry has', () => {
  expect(rows.flatMap(strongerLimits)).toEqual([]);
});
