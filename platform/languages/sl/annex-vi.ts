import type { AnnexVITexts } from '../en/annex-vi.ts';

export const annexVISl: AnnexVITexts = {
  'note.A':
    'etiketa navaja snov z enim od imen iz preglednice, pri splošnem imenu, kot je »… soli«, s pravilnim imenom',
  'note.B': 'nevarnosti raztopin so odvisne od koncentracije; etiketa navaja koncentracijo v masnih odstotkih',
  'note.C': 'etiketa navaja, ali gre za posamezen izomer ali za zmes izomerov',
  'note.D': 'vnos velja za stabilizirano obliko; na etiketi vsake druge je navedeno »nestabilizirano«',
  'note.E': 'ta opomba je črtana',
  'note.F': 'če stabilizator spremeni nevarnosti snovi, veljajo pravila za zmesi',
  'note.G': 'oblika z eksplozivnimi lastnostmi se preskusi, razvrstitev in etiketa pa te lastnosti izražata',
  'note.H': 'ta opomba je črtana',
  'note.J':
    'razreda rakotvornosti in mutagenosti veljata, razen če je dokazano, da snov vsebuje manj kot 0,1 % (m/m) benzena; dobavitelj ta razreda nato oceni sam',
  'note.K':
    'razreda rakotvornosti in mutagenosti veljata, razen če je dokazano, da snov vsebuje manj kot 0,1 % (m/m) 1,3-butadiena; dobavitelj ta razreda nato oceni sam, brez njiju pa veljata vsaj P210 in P403',
  'note.L':
    'razred rakotvornosti velja, razen če je dokazano, da snov vsebuje manj kot 3 % ekstrakta z dimetilsulfoksidom (IP 346); dobavitelj ta razred nato oceni sam',
  'note.M':
    'razred rakotvornosti velja, razen če je dokazano, da snov vsebuje manj kot 0,005 % (m/m) benzo[a]pirena; dobavitelj ta razred nato oceni sam',
  'note.N':
    'razred rakotvornosti velja, razen če je znana celotna zgodovina rafiniranja in je dokazano, da izhodna snov ni rakotvorna; dobavitelj ta razred nato oceni sam',
  'note.P':
    'razreda rakotvornosti in mutagenosti veljata, razen če je dokazano, da snov vsebuje manj kot 0,1 % (m/m) benzena; dobavitelj ta razreda nato oceni sam, brez njiju pa veljajo vsaj P260, P262, P301+P310 in P331',
  'note.Q':
    'razred rakotvornosti velja, razen če preskus pokaže majhno bioobstojnost vlaken (razpolovni čas tistih nad 20 µm: manj kot 10 dni pri vdihavanju, manj kot 40 dni pri instilaciji) ali da ni rakotvornega učinka',
  'note.R':
    'razred rakotvornosti ne velja za vlakna, katerih dolžinsko uteženi geometrijski srednji premer, zmanjšan za dve standardni napaki, presega 6 µm',
  'note.S': 'etiketa morda ni potrebna (CLP Priloga I 1.3)',
  'note.T':
    'oblika, ki po preskusih nima fizikalnih nevarnosti, se razvrsti po teh preskusih; varnostni list navaja metode',
  'note.U':
    'plin se ob dajanju na trg razvrsti kot plin pod tlakom; skupina je odvisna od stanja v embalaži; aerosoli to niso',
  'note.V':
    'vlakna in delci s spremenjeno površino se ocenijo glede strožje kategorije in drugih poti izpostavljenosti',
  'note.W':
    'nevarnost izhaja iz respirabilnega prahu v količinah, ki ovirajo čiščenje pljuč; to ni merilo za razvrstitev',
  'note.X': 'vnos zajema del, ki je skupen vsem snovem vnosa; preostali del snovi se oceni glede strožjih razredov',
  'note.1': 'koncentracije so masni odstotki kovine v zmesi',
  'note.2': 'koncentracije so masni odstotki prostega monomera v zmesi',
  'note.3': 'koncentracije so masni odstotki v vodi raztopljenih kromatnih ionov',
  'note.5': 'mejne koncentracije plinskih zmesi so volumski odstotki',
  'note.7':
    'zlitine, ki vsebujejo nikelj, povzročajo preobčutljivost kože, če sproščajo več kot 0,5 µg Ni/cm² na teden (EN 1811)',
  'note.8': 'zadeva razred rakotvornosti in formaldehid, ki ga zmes lahko sprosti; njen pogoj se tu ne izvaja',
  'note.9': 'zadeva razred mutagenosti in formaldehid, ki ga zmes lahko sprosti; njen pogoj se tu ne izvaja',
  'note.10': 'ta opomba je razveljavljena',
  'note.11': 'zmes je strupena za razmnoževanje, če vsota tako razvrščenih borovih spojin v njej doseže 0,3 %',
  'note.12': 'zmes je strupena za razmnoževanje, če vsota snovi tega vnosa v njej doseže mejno vrednost kategorije',
  noteOfEntry: '; opomba {note} ({provision}): {text}',
  noteNotExecuted: '; opomba {note}: njen pogoj se tu ne izvaja',
  nameMetNotes: '; če je to dokazano, navedite opombo v polju »Opombe, katerih izjema velja«',
  'mark.isMinimum': '; *: najmanj ta kategorija ({provision})',
  'mark.mayHaveOtherRoutes': '; **: druge poti izpostavljenosti niso izključene ({provision})',
  'mark.mayHaveOtherEffects': '; ***: drugi učinki na razmnoževanje niso izključeni ({provision})',
  'mark.dependsOnForm': '; ****: o fizikalni nevarnosti odloča preskus oblike, ki se prodaja ({provision})',
  moreSevereThanHarmonised:
    'je strožje od usklajenega: ima {own}, CLP Priloga VI ({published}) ima {parts}; kar vnos zajema, se ne razvršča drugače ({provision})',
  twoSubstances:
    'navaja dve snovi: ime pripada snovi {named}, številka pa snovi {numbered}; popravite napačni podatek ({provision})',
  severalEntries:
    'CLP Priloga VI ({published}) ima za njeno številko več vnosov: {entries}; z indeksno številko navedite, kateri velja ({provision})',
  notANoteOfEntry:
    '»Opombe, katerih izjema velja« navaja opombo {note}, ki je njen vnos v CLP Priloga VI ({published}) nima',
  gasWithoutGroup:
    'CLP Priloga VI ({published}) jo navaja kot plin pod tlakom, njena razvrstitev pa ne navaja skupine{notes}',
  exceptedByNote: '{name}: {parts} se ne šteje{notes}',
  notesOfIngredient: '{name}{notes}',
  lacksPrecautionOfNote:
    'nima {statement}, ki ga opomba {note} zahteva vsaj takrat, ko njeni razredi ne veljajo ({provision})',
};
