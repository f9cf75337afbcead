import type { AnnexVITexts } from '../en/annex-vi.ts';

export const annexVIPl: AnnexVITexts = {
  'note.A':
    'etykieta podaje substancję pod jedną z nazw z tabeli, a przy nazwie ogólnej, takiej jak „sole …”, pod właściwą nazwą',
  'note.B': 'zagrożenia roztworów zależą od stężenia; etykieta podaje stężenie w procentach wagowych',
  'note.C': 'etykieta podaje, czy jest to pojedynczy izomer, czy mieszanina izomerów',
  'note.D': 'pozycja dotyczy postaci stabilizowanej; etykieta każdej innej zawiera słowa „niestabilizowana”',
  'note.E': 'ta uwaga została skreślona',
  'note.F': 'jeżeli stabilizator zmienia zagrożenia substancji, stosuje się zasady dla mieszanin',
  'note.G':
    'postać o właściwościach wybuchowych poddaje się badaniom, a klasyfikacja i etykieta odzwierciedlają te właściwości',
  'note.H': 'ta uwaga została skreślona',
  'note.J':
    'klasy rakotwórczości i mutagenności mają zastosowanie, chyba że wykazano mniej niż 0,1 % (m/m) benzenu; dostawca ocenia wówczas te klasy samodzielnie',
  'note.K':
    'klasy rakotwórczości i mutagenności mają zastosowanie, chyba że wykazano mniej niż 0,1 % (m/m) 1,3-butadienu; dostawca ocenia wówczas te klasy samodzielnie, a bez nich stosuje się co najmniej P210 i P403',
  'note.L':
    'klasa rakotwórczości ma zastosowanie, chyba że wykazano mniej niż 3 % ekstraktu dimetylosulfotlenkowego (IP 346); dostawca ocenia wówczas tę klasę samodzielnie',
  'note.M':
    'klasa rakotwórczości ma zastosowanie, chyba że wykazano mniej niż 0,005 % (m/m) benzo[a]pirenu; dostawca ocenia wówczas tę klasę samodzielnie',
  'note.N':
    'klasa rakotwórczości ma zastosowanie, chyba że znana jest pełna historia rafinacji i wykazano, że substancja wyjściowa nie jest rakotwórcza; dostawca ocenia wówczas tę klasę samodzielnie',
  'note.P':
    'klasy rakotwórczości i mutagenności mają zastosowanie, chyba że wykazano mniej niż 0,1 % (m/m) benzenu; dostawca ocenia wówczas te klasy samodzielnie, a bez nich stosuje się co najmniej P260, P262, P301+P310 i P331',
  'note.Q':
    'klasa rakotwórczości ma zastosowanie, chyba że badanie wykaże małą biotrwałość włókien (okres półtrwania tych powyżej 20 µm: poniżej 10 dni przy wdychaniu, poniżej 40 dni przy wkropleniu) lub brak działania rakotwórczego',
  'note.R':
    'klasa rakotwórczości nie ma zastosowania do włókien, których średnia geometryczna średnica ważona długością, pomniejszona o dwa błędy standardowe, przekracza 6 µm',
  'note.S': 'etykieta może nie być wymagana (CLP załącznik I 1.3)',
  'note.T':
    'postać, która według badań nie wykazuje zagrożeń fizycznych, jest klasyfikowana według tych badań; karta podaje metody',
  'note.U':
    'gaz klasyfikuje się przy wprowadzaniu do obrotu jako gaz pod ciśnieniem; grupa zależy od jego stanu w opakowaniu; aerozole nimi nie są',
  'note.V':
    'włókna i cząstki o zmienionej powierzchni ocenia się pod kątem surowszej kategorii i innych dróg narażenia',
  'note.W':
    'zagrożenie powoduje pył respirabilny w ilościach upośledzających oczyszczanie płuc; nie jest to kryterium klasyfikacji',
  'note.X':
    'pozycja dotyczy części wspólnej wszystkim jej substancjom; pozostałą część substancji ocenia się pod kątem surowszych klas',
  'note.1': 'stężenia są procentami wagowymi metalu w mieszaninie',
  'note.2': 'stężenia są procentami wagowymi wolnego monomeru w mieszaninie',
  'note.3': 'stężenia są procentami wagowymi jonów chromianowych rozpuszczonych w wodzie',
  'note.5': 'stężenia graniczne mieszanin gazowych są procentami objętościowymi',
  'note.7':
    'stopy zawierające nikiel działają uczulająco na skórę, jeżeli uwalniają ponad 0,5 µg Ni/cm² na tydzień (EN 1811)',
  'note.8':
    'dotyczy klasy rakotwórczości i formaldehydu, który mieszanina może uwolnić; jej warunek nie jest tu sprawdzany',
  'note.9':
    'dotyczy klasy mutagenności i formaldehydu, który mieszanina może uwolnić; jej warunek nie jest tu sprawdzany',
  'note.10': 'ta uwaga została unieważniona',
  'note.11':
    'mieszanina działa szkodliwie na rozrodczość, jeżeli suma tak sklasyfikowanych związków boru osiąga w niej 0,3 %',
  'note.12':
    'mieszanina działa szkodliwie na rozrodczość, jeżeli suma substancji tej pozycji osiąga w niej stężenie graniczne kategorii',
  noteOfEntry: '; uwaga {note} ({provision}): {text}',
  noteNotExecuted: '; uwaga {note}: jej warunek nie jest tu sprawdzany',
  nameMetNotes: '; jeżeli to wykazano, należy podać uwagę w polu „Uwagi, których wyjątek ma zastosowanie”',
  'mark.isMinimum': '; *: co najmniej ta kategoria ({provision})',
  'mark.mayHaveOtherRoutes': '; **: inne drogi narażenia nie są wykluczone ({provision})',
  'mark.mayHaveOtherEffects': '; ***: inne skutki dla rozrodczości nie są wykluczone ({provision})',
  'mark.dependsOnForm': '; ****: o zagrożeniu fizycznym decyduje badanie sprzedawanej postaci ({provision})',
  moreSevereThanHarmonised:
    'jest surowsze niż zharmonizowane: ma {own}, CLP załącznik VI ({published}) ma {parts}; tego, co obejmuje pozycja, nie klasyfikuje się inaczej ({provision})',
  twoSubstances:
    'wskazuje dwie substancje: nazwa należy do {named}, a numer do {numbered}; należy poprawić błędną informację ({provision})',
  severalEntries:
    'CLP załącznik VI ({published}) ma kilka pozycji dla tego numeru: {entries}; należy wskazać numerem indeksowym właściwą z nich ({provision})',
  notANoteOfEntry:
    '„Uwagi, których wyjątek ma zastosowanie” wymienia uwagę {note}, której jego pozycja w CLP załącznik VI ({published}) nie ma',
  gasWithoutGroup:
    'CLP załącznik VI ({published}) wymienia go jako gaz pod ciśnieniem, a jego klasyfikacja nie podaje grupy{notes}',
  exceptedByNote: '{name}: {parts} nie liczy się{notes}',
  notesOfIngredient: '{name}{notes}',
  lacksPrecautionOfNote:
    'nie ma {statement}, którego uwaga {note} wymaga co najmniej wtedy, gdy jej klasy nie mają zastosowania ({provision})',
};
