/** Flags of the configuration file that screens ask for (docs/platform-api.md, 'Flags'). */
const featureFlags = ['share', 'label_edit', 'sds_compare', 'changes', 'emergency'] as const;
export type Features = Record<(typeof featureFlags)[number], boolean>;

/** Which features are on: a flag is on unless it is false; one that is missing is on (Spec §7). */
export function featuresOf(configured: Record<string, unknown>): Features {
  const isOn = (flag: string) => !Object.hasOwn(configured, flag) || configured[flag] !== false;
  return Object.fromEntries(featureFlags.map((flag) => [flag, isOn(flag)])) as Features;
}

/** What is on while no configuration is known. */
export const allFeatures = featuresOf({});
