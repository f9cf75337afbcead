import { fill } from '../../phrases/languages.ts';
import type { Phrases } from '../../phrases/en.ts';
import { definitions, paragraph, row, subheading } from '../blocks/builders.ts';
import { orNotAvailable, slotBlocks, statement, type Builders, type Sheet } from './sheet.ts';
import { studyTable } from './studies.ts';
import { endocrineDisruption } from './hazards.ts';

/**
 * The classes of 11.1 (a) to (j) with their statements. EUH statements belong to the class that is closest to them.
 */
const healthHazards: Record<keyof Phrases['healthHazardClasses'], readonly string[]> = {
  acuteToxicity: ['H300', 'H301', 'H302', 'H310', 'H311', 'H312', 'H330', 'H331', 'H332', 'EUH029', 'EUH031', 'EUH032'],
  skinCorrosion: ['H314', 'H315', 'EUH066'],
  eyeDamage: ['H318', 'H319', 'EUH070'],
  sensitisation: ['H317', 'H334', 'EUH204', 'EUH205', 'EUH208'],
  mutagenicity: ['H340', 'H341'],
  carcinogenicity: ['H350', 'H351'],
  reproductiveToxicity: ['H360', 'H361', 'H362'],
  stotSingle: ['H335', 'H336', 'H370', 'H371', 'EUH071'],
  stotRepeated: ['H372', 'H373'],
  aspiration: ['H304'],
};

/** Statements that imply a class without a statement of its own: skin corrosion damages the eyes. (CLP Annex I, 3.3.2) */
const impliedBy: Partial<typeof healthHazards> = { eyeDamage: ['H314'] };

/** Section 11. */
export const toxicology = {
  '11.1': (sheet) => {
    const { labels, healthHazardClasses, sentences } = sheet.phrases;
    const classes = Object.keys(healthHazards) as (keyof typeof healthHazards)[];
    return [
      ...slotBlocks(sheet, '11.1'),
      ...definitions(...classes.map((name) => row(healthHazardClasses[name], healthHazardLines(sheet, name)))),
      ...studyTable(sheet, labels.acuteToxicityResults, ['acuteOral', 'acuteDermal', 'acuteInhalation']),
      ...definitions(
        row(labels.routesOfExposure, sheet.traits.has('gas') ? sentences.exposureRoutesGas : sentences.exposureRoutes),
        row(labels.symptoms, fill(sentences.seeSection, { number: '4.2' })),
      ),
    ];
  },
  '11.2': (sheet) => {
    const { subheadings } = sheet.phrases;
    return [
      subheading(subheadings['11.2.1'], '11.2.1'),
      paragraph(endocrineDisruption(sheet)),
      subheading(subheadings['11.2.2'], '11.2.2'),
      ...orNotAvailable(sheet, slotBlocks(sheet, '11.2')),
    ];
  },
} satisfies Builders;

/** The lines of 11.1 for a class. */
export function healthHazardLines(sheet: Sheet, name: keyof typeof healthHazards): string[] {
  const codes = healthHazards[name];
  const classified = classifiedLines(sheet, codes);
  const lines = classified.length ? classified : classifiedLines(sheet, impliedBy[name] ?? []);
  return [...(lines.length ? lines : [sheet.phrases.sentences.criteriaNotMet]), ...supplementalLines(sheet, codes)];
}

const isAbout = (codes: readonly string[]) => (code: string) =>
  code.split('+').some((part) => codes.includes(part.replace(/(?<![A-Za-z])[A-Za-z]+$/, '')));

/** `Eye Irrit. 2 – H319: Causes serious eye irritation.` */
const classifiedLines = (sheet: Sheet, codes: readonly string[]): string[] =>
  sheet.facts.classification.flatMap(({ category, h, detail }) =>
    h
      .filter(isAbout(codes))
      .map((code) => `${category} – ${code}${sheet.phrases.colon}${statement(sheet, code, detail)}`),
  );

const supplementalLines = (sheet: Sheet, codes: readonly string[]): string[] =>
  sheet.facts.label.euh.filter(isAbout(codes)).map((code) => `${code}${sheet.phrases.colon}${statement(sheet, code)}`);
