/** The notes of CLP Annex VI 1.1.3 in short (law/classification/tables/annex-vi-notes.ts), and what a comparison with an entry says. */
export const annexVIEn = {
  'note.A':
    "the label names the substance by one of the names in the table; of a general name such as '… salts', the correct name",
  'note.B':
    'hazards of solutions differ with their concentration; the label states the concentration in per cent by weight',
  'note.C': 'the label says whether it is one isomer or a mixture of isomers',
  'note.D': "the entry is of the stabilised form; the label of any other says 'non-stabilised'",
  'note.E': 'this note is deleted',
  'note.F': 'if a stabiliser changes the hazards of the substance, the rules for mixtures apply',
  'note.G': 'a form with explosive properties is tested, and classification and label show them',
  'note.H': 'this note is deleted',
  'note.J':
    'the classes for carcinogens and mutagens apply unless less than 0.1 % (w/w) of benzene is shown; these classes are then assessed by the supplier',
  'note.K':
    'the classes for carcinogens and mutagens apply unless less than 0.1 % (w/w) of 1,3-butadiene is shown; these classes are then assessed by the supplier, and without them at least P210 and P403 apply',
  'note.L':
    'the class for carcinogens applies unless less than 3 % of extract with dimethyl sulphoxide (IP 346) is shown; this class is then assessed by the supplier',
  'note.M':
    'the class for carcinogens applies unless less than 0.005 % (w/w) of benzo[a]pyrene is shown; this class is then assessed by the supplier',
  'note.N':
    'the class for carcinogens applies unless the full refining history is known and the substance from which it is made is shown not to be a carcinogen; this class is then assessed by the supplier',
  'note.P':
    'the classes for carcinogens and mutagens apply unless less than 0.1 % (w/w) of benzene is shown; these classes are then assessed by the supplier, and without them at least P260, P262, P301+P310 and P331 apply',
  'note.Q':
    'the class for carcinogens applies unless a test shows low biopersistence of the fibres (half-life of those over 20 µm: under 10 days inhaled, under 40 days instilled) or no carcinogenic effect',
  'note.R':
    'the class for carcinogens does not apply to fibres whose length-weighted geometric mean diameter less two standard errors is over 6 µm',
  'note.S': 'a label may not be required (CLP Annex I 1.3)',
  'note.T':
    'a form that the tests show not to have the physical hazards is classified by these tests; the sheet names the methods',
  'note.U':
    'a gas is classified as a gas under pressure when it is placed on the market; the group depends on its state in the package; aerosols are none',
  'note.V': 'fibres, and particles with modified surface, are assessed for a more severe category and further routes',
  'note.W':
    'the hazard arises from respirable dust in amounts that impair the clearance of the lung; this is no criterion for the classification',
  'note.X':
    'the entry covers the part that all its substances share; the rest of the substance is assessed for more severe classes',
  'note.1': 'concentrations are percentages by weight of the metal in the mixture',
  'note.2': 'concentrations are percentages by weight of the free monomer in the mixture',
  'note.3': 'concentrations are percentages by weight of chromate ions dissolved in water',
  'note.5': 'concentration limits of gaseous mixtures are percentages by volume',
  'note.7': 'alloys that contain nickel are skin sensitisers if they release more than 0.5 µg Ni/cm² a week (EN 1811)',
  'note.8':
    'about the class for carcinogens and formaldehyde that the mixture can release; its condition is not executed here',
  'note.9':
    'about the class for mutagens and formaldehyde that the mixture can release; its condition is not executed here',
  'note.10': 'this note is annulled',
  'note.11':
    'a mixture is a reproductive toxicant if the boron compounds with that class in it add up to 0.3 % or more',
  'note.12':
    'a mixture is a reproductive toxicant if the substances of this entry in it add up to the limit of the category or more',
  noteOfEntry: '; note {note} ({provision}): {text}',
  noteNotExecuted: '; note {note}: its condition is not executed here',
  nameMetNotes: '; where it is shown, name the note in exceptedByNotes',
  'mark.isMinimum': '; *: at least this category ({provision})',
  'mark.mayHaveOtherRoutes': '; **: other routes of exposure are not excluded ({provision})',
  'mark.mayHaveOtherEffects': '; ***: other effects on reproduction are not excluded ({provision})',
  'mark.dependsOnForm': '; ****: a test of the form that is sold decides the physical hazard ({provision})',
  moreSevereThanHarmonised:
    'is more severe than harmonised: it has {own}, CLP Annex VI ({published}) has {parts}; what an entry covers is not classified otherwise ({provision})',
  twoSubstances:
    'names two substances: the name is that of {named}, the number that of {numbered}; correct the one that is wrong ({provision})',
  severalEntries:
    'CLP Annex VI ({published}) has several entries for its number: {entries}; say with index which of them it is ({provision})',
  notANoteOfEntry: 'exceptedByNotes names note {note}, which its entry in CLP Annex VI ({published}) does not have',
  gasWithoutGroup:
    'CLP Annex VI ({published}) has it as a gas under pressure, and its classification names no group{notes}',
  exceptedByNote: '{name}: {parts} does not count{notes}',
  notesOfIngredient: '{name}{notes}',
  lacksPrecautionOfNote:
    'lacks {statement}, which note {note} asks for at least where its classes do not apply ({provision})',
} as const;

export type AnnexVITexts = Record<keyof typeof annexVIEn, string>;
