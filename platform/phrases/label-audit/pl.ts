import type { LabelAuditPhrases } from './en.ts';

export const labelAuditPl: LabelAuditPhrases = {
  findings: {
    'does-not-fit': 'Tekst się nie mieści, nawet przy {points} pt. Proszę wybrać większą etykietę lub mniej języków.',
    'label-too-small': 'Etykieta ma {width} × {height} mm. Wielkość opakowania {pack} wymaga {short} × {long} mm.',
    'pictogram-too-small': 'Bok piktogramów ma {edge} mm. Musi mieć co najmniej {least} mm.',
    'pictogram-below-wish': 'Bok piktogramów ma {edge} mm. W miarę możliwości powinien mieć {wished} mm.',
    'type-too-small': 'Litera x ma {height} mm wysokości. Musi mieć co najmniej {least} mm.',
    'type-small': 'Litera x ma {height} mm wysokości. Tekst jest dobrze czytelny od {least} mm.',
    'type-too-small-later': 'Litera x ma {height} mm wysokości. Od {day} r. musi mieć co najmniej {least} mm.',
    'frames-black':
      'Drukarka drukuje obwódki piktogramów na czarno. Muszą być czerwone: należy użyć etykiet z nadrukowanymi czerwonymi obwódkami albo drukarki z kolorem czerwonym.',
    'frames-on-stock':
      'Czerwone obwódki są nadrukowane na etykietach i nie są sprawdzane. Każda musi otaczać swój symbol, a jej bok musi mieć {edge} mm.',
    'pack-size-differs': 'W tekście podano {litres} l, ale wybrana wielkość opakowania to {pack}.',
    'not-hazardous': 'Produkt nie jest zaklasyfikowany i nie ma informacji uzupełniających. CLP nie wymaga etykiety.',
    'supplier-missing': 'Brak danych dostawcy. Na etykiecie muszą być podane nazwa, adres i numer telefonu.',
    'telephone-missing': 'Brak numeru telefonu dostawcy.',
    'quantity-missing':
      'Brak ilości. Na opakowaniach dla ogółu społeczeństwa musi być podana, na etykiecie lub obok niej.',
    'identifier-missing': 'Substancja nie ma numeru CAS, WE ani indeksowego.',
    'contains-missing': 'Nie podano substancji, które powodują zagrożenia dla zdrowia.',
    'contains-many': 'Liczba podanych substancji: {count}. Z reguły wystarczą cztery.',
    'description-off': 'Opis pominięto. CLP go nie wymaga; nazwa pozostaje.',
    'pictograms-off': 'Piktogramy są wyłączone: {codes}. Etykieta jest niekompletna.',
    'metals-pictogram-off':
      'GHS05 ze względu na korozję metali można pominąć tylko na opakowaniach dla konsumentów. Etykieta jest niekompletna.',
    'metals-pictogram-stays': 'GHS05 pozostaje: wymaga go nie tylko korozja metali.',
    'pictogram-missing': 'Na etykiecie brakuje piktogramów wymaganych przez klasyfikację: {codes}.',
    'pictogram-unexpected': 'Na etykiecie są piktogramy, których klasyfikacja nie wymaga: {codes}.',
    'signal-word-wrong': 'Hasło ostrzegawcze nie odpowiada klasyfikacji.',
    'hazard-missing': 'Brak zwrotów wskazujących rodzaj zagrożenia, które wynikają z klasyfikacji: {codes}.',
    'precautions-off': 'Zwroty wskazujące środki ostrożności są wyłączone. Etykieta jest niekompletna.',
    'too-many-precautions':
      'Liczba zwrotów wskazujących środki ostrożności: {count}. Z reguły nie więcej niż sześć; najpierw można usunąć: {codes}.',
    'redundant-precautions': 'To samo mówią już inne zwroty, można więc usunąć: {codes}.',
    'disposal-missing': 'Opakowanie dla ogółu społeczeństwa wymaga zwrotu dotyczącego usuwania (P501 lub P502).',
    'ufi-off': 'UFI jest wyłączony. Etykieta jest niekompletna.',
    'ufi-off-industrial':
      'UFI jest wyłączony. W przypadku zastosowań przemysłowych może być podany tylko w karcie charakterystyki.',
    'ufi-missing': 'Mieszanina jest niebezpieczna i nie ma UFI.',
    'ufi-wrong': 'UFI {ufi} jest błędny: znak kontrolny jest nieprawidłowy.',
    'language-incomplete': '{language}: brak albo tekst w innym języku: {elements}.',
    'market-language-missing': '{country} – brakujące języki urzędowe: {languages}.',
  },
  elements: {
    productName: 'nazwa',
    contains: 'substancje',
    signalWord: 'hasło ostrzegawcze',
    hazards: 'zwroty wskazujące rodzaj zagrożenia',
    precautions: 'zwroty wskazujące środki ostrożności',
    supplemental: 'informacje uzupełniające',
  },
  notChecked: {
    'market-languages': 'Rynek nie jest znany, więc nie sprawdzono jego języków urzędowych.',
    classification: 'W CLP nie ma kategorii {category}. Etykiety nie porównano z klasyfikacją.',
    'supplier-place': 'Nie wiadomo, czy dostawca ma siedzibę w Unii.',
    placement: 'Umieszczenie na opakowaniu: etykieta trwale przymocowana, czytelna, gdy opakowanie stoi.',
    print: 'Papier i druk: białe tło, czerwone ramki, odporność na ścieranie.',
    'type-style': 'Odstępy między wierszami i literami, czarny tekst na białym tle.',
    'small-pack': 'Wyjątki dla opakowań do 125 ml.',
    fastening: 'Zamknięcie utrudniające otwarcie przez dzieci i wyczuwalne dotykiem ostrzeżenie.',
    transport: 'Nalepki transportowe na tym samym opakowaniu.',
    'other-acts': 'Inne przepisy o oznakowaniu: detergenty, produkty biobójcze, aerozole, farby, REACH.',
  },
};
