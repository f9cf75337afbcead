import { messageTexts } from '../languages/messages.ts';
import { z } from 'zod';
import { localised } from '../languages/languages.ts';
import type { HazardClass } from '../law/hazard-classes.ts';
import { field, problem } from './field.ts';

const text = z.string().min(1);

/** The section of an endpoint, and the hazard classes that its results are about. */
interface Endpoint {
  section: '11.1' | '11.2' | '12.1' | '12.2' | '12.3' | '12.4' | '12.6' | '12.7';
  classes: readonly HazardClass[];
}

const aquatic = { section: '12.1', classes: ['aquaticAcute', 'aquaticChronic'] } as const;

/** The endpoints of Regulation (EU) 2020/878, Annex II 11.1 (a) to (j), 11.2.1 and 12.1 to 12.7, in the order of the sheet. */
export const studyEndpoints = {
  acuteOral: { section: '11.1', classes: ['acuteOral'] },
  acuteDermal: { section: '11.1', classes: ['acuteDermal'] },
  acuteInhalation: { section: '11.1', classes: ['acuteInhalation'] },
  skinCorrosion: { section: '11.1', classes: ['skin'] },
  eyeDamage: { section: '11.1', classes: ['eye'] },
  respiratorySensitisation: { section: '11.1', classes: ['respiratorySensitisation'] },
  skinSensitisation: { section: '11.1', classes: ['skinSensitisation'] },
  mutagenicity: { section: '11.1', classes: ['mutagenicity'] },
  carcinogenicity: { section: '11.1', classes: ['carcinogenicity'] },
  reproductiveToxicity: { section: '11.1', classes: ['reproductiveToxicity'] },
  lactation: { section: '11.1', classes: ['lactation'] },
  stotSingle: { section: '11.1', classes: ['stotSingle', 'stotSingleNarcoticIrritant'] },
  stotRepeated: { section: '11.1', classes: ['stotRepeated'] },
  aspiration: { section: '11.1', classes: ['aspiration'] },
  endocrineHuman: { section: '11.2', classes: ['endocrineHuman'] },
  fish: aquatic,
  fishChronic: aquatic,
  daphnia: aquatic,
  daphniaChronic: aquatic,
  algae: aquatic,
  microorganisms: { section: '12.1', classes: [] },
  soilOrganisms: { section: '12.1', classes: [] },
  otherOrganisms: { section: '12.1', classes: [] },
  biodegradation: { section: '12.2', classes: [] },
  abioticDegradation: { section: '12.2', classes: [] },
  bioconcentration: { section: '12.3', classes: [] },
  partitionCoefficient: { section: '12.3', classes: [] },
  soilAdsorption: { section: '12.4', classes: [] },
  surfaceTension: { section: '12.4', classes: [] },
  endocrineEnvironment: { section: '12.6', classes: ['endocrineEnvironment'] },
  otherEffects: { section: '12.7', classes: ['ozone'] },
} as const satisfies Record<string, Endpoint>;
export type StudyEndpoint = keyof typeof studyEndpoints;

const endpointNames = Object.keys(studyEndpoints) as [StudyEndpoint, ...StudyEndpoint[]];

/** The endpoints of a subsection, in the order of the sheet. */
export const endpointsOfSection = (section: Endpoint['section']): StudyEndpoint[] =>
  endpointNames.filter((name) => studyEndpoints[name].section === section);

/** The endpoints whose results are about a hazard class. */
export const endpointsOfClass = (hazardClass: HazardClass): StudyEndpoint[] =>
  endpointNames.filter((name) => (studyEndpoints[name].classes as readonly HazardClass[]).includes(hazardClass));

/** A result of sections 11 and 12: a figure as printed, `LD50: 5 800 mg/kg`, or a finding in words, `not irritating`. */
export const studyResult = z
  .strictObject({
    endpoint: field(z.enum(endpointNames), 'Tested endpoint.', 'acuteOral'),
    substance: field(localised.optional(), 'Tested ingredient; omitted: the product itself.', { en: 'acetone' }),
    readAcrossFrom: field(
      localised.optional(),
      'Substance that was tested, from which is read across to the one named (REACH Annex XI 1.5).',
      { en: 'propan-1-ol (CAS 71-23-8)' },
    ),
    value: field(text.optional(), 'Figure with its unit, as printed; omitted: see result.', 'LD50: 5 800 mg/kg'),
    result: field(localised.optional(), 'Finding in words.', { en: 'not irritating' }),
    species: field(text.optional(), 'Test organism or cells.', 'rat'),
    route: field(z.enum(['oral', 'dermal', 'inhalation']).optional(), 'Route of exposure.', 'oral'),
    dose: field(text.optional(), 'Dose or concentration that was given, with its unit.', '0.5 ml'),
    exposureTime: field(text.optional(), 'Duration of the exposure or the test.', '96 h'),
    guideline: field(text.optional(), 'Test guideline or method.', 'OECD 401'),
    source: field(text.optional(), 'Source of the result.', 'ECHA registration dossier'),
  })
  .refine(({ value, result }) => value !== undefined || result !== undefined, {
    path: ['value'],
    ...problem(messageTexts('studyWithoutResult')),
  });
