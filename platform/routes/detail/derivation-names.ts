import type { Phrases } from '../../phrases/en.ts';
import type { HazardClass, Verdict } from '../../rules/classification/model/model.ts';

/** The classes that several verdicts share, by the property that tells these apart. */
const namedByCategory: readonly HazardClass[] = ['pbt', 'pmt'];
const routes: Partial<Record<HazardClass, keyof Phrases['hazardCategories']['routes']>> = {
  acuteOral: 'oral',
  acuteDermal: 'dermal',
  acuteInhalation: 'inhalation',
};
const healthNames: Partial<Record<HazardClass, keyof Phrases['healthHazardClasses']>> = {
  skin: 'skinCorrosion',
  eye: 'eyeDamage',
  mutagenicity: 'mutagenicity',
  carcinogenicity: 'carcinogenicity',
  reproductiveToxicity: 'reproductiveToxicity',
  stotSingle: 'stotSingle',
  stotRepeated: 'stotRepeated',
  aspiration: 'aspiration',
};
const abbreviations: Partial<Record<HazardClass, keyof Phrases['hazardClasses']>> = {
  respiratorySensitisation: 'Resp. Sens.',
  skinSensitisation: 'Skin Sens.',
  lactation: 'Lact.',
  endocrineHuman: 'ED HH',
  endocrineEnvironment: 'ED ENV',
  aquaticAcute: 'Aquatic Acute',
  aquaticChronic: 'Aquatic Chronic',
  ozone: 'Ozone',
};

/** The name of the hazard class that a verdict is about, without a category: `Acute toxicity (oral)`. */
export function classNameOf({ hazardClass, ...verdict }: Verdict, phrases: Phrases): string {
  const { hazardCategories, hazardClasses, healthHazardClasses } = phrases;
  const physical: Partial<Record<HazardClass, string>> = phrases.physicalHazardClasses;
  const route = routes[hazardClass];
  if (route) return `${healthHazardClasses.acuteToxicity} (${hazardCategories.routes[route]})`;
  const values = verdict.kind === 'classified' ? undefined : verdict.values;
  if (hazardClass === 'stotSingleNarcoticIrritant') {
    const effects: Record<string, string> = hazardCategories.effects;
    const effect = effects[String(values?.h)];
    return effect ? `${healthHazardClasses.stotSingle} (${effect})` : healthHazardClasses.stotSingle;
  }
  if (namedByCategory.includes(hazardClass)) {
    const names: Record<string, string> = hazardClasses;
    return names[String(values?.category)] ?? names[hazardClass.toUpperCase()] ?? hazardClass;
  }
  const health = healthNames[hazardClass];
  const abbreviation = abbreviations[hazardClass];
  if (health) return healthHazardClasses[health];
  return abbreviation ? hazardClasses[abbreviation] : (physical[hazardClass] ?? hazardClass);
}
