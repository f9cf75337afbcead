import type { AnnexVITexts } from '../en/annex-vi.ts';

export const annexVIIt: AnnexVITexts = {
  'note.A':
    'l’etichetta indica la sostanza con uno dei nomi della tabella e, per una denominazione generale come «sali di …», con il nome esatto',
  'note.B':
    'i pericoli delle soluzioni variano con la concentrazione; l’etichetta indica la concentrazione in percentuale in peso',
  'note.C': 'l’etichetta precisa se si tratta di un isomero o di una miscela di isomeri',
  'note.D':
    'la voce riguarda la forma stabilizzata; l’etichetta di ogni altra forma reca la dicitura «non stabilizzato»',
  'note.E': 'questa nota è soppressa',
  'note.F': 'se uno stabilizzante modifica i pericoli della sostanza, si applicano le regole delle miscele',
  'note.G': 'una forma esplosiva è sottoposta a prova, e classificazione ed etichetta indicano le proprietà esplosive',
  'note.H': 'questa nota è soppressa',
  'note.J':
    'le classi di cancerogenicità e mutagenicità si applicano a meno che sia dimostrato un tenore di benzene inferiore allo 0,1 % (p/p); il fornitore valuta allora direttamente queste classi',
  'note.K':
    'le classi di cancerogenicità e mutagenicità si applicano a meno che sia dimostrato un tenore di 1,3-butadiene inferiore allo 0,1 % (p/p); il fornitore valuta allora direttamente queste classi e, senza di esse, si applicano almeno P210 e P403',
  'note.L':
    'la classe di cancerogenicità si applica a meno che sia dimostrato un estratto in dimetilsolfossido (IP 346) inferiore al 3 %; il fornitore valuta allora direttamente questa classe',
  'note.M':
    'la classe di cancerogenicità si applica a meno che sia dimostrato un tenore di benzo[a]pirene inferiore allo 0,005 % (p/p); il fornitore valuta allora direttamente questa classe',
  'note.N':
    'la classe di cancerogenicità si applica a meno che sia noto l’intero iter di raffinazione e sia dimostrato che la sostanza di partenza non è cancerogena; il fornitore valuta allora direttamente questa classe',
  'note.P':
    'le classi di cancerogenicità e mutagenicità si applicano a meno che sia dimostrato un tenore di benzene inferiore allo 0,1 % (p/p); il fornitore valuta allora direttamente queste classi e, senza di esse, si applicano almeno P260, P262, P301+P310 e P331',
  'note.Q':
    'la classe di cancerogenicità si applica a meno che una prova dimostri una bassa biopersistenza delle fibre (emivita di quelle oltre 20 µm: meno di 10 giorni per inalazione, meno di 40 giorni per instillazione) o l’assenza di effetti cancerogeni',
  'note.R':
    'la classe di cancerogenicità non si applica alle fibre il cui diametro medio geometrico ponderato rispetto alla lunghezza, meno due errori standard, supera 6 µm',
  'note.S': 'un’etichetta può non essere richiesta (CLP allegato I 1.3)',
  'note.T':
    'una forma che secondo le prove non presenta i pericoli fisici è classificata in base a tali prove; la scheda indica i metodi',
  'note.U':
    'un gas è classificato come gas sotto pressione quando è immesso sul mercato; il gruppo dipende dal suo stato nell’imballaggio; gli aerosol non lo sono',
  'note.V':
    'le fibre e le particelle con superficie modificata sono valutate per una categoria più severa e altre vie di esposizione',
  'note.W':
    'il pericolo deriva da polvere respirabile in quantità che compromettono la clearance polmonare; non è un criterio di classificazione',
  'note.X':
    'la voce riguarda la parte comune a tutte le sue sostanze; il resto della sostanza è valutato per classi più severe',
  'note.1': 'le concentrazioni sono percentuali in peso del metallo nella miscela',
  'note.2': 'le concentrazioni sono percentuali in peso del monomero libero nella miscela',
  'note.3': 'le concentrazioni sono percentuali in peso degli ioni cromato disciolti in acqua',
  'note.5': 'i limiti di concentrazione delle miscele gassose sono percentuali in volume',
  'note.7':
    'le leghe contenenti nichel sono sensibilizzanti della pelle se rilasciano più di 0,5 µg Ni/cm² a settimana (EN 1811)',
  'note.8':
    'riguarda la classe di cancerogenicità e la formaldeide che la miscela può rilasciare; la sua condizione non è valutata qui',
  'note.9':
    'riguarda la classe di mutagenicità e la formaldeide che la miscela può rilasciare; la sua condizione non è valutata qui',
  'note.10': 'questa nota è annullata',
  'note.11':
    'una miscela è tossica per la riproduzione se la somma dei composti del boro così classificati che contiene raggiunge lo 0,3 %',
  'note.12':
    'una miscela è tossica per la riproduzione se la somma delle sostanze di questa voce che contiene raggiunge il limite della categoria',
  noteOfEntry: '; nota {note} ({provision}): {text}',
  noteNotExecuted: '; nota {note}: la sua condizione non è valutata qui',
  nameMetNotes: '; se è dimostrato, indicare la nota in «Note la cui eccezione si applica»',
  'mark.isMinimum': '; *: almeno questa categoria ({provision})',
  'mark.mayHaveOtherRoutes': '; **: altre vie di esposizione non sono escluse ({provision})',
  'mark.mayHaveOtherEffects': '; ***: altri effetti sulla riproduzione non sono esclusi ({provision})',
  'mark.dependsOnForm': '; ****: una prova della forma venduta decide il pericolo fisico ({provision})',
  moreSevereThanHarmonised:
    'è più severo della classificazione armonizzata: ha {own}, CLP allegato VI ({published}) ha {parts}; ciò che una voce copre non è classificato altrimenti ({provision})',
  twoSubstances:
    'indica due sostanze: il nome è quello di {named}, il numero quello di {numbered}; correggere il dato errato ({provision})',
  severalEntries:
    'CLP allegato VI ({published}) ha più voci per il suo numero: {entries}; precisare con il numero indice quale si applica ({provision})',
  notANoteOfEntry:
    '«Note la cui eccezione si applica» cita la nota {note}, che la sua voce in CLP allegato VI ({published}) non ha',
  gasWithoutGroup:
    'CLP allegato VI ({published}) lo classifica come gas sotto pressione, e la sua classificazione non nomina alcun gruppo{notes}',
  exceptedByNote: '{name}: {parts} non conta{notes}',
  notesOfIngredient: '{name}{notes}',
  lacksPrecautionOfNote:
    'non reca {statement}, che la nota {note} richiede almeno quando le sue classi non si applicano ({provision})',
};
