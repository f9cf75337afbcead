/** Exemptions of ADR that the consignor may choose where their conditions are met. */
export const transportExemptions = ['specialProvision144', 'specialProvision375', 'viscousLiquid'] as const;
export type TransportExemption = (typeof transportExemptions)[number];

export const exemptionProvisions: Readonly<Record<TransportExemption, string>> = {
  specialProvision144: 'ADR 3.3.1 (144)',
  specialProvision375: 'ADR 3.3.1 (375)',
  viscousLiquid: 'ADR 2.2.3.1.5',
};

/** Volume % of alcohol; what has more by mass has more by volume, since alcohol is lighter than its solution in water. */
export const maxAlcoholPercent = 24;

/** °C: the flash point of viscous liquids that are exempted. */
export const viscousFlashPoint = { min: 23, max: 60 } as const;
