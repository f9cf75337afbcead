import type { LabelLanguageCode } from './languages.ts';

/**
 * Texts that entries of REACH Annex XVII prescribe for the pack, word by word as the act has them in a language. A language is missing where
 * its version of the act was not read: the text is then not printed, and a finding asks for it in the product’s `label.supplementalTexts`.
 */
export const prescribedTexts: Readonly<Record<string, Partial<Record<LabelLanguageCode, string>>>> = {
  /** Entries 32 and 34 to 38, paragraph 2. */
  industrialInstallationsOnly: { en: 'For use in industrial installations only' },
  /** Entry 3, paragraph 5(a). */
  lampsOutOfReach: {
    en: 'Keep lamps filled with this liquid out of the reach of children',
    da: 'Hold lamper, som indeholder denne væske, uden for børns rækkevidde',
    de: 'Mit dieser Flüssigkeit gefüllte Lampen sind für Kinder unzugänglich aufzubewahren',
  },
  sipOfLampOil: {
    en: 'Just a sip of lamp oil – or even sucking the wick of lamps – may lead to life-threatening lung damage',
    da: 'Indtagelse af blot en lille mængde lampeolie – eller endda blot det at sutte på vægen – kan medføre livstruende lungeskader',
    de: 'Bereits ein kleiner Schluck Lampenöl – oder auch nur das Saugen an einem Lampendocht – kann zu einer lebensbedrohlichen Schädigung der Lunge führen',
  },
  /** Entry 3, paragraph 5(b). */
  sipOfLighterFluid: {
    en: 'Just a sip of grill lighter may lead to life threatening lung damage',
    da: 'Indtagelse af blot en lille mængde tændvæske kan medføre livstruende lungeskader',
    de: 'Bereits ein kleiner Schluck flüssiger Grillanzünder kann zu einer lebensbedrohlichen Schädigung der Lunge führen',
    lt: 'Gurkšnelis degiojo kepsninių skysčio plaučius gali pažeisti taip, kad gali kilti grėsmė gyvybei',
  },
  /** Entry 40, paragraph 2. */
  professionalUsersOnly: { en: 'For professional users only', de: 'Nur für gewerbliche Anwender' },
  /** Entry 55, paragraph 3. */
  notInSprayEquipment: {},
  /** Entry 56, paragraph 1(b). */
  sensitisedToDiisocyanates: {},
  asthmaEczema: {},
  ventilationOrMask: {},
  /** Entry 57, paragraph 3. */
  notWithPoorVentilation: { de: 'Dieses Produkt darf nicht bei ungenügender Lüftung verarbeitet werden.' },
  notForCarpets: { de: 'Dieses Produkt darf nicht zum Verlegen von Teppichböden verwendet werden.' },
  /** Entry 59, paragraph 5. */
  approvedProfessionals: {},
  /** Entry 74, paragraph 2(b). */
  trainingRequired: {
    en: 'As from 24 August 2023 adequate training is required before industrial or professional use.',
    de: 'Ab dem 24. August 2023 muss vor der industriellen oder gewerblichen Verwendung eine angemessene Schulung erfolgen.',
    fr: 'À partir du 24 août 2023, une formation adéquate est requise avant toute utilisation industrielle ou professionnelle.',
    it: 'A partire dal 24 agosto 2023 l’uso industriale o professionale è consentito solo dopo aver ricevuto una formazione adeguata.',
    pl: 'Od dnia 24 sierpnia 2023 r. wymagane jest odbycie odpowiedniego szkolenia przed użyciem przemysłowym lub profesjonalnym.',
    pt: 'A partir de 24 de agosto de 2023, é necessária formação adequada antes da utilização industrial ou profissional.',
    sl: 'Po 24. avgustu 2023 se pred industrijsko ali poklicno uporabo zahteva ustrezno usposabljanje.',
  },
};
