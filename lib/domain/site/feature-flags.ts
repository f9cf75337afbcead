/** Flags of the configuration file (docs/platform-api.md, 'Flags'). */
const featureFlags = ['share', 'label_edit', 'sds_compare', 'changes', 'emergency'] as const;
export type Features = Record<(typeof featureFlags)[number], boolean>;

/** The enabled features: a flag is on unless it is false; a missing one is on (Spec §7). */
export function featuresOf(configured: Record<string, unknown>): Features {
  const isOn = (flag: string) => !Object.hasOwn(configured, flag) || configured[flag] !== false;
  return Object.fromEntries(featureFlags.map((flag) => [flag, isOn(flag)])) as Features;
}

/** The features while no configuration is available. */
export const allFeatures = featuresOf({});
