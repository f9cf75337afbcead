import { labelSizeRule, type PackageSize } from './sizes.ts';

/** Minimum x-height in mm on packs up to a volume in litres (null: no upper bound). */
interface TypeSize {
  upToLitres: number | null;
  xHeightMm: number;
}

/** The rules for a label's type that apply from a day on. */
export interface LabelProfile {
  id: string;
  /** ISO day. */
  from: string;
  /** False: agreed but not known to be adopted; it applies only when it is requested by its id, never by its date. */
  adopted: boolean;
  /** By volume, the smallest first; empty when the law names no figure. */
  typeSizes: readonly TypeSize[];
  /** The audience to which the sizes apply; for others the label must be legible. */
  typeSizesFor: 'everybody' | 'public';
  provision: string;
}

/** The newest last. */
export const labelProfiles: readonly LabelProfile[] = [
  {
    id: 'clp-now',
    from: '2015-06-01',
    adopted: true,
    // 'of such size and spacing as to be easily read'
    typeSizes: [],
    typeSizesFor: 'everybody',
    provision: 'CLP Art. 31(3)',
  },
  {
    // Its first date of application was put off by Regulation (EU) 2025/2439.
    id: 'clp-2028',
    from: '2028-01-01',
    adopted: true,
    typeSizes: [
      { upToLitres: 0.5, xHeightMm: 1.2 },
      { upToLitres: 3, xHeightMm: 1.4 },
      { upToLitres: 50, xHeightMm: 1.8 },
      { upToLitres: null, xHeightMm: 2 },
    ],
    typeSizesFor: 'everybody',
    provision: 'CLP Annex I 1.2.1.4, Table 1.3 (Regulation (EU) 2024/2865)',
  },
  {
    // The compromise of June 2026; no act seen in the Official Journal.
    id: 'clp-2030-draft',
    from: '2030-01-01',
    adopted: false,
    typeSizes: [
      { upToLitres: 0.125, xHeightMm: 0.9 },
      { upToLitres: null, xHeightMm: 1.2 },
    ],
    typeSizesFor: 'public',
    provision: 'Agreement of June 2026 on CLP (Omnibus VI), not adopted',
  },
];

/**
 * The profile that applies on a day (ISO), or the one with the given id.
 * @throws RangeError when no profile has that id
 */
export function labelProfile(day: string, id?: string): LabelProfile {
  const current = labelProfiles.filter(({ adopted, from }) => adopted && from <= day).at(-1);
  const found = id === undefined ? (current ?? labelProfiles[0]) : labelProfiles.find((profile) => profile.id === id);
  if (!found) throw new RangeError(`No label profile is called ${id}.`);
  return found;
}

/** The next adopted profile after `profile`; undefined after the last. */
export const nextLabelProfile = (profile: LabelProfile): LabelProfile | undefined =>
  labelProfiles.find(({ adopted, from }) => adopted && from > profile.from);

/** Size class and audience of a pack, and its volume in litres when the label names it. */
export interface Pack {
  size: PackageSize;
  litres: number | null;
  audience: 'industrial' | 'professionalOnly' | 'public';
}

/**
 * Minimum x-height on a label in mm; null when the profile names none. A pack of unknown volume counts as the largest of
 * its class.
 */
export function minXHeightMm({ typeSizes, typeSizesFor }: LabelProfile, { size, litres, audience }: Pack) {
  if (typeSizesFor === 'public' && audience !== 'public') return null;
  const volume = litres ?? labelSizeRule(size).litres.upTo ?? Infinity;
  return typeSizes.find(({ upToLitres }) => volume <= (upToLitres ?? Infinity))?.xHeightMm ?? null;
}
