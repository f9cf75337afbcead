import { messageTexts } from '../../languages/messages.ts';
import { paragraph, subheading } from '../blocks/builders.ts';
import {
  type Point,
  type Section,
  markHazardDependent,
  hasOwnText,
  lacksPhrase,
  onlyClassified,
  remedy,
  slotText,
  textsBelow,
  textsOf,
  withPlainSpaces,
} from './sheet/point.ts';
import { orNoInformation, sentencesAt } from './sheet/sentences.ts';
import { slotBlocks, hasTrait } from './sheet/sheet.ts';

const subsections: Section<6>['subsections'] = {
  '6.1': (sheet) => {
    const { subheadings } = sheet.phrases;
    return [
      subheading(subheadings['6.1.1'], '6.1.1'),
      ...orNoInformation(sheet, slotBlocks(sheet, '6.1')),
      subheading(subheadings['6.1.2'], '6.1.2'),
      ...orNoInformation(sheet, slotBlocks(sheet, '6.1.responders')),
      ...sentencesAt(sheet, '6.1.2').map(paragraph),
    ];
  },
  '6.2': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '6.2')),
  '6.3': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '6.3')),
  '6.4': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '6.4')),
};

const points: Point[] = [
  {
    id: '6.1-1',
    asks: messageTexts('6.1-1'),
    provision: 'REACH Annex II 6.1.1(a)',
    missing: (sheet) =>
      !(['wearProtection', 'wearProtectionGas'] as const).some((key) =>
        textsBelow(sheet, '6.1', '6.1.1').includes(withPlainSpaces(sheet.phrases.standard[key])),
      ) &&
      !hasOwnText(sheet, '6.1') &&
      messageTexts('noProtectiveEquipment'),
    remedy: remedy('addText', { subsection: '6.1' }),
  },
  {
    id: '6.1-2',
    asks: messageTexts('6.1-2'),
    provision: 'REACH Annex II 6.1.1(b)',
    exempt: (sheet) =>
      !hasTrait(sheet, 'flammable', 'harmsAirways', 'solid') && 'neither ignition nor vapour nor dust is a hazard',
    missing: lacksPhrase(
      '6.1',
      'noSpillPrevention',
      'removeIgnitionSources',
      'ventilateArea',
      'avoidVapours',
      'avoidGas',
      'avoidDust',
    ),
    remedy: remedy('addText', { subsection: '6.1' }),
  },
  {
    id: '6.1-3',
    asks: messageTexts('6.1-3'),
    provision: 'REACH Annex II 6.1.1(c)',
    exempt: onlyClassified,
    missing: lacksPhrase('6.1', 'noEvacuation', 'keepPersonsAway', 'evacuate'),
    remedy: remedy('addText', { subsection: '6.1' }),
  },
  {
    id: '6.1-4',
    asks: messageTexts('6.1-4'),
    provision: 'REACH Annex II 6.1.2',
    missing: (sheet) => textsBelow(sheet, '6.1', '6.1.2').length === 0 && messageTexts('noText', { section: '6.1.2' }),
    remedy: remedy('addPhrasesOrText', { subsection: slotText('6.1.responders') }),
  },
  {
    id: '6.2-1',
    asks: messageTexts('6.2-1'),
    provision: 'REACH Annex II 6.2',
    missing: lacksPhrase('6.2', 'noDrainProtection', 'keepOutOfDrains', 'coverDrains', 'gasCollects'),
    remedy: remedy('addText', { subsection: '6.2' }),
  },
  {
    id: '6.3-1',
    asks: messageTexts('6.3-1'),
    provision: 'REACH Annex II 6.3.1',
    missing: lacksPhrase(
      '6.3',
      'noContainment',
      'absorbInert',
      'absorbMineral',
      'isocyanateSpill',
      'takeUpWithoutDust',
      'pumpOff',
      'collectMechanically',
      'letGasDisperse',
    ),
    remedy: remedy('addText', { subsection: '6.3' }),
  },
  {
    id: '6.3-2',
    asks: messageTexts('6.3-2'),
    provision: 'REACH Annex II 6.3.2',
    missing: (sheet) => textsOf(sheet, '6.3').length < 2 && messageTexts('oneSentenceOnSpills'),
    remedy: remedy('addPhrasesOrText', { subsection: '6.3' }),
  },
  {
    id: '6.3-3',
    asks: messageTexts('6.3-3'),
    provision: 'REACH Annex II 6.3.3',
    // A gas is not taken up with anything.
    exempt: (sheet) =>
      (hasTrait(sheet, 'H270') || !hasTrait(sheet, 'oxidising')) &&
      !hasTrait(sheet, 'EUH031', 'flammable') &&
      'no usual technique is dangerous',
    missing: lacksPhrase(
      '6.3',
      'noDangerousTechniques',
      'noCombustibleAbsorbents',
      'neverAcidOnHypochlorite',
      'nonSparkingTools',
    ),
    remedy: remedy('addText', { subsection: '6.3' }),
  },
  {
    id: '6.4-1',
    asks: messageTexts('6.4-1'),
    provision: 'REACH Annex II 6.4',
    missing: (sheet) =>
      !(textsOf(sheet, '6.4').join(' ').includes('8') && textsOf(sheet, '6.4').join(' ').includes('13')) &&
      messageTexts('noReferenceTo8And13'),
    remedy: remedy('addText', { subsection: '6.4' }),
  },
];

/** Section 6, accidental release measures. */
export const accidentalRelease: Section<6> = { subsections, points: markHazardDependent(points) };
