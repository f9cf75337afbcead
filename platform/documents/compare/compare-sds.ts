import { setImmediate } from 'node:timers/promises';
import type { SdsDocument, SdsSection, SdsSubsection } from '../blocks/sds-document.ts';
import { compareBlocks, compareRows, markBlock, markText } from './compare-blocks.ts';
import { compareText } from './compare-text.ts';
import { StepBudget } from './common-subsequence.ts';
import type { Change, MarkedSds, MarkedSection, MarkedSubsection } from '../blocks/marked.ts';
import { merge, sameKey } from './passes.ts';

interface SdsComparison {
  document: MarkedSds;
  /** The sections that differ, in order: `{id: 2, title: 'SECTION 2: …'}`. */
  sections: { id: number; title: string }[];
}

/**
 * Merges two versions of a product's safety data sheet in one language and marks the differences. Yields to the event loop after
 * each section.
 */
export async function compareSds(older: SdsDocument, newer: SdsDocument): Promise<SdsComparison> {
  const budget = new StepBudget();
  const compared = new Map<SdsSection, MarkedSection>();
  for (const newerSection of newer.sections) {
    const olderSection = older.sections.find(({ number }) => number === newerSection.number);
    if (olderSection) compared.set(newerSection, compareSection(olderSection, newerSection));
    await setImmediate();
  }
  const sections = merge<SdsSection, { title: string; marked: MarkedSection }>(
    older.sections,
    newer.sections,
    [sameKey(({ number }) => String(number))],
    {
      merge: (olderSection, newerSection) => [
        { title: newerSection.title, marked: compared.get(newerSection) ?? compareSection(olderSection, newerSection) },
      ],
      mark: (section, change) => ({ title: section.title, marked: markSection(section, change) }),
    },
    budget,
  );
  return {
    document: {
      ...newer,
      title: compareText(older.title, newer.title, budget),
      product: compareText(older.product, newer.product, budget),
      regulation: compareText(older.regulation, newer.regulation, budget),
      header: compareRows(older.header, newer.header, budget),
      sections: sections.map(({ marked }) => marked),
    },
    sections: sections
      .filter(({ marked }) => marked.changed)
      .map(({ title, marked }) => ({ id: marked.number, title })),
  };
}

function compareSection(older: SdsSection, newer: SdsSection): MarkedSection {
  if (JSON.stringify(older) === JSON.stringify(newer)) return newer;
  const budget = new StepBudget();
  return {
    number: newer.number,
    title: compareText(older.title, newer.title, budget),
    blocks: compareBlocks(older.blocks, newer.blocks, budget),
    subsections: merge<SdsSubsection, MarkedSubsection>(
      older.subsections,
      newer.subsections,
      [sameKey(({ number }) => number)],
      {
        merge: (olderSubsection, newerSubsection) => [
          {
            number: newerSubsection.number,
            title: compareText(olderSubsection.title, newerSubsection.title, budget),
            blocks: compareBlocks(olderSubsection.blocks, newerSubsection.blocks, budget),
          },
        ],
        mark: markSubsection,
      },
      budget,
    ),
    changed: true,
  };
}

const markSection = ({ number, title, blocks, subsections }: SdsSection, change: Change): MarkedSection => ({
  number,
  title: markText(title, change),
  blocks: blocks.map((block) => markBlock(block, change)),
  subsections: subsections.map((subsection) => markSubsection(subsection, change)),
  changed: true,
});

const markSubsection = (subsection: SdsSubsection, change: Change): MarkedSubsection => ({
  ...subsection,
  blocks: subsection.blocks.map((block) => markBlock(block, change)),
  change,
});
