import type { AnnexVITexts } from '../en/annex-vi.ts';

export const annexVIDe: AnnexVITexts = {
  'note.A':
    'das Etikett nennt den Stoff mit einer der Bezeichnungen der Tabelle, bei einer allgemeinen Bezeichnung wie „…-Salze“ mit dem richtigen Namen',
  'note.B':
    'die Gefahren von Lösungen hängen von der Konzentration ab; das Etikett nennt die Konzentration in Gewichtsprozent',
  'note.C': 'das Etikett sagt, ob es ein einzelnes Isomer oder ein Isomerengemisch ist',
  'note.D': 'der Eintrag gilt für die stabilisierte Form; das Etikett jeder anderen sagt „nicht stabilisiert“',
  'note.E': 'diese Anmerkung ist gestrichen',
  'note.F': 'wenn ein Stabilisator die Gefahren des Stoffs ändert, gelten die Regeln für Gemische',
  'note.G':
    'eine explosionsfähige Form wird geprüft, und Einstufung und Etikett geben die explosiven Eigenschaften wieder',
  'note.H': 'diese Anmerkung ist gestrichen',
  'note.J':
    'die Klassen für Karzinogene und Mutagene gelten, außer wenn weniger als 0,1 % (w/w) Benzol nachgewiesen sind; der Lieferant beurteilt diese Klassen dann selbst',
  'note.K':
    'die Klassen für Karzinogene und Mutagene gelten, außer wenn weniger als 0,1 % (w/w) 1,3-Butadien nachgewiesen sind; der Lieferant beurteilt diese Klassen dann selbst, und ohne sie gelten mindestens P210 und P403',
  'note.L':
    'die Klasse für Karzinogene gilt, außer wenn weniger als 3 % Dimethylsulfoxid-Extrakt (IP 346) nachgewiesen sind; der Lieferant beurteilt diese Klasse dann selbst',
  'note.M':
    'die Klasse für Karzinogene gilt, außer wenn weniger als 0,005 % (w/w) Benzo[a]pyren nachgewiesen sind; der Lieferant beurteilt diese Klasse dann selbst',
  'note.N':
    'die Klasse für Karzinogene gilt, außer wenn die Raffinationsgeschichte vollständig bekannt und nachgewiesen ist, dass der Ausgangsstoff kein Karzinogen ist; der Lieferant beurteilt diese Klasse dann selbst',
  'note.P':
    'die Klassen für Karzinogene und Mutagene gelten, außer wenn weniger als 0,1 % (w/w) Benzol nachgewiesen sind; der Lieferant beurteilt diese Klassen dann selbst, und ohne sie gelten mindestens P260, P262, P301+P310 und P331',
  'note.Q':
    'die Klasse für Karzinogene gilt, außer wenn eine Prüfung eine geringe Biobeständigkeit der Fasern (Halbwertszeit der über 20 µm langen: unter 10 Tagen inhalativ, unter 40 Tagen instilliert) oder keine karzinogene Wirkung zeigt',
  'note.R':
    'die Klasse für Karzinogene gilt nicht für Fasern, deren längengewichteter mittlerer geometrischer Durchmesser abzüglich zweier Standardfehler über 6 µm liegt',
  'note.S': 'ein Etikett ist möglicherweise nicht erforderlich (CLP Anhang I 1.3)',
  'note.T':
    'eine Form, die nach den Prüfungen die physikalischen Gefahren nicht hat, wird nach diesen Prüfungen eingestuft; das Datenblatt nennt die Methoden',
  'note.U':
    'ein Gas wird beim Inverkehrbringen als Gas unter Druck eingestuft; die Gruppe hängt von seinem Zustand in der Verpackung ab; Aerosole sind keine',
  'note.V':
    'Fasern und Partikel mit veränderter Oberfläche werden auf eine strengere Kategorie und weitere Expositionswege beurteilt',
  'note.W':
    'die Gefahr entsteht durch alveolengängigen Staub in Mengen, die die Reinigung der Lunge beeinträchtigen; das ist kein Einstufungskriterium',
  'note.X':
    'der Eintrag betrifft den Teil, der allen Stoffen des Eintrags gemeinsam ist; der übrige Teil des Stoffs wird auf strengere Klassen beurteilt',
  'note.1': 'Konzentrationen sind Gewichtsprozente des Metalls im Gemisch',
  'note.2': 'Konzentrationen sind Gewichtsprozente des freien Monomers im Gemisch',
  'note.3': 'Konzentrationen sind Gewichtsprozente der in Wasser gelösten Chromationen',
  'note.5': 'Konzentrationsgrenzwerte gasförmiger Gemische sind Volumenprozente',
  'note.7':
    'nickelhaltige Legierungen sind hautsensibilisierend, wenn sie mehr als 0,5 µg Ni/cm² in der Woche freisetzen (EN 1811)',
  'note.8':
    'betrifft die Klasse für Karzinogene und Formaldehyd, das das Gemisch freisetzen kann; ihre Bedingung wird hier nicht ausgeführt',
  'note.9':
    'betrifft die Klasse für Mutagene und Formaldehyd, das das Gemisch freisetzen kann; ihre Bedingung wird hier nicht ausgeführt',
  'note.10': 'diese Anmerkung ist für nichtig erklärt',
  'note.11':
    'ein Gemisch ist reproduktionstoxisch, wenn seine so eingestuften Borverbindungen zusammen mindestens 0,3 % ergeben',
  'note.12':
    'ein Gemisch ist reproduktionstoxisch, wenn die Stoffe dieses Eintrags in ihm zusammen mindestens den Grenzwert der Kategorie erreichen',
  noteOfEntry: '; Anmerkung {note} ({provision}): {text}',
  noteNotExecuted: '; Anmerkung {note}: ihre Bedingung wird hier nicht ausgeführt',
  nameMetNotes: '; wo das nachgewiesen ist, die Anmerkung unter „Anmerkungen, deren Ausnahme gilt“ nennen',
  'mark.isMinimum': '; *: mindestens diese Kategorie ({provision})',
  'mark.mayHaveOtherRoutes': '; **: andere Expositionswege sind nicht ausgeschlossen ({provision})',
  'mark.mayHaveOtherEffects': '; ***: andere Wirkungen auf die Fortpflanzung sind nicht ausgeschlossen ({provision})',
  'mark.dependsOnForm':
    '; ****: eine Prüfung der verkauften Form entscheidet über die physikalische Gefahr ({provision})',
  moreSevereThanHarmonised:
    'ist strenger als harmonisiert: Es hat {own}, CLP Anhang VI ({published}) hat {parts}; was ein Eintrag umfasst, wird nicht anders eingestuft ({provision})',
  twoSubstances:
    'nennt zwei Stoffe: Der Name ist der von {named}, die Nummer die von {numbered}; die falsche Angabe berichtigen ({provision})',
  severalEntries:
    'CLP Anhang VI ({published}) hat mehrere Einträge zu seiner Nummer: {entries}; mit der Indexnummer sagen, welcher es ist ({provision})',
  notANoteOfEntry:
    '„Anmerkungen, deren Ausnahme gilt“ nennt die Anmerkung {note}, die der Eintrag in CLP Anhang VI ({published}) nicht hat',
  gasWithoutGroup:
    'CLP Anhang VI ({published}) führt es als Gas unter Druck, und seine Einstufung nennt keine Gruppe{notes}',
  exceptedByNote: '{name}: {parts} zählt nicht{notes}',
  notesOfIngredient: '{name}{notes}',
  lacksPrecautionOfNote:
    'enthält {statement} nicht, was die Anmerkung {note} mindestens verlangt, wenn ihre Klassen nicht gelten ({provision})',
};
