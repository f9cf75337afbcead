import type { LabelAuditPhrases } from '../en/label-audit.ts';

export const labelAuditPl: LabelAuditPhrases = {
  findings: {
    'does-not-fit': 'Tekst się nie mieści, nawet przy {points} pt. Proszę wybrać większą etykietę lub mniej języków.',
    'label-too-small': 'Etykieta ma {width} × {height} mm. Wielkość opakowania {pack} wymaga {short} × {long} mm.',
    'pictogram-below-wish': 'Bok piktogramów ma {edge} mm. W miarę możliwości powinien mieć {wished} mm.',
    'type-too-small': 'Litera x ma {height} mm wysokości. Musi mieć co najmniej {least} mm.',
    'type-small': 'Litera x ma {height} mm wysokości. Tekst jest dobrze czytelny od {least} mm.',
    'frames-black':
      'Drukarka drukuje obwódki piktogramów na czarno. Muszą być czerwone: należy użyć etykiet z nadrukowanymi czerwonymi obwódkami albo drukarki z kolorem czerwonym.',
    'frames-on-stock':
      'Czerwone obwódki są nadrukowane na etykietach i nie są sprawdzane. Każda musi otaczać swój symbol, a jej bok musi mieć {edge} mm.',
    'pack-size-differs': 'W tekście podano {litres} l, ale wybrana wielkość opakowania to {pack}.',
    'not-hazardous': 'Produkt nie jest zaklasyfikowany i nie ma informacji uzupełniających. CLP nie wymaga etykiety.',
    'classification-open':
      'Klasyfikacja jest niepełna: nie wiadomo, czy produkt stwarza te zagrożenia, więc na etykiecie może brakować elementów: {classes}.',
    'hazards-unknown': 'Nie wiadomo, czy produkt stwarza zagrożenie, więc na etykiecie może brakować elementów.',
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
    'language-left-out': '{language}: pominięto, bo produkt nie ma tekstu w tym języku: {elements}.',
    'market-language-missing': '{country} – brakujące języki urzędowe: {languages}.',
    'small-pack-exempt': 'Opakowanie do 125 ml nie musi zawierać wszystkich zwrotów tych klas: {classes}.',
    'alternatives-open':
      'Proszę wybrać słowa zwrotu {codes}: drukowane są wszystkie możliwości, ponieważ stan skupienia i sekcja 8 nie rozstrzygają.',
    'precautions-needed': 'Zagrożenia wymagają {codes}; na etykiecie brakuje tych zwrotów.',
    'tactile-warning': 'Opakowanie musi mieć wyczuwalne dotykiem ostrzeżenie o niebezpieczeństwie.',
    'child-resistant': 'Opakowanie musi mieć zamknięcie utrudniające otwarcie przez dzieci.',
    'professional-only': 'Etykieta informuje, że produkt jest wyłącznie do użytku zawodowego.',
    'inner-pack-for-research':
      'Opakowanie wewnętrzne do 10 ml może pominąć elementy tylko do badań lub kontroli jakości, w opakowaniu zewnętrznym z pełną etykietą: {classes}.',
    'inner-pack': 'Opakowanie wewnętrzne do 10 ml może pominąć elementy: żadna klasa tego nie wyklucza.',
    'inner-pack-in-labelled':
      'Opakowanie wewnętrzne do 10 ml może pominąć elementy w opakowaniu zewnętrznym z pełną etykietą: żadna klasa tego nie wyklucza.',
    'fold-out':
      'Etykieta rozkładana ma przód, wnętrze według języków i tył. To jeden pasek do złożenia, który nie drukuje się na arkuszu etykiet.',
  },
  elements: {
    productName: 'nazwa',
    contains: 'substancje',
    signalWord: 'hasło ostrzegawcze',
    hazards: 'zwroty wskazujące rodzaj zagrożenia',
    precautions: 'zwroty wskazujące środki ostrożności',
    supplemental: 'informacje uzupełniające',
    places: 'uzupełnienia zwrotów',
    description: 'opis',
    recommendedUse: 'zalecane zastosowanie',
    storage: 'wskazówki dotyczące magazynowania',
  },
  notChecked: {
    'market-languages': 'Rynek nie jest znany, więc nie sprawdzono jego języków urzędowych.',
    classification: 'W CLP nie ma kategorii {category}. Etykiety nie porównano z klasyfikacją.',
    'supplier-place': 'Nie wiadomo, czy dostawca ma siedzibę w Unii.',
    placement: 'Umieszczenie na opakowaniu: etykieta trwale przymocowana, czytelna, gdy opakowanie stoi.',
    print: 'Papier i druk: białe tło, czerwone ramki, odporność na ścieranie.',
    'type-style': 'Odstępy między wierszami i literami, czarny tekst na białym tle.',
    'small-pack': 'Wyjątki dla opakowań do 125 ml: objętość opakowania nie jest znana.',
    'inner-pack':
      'Czy opakowanie do 10 ml jest wewnątrz innego z pełną etykietą i co musi na nim pozostać (CLP, załącznik I, 1.5.2.4.2).',
    fastening: 'Zamknięcie utrudniające otwarcie przez dzieci i wyczuwalne dotykiem ostrzeżenie.',
    transport: 'Nalepki transportowe na tym samym opakowaniu.',
    'other-acts': 'Inne przepisy o oznakowaniu: detergenty, produkty biobójcze, aerozole, farby, REACH.',
  },
  laterType:
    'Od {day} r. etykiety muszą mieć większe pismo: litera x od {least} do {most} mm wysokości, zależnie od wielkości opakowania ({provision}).',
  givenUp: {
    type: 'Tekst ma {actual} pt zamiast {requested} pt, aby zmieścił się w całości.',
    typeRaised: 'Tekst ma {actual} pt zamiast {requested} pt: litera x musi mieć {least} mm wysokości.',
    typeGrown: 'Tekst ma {actual} pt zamiast {requested} pt: ponad połowa etykiety była pusta.',
    optional: 'Pominięto, ponieważ prawo tego nie wymaga: {what}.',
    qr: 'Kod QR ma {actual} mm szerokości, najmniej, ile odczyta telefon.',
    margins: 'Marginesy: {actual} mm zamiast {requested} mm.',
    arrangement: 'Piktogramy stoją bliżej siebie.',
    pictograms: 'Bok piktogramów ma {actual} mm zamiast {requested} mm.',
    exemption: 'Pominięto zwroty, których małe opakowanie nie musi zawierać: {codes}.',
  },
  optionalParts: {
    description: 'opis',
    codes: 'kody produktów',
    logo: 'logo',
    synonyms: 'synonimy',
    use: 'zalecane zastosowanie',
    storage: 'przechowywanie',
  },
};
