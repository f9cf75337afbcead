import type { ClassificationTexts, DerivationPhrases } from '../en/derivation.ts';

export const derivationPl: DerivationPhrases = {
  outcomes: {
    conclusive: 'Kryteria niespełnione',
    open: 'Nie wiadomo',
    noData: 'Brak danych',
    inconclusive: 'Dane niejednoznaczne',
    notApplicable: 'Nie dotyczy',
  },
  limitSources: {
    generic: 'ogólne stężenie graniczne',
    specific: 'specyficzne stężenie graniczne',
    ate: 'ATE',
    converted: 'ATE przeliczona z kategorii',
    cutOff: 'poniżej wartości granicznej uwzględniania',
  },
  notes: {
    worstCaseOfRange: 'Z zakresu liczy się zawartość dająca najpoważniejszy wynik.',
    unknownIngredient: 'Klasyfikacja innych składników jest nieznana.',
    unknownToxicity: 'Toksyczność innych składników jest nieznana.',
    'viscosityAtMost20.5': 'Lepkość kinematyczna w 40 °C wynosi najwyżej 20,5 mm²/s.',
    viscosityBelow40: 'Zmierzono ją poniżej 40 °C; w 40 °C jest jeszcze niższa.',
    coveredBySkinCorrosion: 'Etykieta nie powtarza H318: H314 je obejmuje.',
    reserveUnknown: 'Nie podano rezerwy kwasowej lub zasadowej.',
    reserveCorrosive: 'Rezerwa kwasowa lub zasadowa potwierdza wynik.',
    reserveNeedsConfirmation:
      'Rezerwa kwasowa lub zasadowa jest niska. Samo to nie znosi klasy: muszą to potwierdzić inne dane.',
    inhalationFormUnknown: 'Postać, w jakiej składnik jest wdychany (gaz, pary, pył lub mgła), jest założona.',
    volumePercentAssumed: 'Procent masowy zastępuje procent objętościowy.',
    metalContent: 'Zawartość i wartość graniczna odnoszą się do metalu w związku (CLP, załącznik VI, uwaga 1).',
  },
  tests: {
    test: 'badanie ONZ {test}',
    series: 'serie badań ONZ {test}',
    receptacle: 'stan skupienia w naczyniu, ciśnienie, temperatura krytyczna',
    burningRate: 'skorygowana szybkość spalania (Podręcznik ONZ, część V)',
    or: 'lub',
    to: 'do',
  },
  provisionWords: {
    Annex: 'załącznik',
    'Art.': 'art.',
    Table: 'tabela',
    Tables: 'tabele',
    Figures: 'rysunki',
    note: 'uwaga',
    and: 'i',
    to: 'do',
    Part: 'część',
    Parts: 'części',
    introduction: 'wprowadzenie',
    Decision: 'decyzja',
    Directive: 'dyrektywa',
    Directives: 'dyrektywy',
    Regulation: 'rozporządzenie',
    column: 'kolumna',
    columns: 'kolumny',
    entries: 'pozycje',
    EC: 'WE',
    EEC: 'EWG',
    EU: 'UE',
    'Agreement of June 2026 on CLP (Omnibus VI), not adopted':
      'Porozumienie z czerwca 2026 r. w sprawie CLP (Omnibus VI), nieprzyjęte',
  },
};

export const classificationPl: ClassificationTexts = {
  'figures.none': 'zawartość składników jest poniżej wartości granicznych',
  'figures.content': '{ingredient}: {content}, stężenie graniczne wynosi {limit}',
  'figures.ingredient': 'składnik',
  'figures.term': '{content} z {limit} ({ingredient})',
  'figures.more': 'dalsze: {count}',
  'figures.sum': '{terms} = {sum}-krotność stężenia granicznego',
  'figures.estimate':
    'ze składników wynika oszacowana toksyczność ostra mieszaniny (ATEmix, {route}) {value}, wartość graniczna wynosi {limit}',
  'figures.ph': 'wartość pH wynosi {value}, wartość graniczna wynosi {limit}',
  'figures.flashPoint': 'temperatura zapłonu wynosi {value}, wartość graniczna wynosi {limit}',
  'figures.viscosity': 'lepkość kinematyczna w 40 °C wynosi {value}, wartość graniczna wynosi {limit}',
  'figures.heat': 'ciepło spalania wynosi {value}, wartość graniczna wynosi {limit}',
  'figures.value': 'wartość wynosi {value}, wartość graniczna wynosi {limit}',
  'basis.calculation': 'obliczenie',
  'basis.measured': 'wartości zmierzone',
  'basis.test': 'badanie',
  'basis.bridging': 'zasada pomostowa',
  'basis.expertJudgement': 'ocena ekspercka',
  'basis.harmonised': 'zharmonizowana klasyfikacja',
  'because.words': 'własna decyzja (podstawa: {basis}): {words}',
  'because.override': 'własna decyzja (podstawa: {basis})',
  'because.follows': 'wynika dla: {class}',
  'because.both': '{first}; {second}',
  'difference.lacks': 'brak {category}: {because}',
  'difference.byRanges':
    '{difference}: według najwyższych zawartości podanych w sekcji 3, które opisuje karta z zakresami; podać węższe zakresy albo tak sklasyfikować ({provision})',
  'difference.extra': '{category} nie wynika ze składu: {because}',
  'difference.statement': 'zwrot wskazujący rodzaj zagrożenia to {derived}, nie {typed}',
  'difference.milder': 'wynika {category}: {because}',
  'difference.open': '{why}; własna decyzja powinna podać, jak ustalono klasę',
  'override.differs':
    '{calculated}; Państwa decyzja ({kept}) zostaje: należy potwierdzić jej uzasadnienie albo usunąć własną decyzję ({provision})',
  'override.follows': 'ze składu wynika {category}: {because}',
  'override.nothingFollows': 'ze składu nie wynika żadna kategoria',
  'override.noClass': 'brak klasy',
  'outcome.noData': 'brak danych: {reason}',
  'outcome.open': 'nie wiadomo: {reason}',
  'outcome.inconclusive': 'dane niejednoznaczne: {reason}',
  'outcome.notApplicable': 'nie dotyczy: {reason}',
  'substance.given': 'jak podano',
  'substance.givenBy': 'jak podano ({provision})',
  'substance.notDerived': 'nie wyprowadzono: klasyfikację substancji przyjmuje się tak, jak ją podano',
  'substance.dutyOpen':
    'To, czy karta jest wymagana, zależy od listy kandydackiej oraz właściwości PBT i vPvB ({provision}), których nie sprawdzono',
  'sheet.limitsOpen':
    'To, czy karta jest wymagana na żądanie, zależy od unijnych dopuszczalnych wartości narażenia ({provision}): {names}',
  'sheet.listsOpen':
    'To, czy karta jest wymagana na żądanie, zależy od unijnych dopuszczalnych wartości narażenia i od listy kandydackiej ({provision}): {names}',
  'reason.belowLimit': 'składniki pozostają poniżej wartości granicznej',
  'reason.belowCutOff': 'zawartość jest poniżej wartości, od której jest uwzględniana: {names}',
  'reason.estimateOverLimit': 'wartość oszacowana dla mieszaniny przekracza wartość graniczną',
  'reason.noHazardousIngredient': 'żaden składnik nie stwarza tego zagrożenia',
  'reason.unknownIngredient': 'klasyfikacja tych składników jest nieznana, a mogłaby rozstrzygać: {names}',
  'reason.unknownToxicity': 'toksyczność tych składników jest nieznana, a mogłaby rozstrzygać: {names}',
  'reason.physicalStateUnknown': 'nie podano stanu skupienia',
  'reason.testNeeded': 'te składniki umożliwiają zagrożenie: {names}; rozstrzyga: {needs}',
  'reason.notTested': 'klasa nie wynika z żadnego obliczenia; rozstrzyga: {needs}',
  'reason.flashPointUnknown': 'nie podano temperatury zapłonu',
  'reason.flashPointOpen':
    'temperatura zapłonu jest znana tylko jako zakres; nie rozstrzyga to, czy klasa ma zastosowanie',
  'reason.flashPointOverLimit': 'temperatura zapłonu przekracza wartość graniczną',
  'reason.noFlashPoint':
    'podano, że temperatury zapłonu nie ma lub nie ma ona zastosowania, i żaden podany składnik nie jest łatwopalny',
  'reason.noFlammableIngredient': 'żaden składnik nie jest łatwopalny, a skład jest w całości znany',
  'reason.doesNotSustainCombustion': 'ciecz nie podtrzymuje palenia (badanie ONZ L.2)',
  'reason.viscosityUnknown':
    'nie podano lepkości kinematycznej w 40 °C; do {limit} mm²/s mieszanina jest klasyfikowana',
  'reason.viscosityOverLimit': 'lepkość kinematyczna w 40 °C przekracza wartość graniczną',
  'reason.isGas': 'klasa nie dotyczy gazów',
  'reason.notGas': 'klasa dotyczy tylko gazów',
  'reason.notLiquid': 'klasa dotyczy tylko cieczy',
  'reason.notSolid': 'klasa dotyczy tylko ciał stałych',
  'reason.isAerosol': 'klasa nie dotyczy aerozoli',
  'reason.notAerosol': 'klasa dotyczy tylko aerozoli',
  'reason.containsWater': 'mieszanina zawiera wodę',
  'reason.liquidDoesNotHeat':
    'badanie samonagrzewania dotyczy ciał stałych, a o żadnym składniku nie wiadomo, by się samonagrzewał',
  'reason.noGroup': 'cząsteczki nie mają grup chemicznych związanych z takimi właściwościami',
  'reason.noMetal': 'struktura nie zawiera metali ani metaloidów',
  'reason.boundToCarbon': 'nie zawiera tlenu ani halogenów lub są one związane tylko z węglem lub wodorem',
  'reason.stableInAir': 'wiadomo, że nie zapala się samorzutnie w powietrzu w normalnej temperaturze',
  'reason.inertGas': 'wiadomo, że się nie pali',
  'reason.phMeasured': 'zawiera wodę, w której zmierzono jego pH',
  'reason.flashPointOverRoom':
    'temperaturę zapłonu zmierzono w powietrzu powyżej temperatury pokojowej i nie doszło do samozapłonu',
  'reason.noOrganicPeroxide': 'mieszanina nie zawiera nadtlenku organicznego',
  'reason.noExplosiveIngredient': 'mieszanina nie zawiera składnika wybuchowego',
  'reason.pressureUnknown': 'jest to gaz, a jego grupa zależy od ciśnienia i stanu w zbiorniku',
  'reason.phOpen': 'pH znane jest tylko jako granica, która nie rozstrzyga, czy jest skrajne',
  'reason.phExtreme': 'pH jest skrajne, a tylko badanie wykazuje, czy powoduje korozję metali: {needs}',
  'reason.phUnknown': 'pH jest nieznane, a jest kryterium dla tych składników: {names}',
  'reason.additivityOpen':
    'nie wiadomo, czy działanie sumuje się z działaniem innych składników, a od tego zależy klasa: {names}',
  'reason.noExplosiveGroup':
    'żaden składnik nie jest sklasyfikowany jako wybuchowy, samoreaktywny, nadtlenek organiczny ani utleniający',
  'reason.noSelfReactiveGroup':
    'żaden składnik nie jest sklasyfikowany jako samoreaktywny, wybuchowy, nadtlenek organiczny ani utleniający',
  'reason.noPyrophoricIngredient': 'żaden składnik nie jest sklasyfikowany jako piroforyczny',
  'reason.noOxidisingIngredient': 'żaden składnik nie jest sklasyfikowany jako utleniający',
  'reason.dilutePeroxide':
    'wodne roztwory zawierające mniej niż 8 % nadtlenku wodoru nie są materiałami utleniającymi klasy 5.1',
  'reason.littleActiveOxygen':
    'tak mała ilość nadtlenku organicznego zawiera mniej dostępnego tlenu niż wartość graniczna',
  'reason.warmViscosityOverLimit':
    'lepkość kinematyczna wynosi {viscosity} mm²/s w {temperature} °C, a w 40 °C jest wyższa',
  'reason.classNotInForce': 'CLP nie ma tej klasy',
  'reason.transition': '{category} dotyczy tej mieszaniny dopiero od {until}, ponieważ była na rynku już wcześniej',
  'reason.determined': 'nie sklasyfikowano (podstawa: {basis}): {words}',
  'reason.extremePh': 'wartość pH jest skrajna',
  'reason.skinCorrosion': 'mieszanina żrąca dla skóry uszkadza także oczy',
  'reason.boilingPointUnknown':
    'początkowa temperatura wrzenia jest nieznana: liczy się najpoważniejsza możliwa kategoria',
  'reason.flashPointRange':
    'temperatura zapłonu jest znana tylko jako zakres: liczy się najpoważniejsza możliwa kategoria',
  'reason.notSubmitted': 'bez badania palności obowiązuje najpoważniejsza kategoria',
  'reason.enclosedSpaceUnknown': 'brak badania zapłonu w przestrzeni zamkniętej',
  'question.flashPointUnknown':
    'Te składniki mogą czynić produkt cieczą łatwopalną: {names}. Jaka jest temperatura zapłonu albo dlaczego produkt nie jest łatwopalny?',
  'question.flashPointOpen':
    'Temperaturę zapłonu podano jako granicę, która nie rozstrzyga, czy produkt jest cieczą łatwopalną. Jaka jest temperatura zapłonu?',
  'question.viscosityUnknown':
    'Te składniki mogą po połknięciu uszkodzić płuca: {names}. Jaka jest lepkość kinematyczna w 40 °C albo dlaczego nie ma zagrożenia spowodowanego aspiracją?',
  'question.physicalStateUnknown':
    'Przy składnikach {names} od stanu skupienia zależy, czy ta klasa ma zastosowanie: {class}. Czy produkt jest gazem, cieczą czy ciałem stałym?',
  'question.testNeeded':
    'Te składniki mogą nadać produktowi zagrożenie ({class}): {names}. Jaki jest wynik badania ({needs}) albo dlaczego zagrożenie nie występuje?',
  'question.pressureUnknown':
    'Produkt jest gazem. Czy jest sprężony, skroplony, schłodzony skroplony czy rozpuszczony albo dlaczego nie jest pod ciśnieniem?',
  'question.phOpen': 'pH podano jako granicę, która nie rozstrzyga, czy jest skrajne. Jakie jest pH?',
  'question.phExtreme':
    'Skrajne pH może nadać produktowi to zagrożenie: {class}. Jaki jest wynik badania ({needs}) albo dlaczego zagrożenie nie występuje?',
  'question.phUnknown':
    'Dla kwasów i zasad kryterium jest pH i od niego zależy ta klasa: {class} ({names}). Jakie jest pH?',
  'question.additivityOpen':
    'Czy działanie składnika {names} sumuje się z działaniem innych składników, czy liczy się osobno, jak w przypadku mocnego kwasu, mocnej zasady lub innej takiej substancji? Od tego zależy ta klasa: {class}.',
};
