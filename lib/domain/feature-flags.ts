/** Flags of the configuration file that screens ask for (docs/platform-api.md, 'Flags'). */
export const featureFlags = ['share', 'label_edit', 'sds_compare', 'changes', 'emergency'] as const;
export type FeatureFlag = (typeof featureFlags)[number];

/** A flag is on unless it is false; one that is missing is on (Spec §7). */
export function isFeatureOn(configured: Record<string, unknown>, flag: FeatureFlag): boolean {
  return !Object.hasOwn(configured, flag) || configured[flag] !== false;
}
