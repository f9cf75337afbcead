import type { ClassificationTexts, DerivationPhrases } from '../en/derivation.ts';

export const derivationDe: DerivationPhrases = {
  outcomes: {
    conclusive: 'Kriterien nicht erfüllt',
    open: 'Nicht bekannt',
    noData: 'Daten fehlen',
    inconclusive: 'Daten nicht eindeutig',
    notApplicable: 'Nicht anwendbar',
  },
  limitSources: {
    generic: 'allgemeiner Grenzwert',
    specific: 'spezifischer Grenzwert',
    ate: 'ATE',
    converted: 'ATE, aus der Kategorie umgerechnet',
    cutOff: 'unter dem Berücksichtigungsgrenzwert',
  },
  notes: {
    worstCaseOfRange: 'Bei einem Bereich zählt der Gehalt mit dem schwerwiegendsten Ergebnis.',
    unknownIngredient: 'Die Einstufung weiterer Bestandteile ist unbekannt.',
    unknownToxicity: 'Die Toxizität weiterer Bestandteile ist unbekannt.',
    'viscosityAtMost20.5': 'Die kinematische Viskosität bei 40 °C beträgt höchstens 20,5 mm²/s.',
    viscosityBelow40: 'Sie wurde unterhalb von 40 °C gemessen; bei 40 °C ist sie noch niedriger.',
    coveredBySkinCorrosion: 'Das Etikett wiederholt H318 nicht: H314 schließt es ein.',
    reserveUnknown: 'Die Säure- oder Alkalireserve ist nicht angegeben.',
    reserveCorrosive: 'Die Säure- oder Alkalireserve stützt das Ergebnis.',
    reserveNeedsConfirmation:
      'Die Säure- oder Alkalireserve ist gering. Das allein hebt die Klasse nicht auf: Andere Daten müssen es bestätigen.',
    inhalationFormUnknown:
      'Die Form, in der ein Bestandteil eingeatmet wird (Gas, Dampf, Staub oder Nebel), ist angenommen.',
    volumePercentAssumed: 'Massen-% stehen für Volumen-%.',
    metalContent: 'Gehalt und Grenzwert gelten für das Metall in der Verbindung (CLP Anhang VI, Anmerkung 1).',
  },
  tests: {
    test: 'UN-Prüfung {test}',
    series: 'UN-Prüfreihen {test}',
    receptacle: 'physikalischer Zustand im Behälter, Druck, kritische Temperatur',
    burningRate: 'korrigierte Abbrandgeschwindigkeit (UN-Handbuch, Teil V)',
    or: 'oder',
    to: 'bis',
  },
  provisionWords: {
    Annex: 'Anhang',
    'Art.': 'Art.',
    Table: 'Tabelle',
    Tables: 'Tabellen',
    Figures: 'Abbildungen',
    note: 'Anmerkung',
    and: 'und',
    to: 'bis',
    Part: 'Teil',
    Parts: 'Teile',
    introduction: 'Einleitung',
    Decision: 'Entscheidung',
    Directive: 'Richtlinie',
    Directives: 'Richtlinien',
    Regulation: 'Verordnung',
    column: 'Spalte',
    columns: 'Spalten',
    entries: 'Einträge',
    EC: 'EG',
    EEC: 'EWG',
    EU: 'EU',
    'Agreement of June 2026 on CLP (Omnibus VI), not adopted':
      'Einigung vom Juni 2026 zur CLP-Verordnung (Omnibus VI), nicht verabschiedet',
  },
};

export const classificationDe: ClassificationTexts = {
  'figures.none': 'die Bestandteile liegen unter den Berücksichtigungsgrenzwerten',
  'figures.content': '{ingredient}: {content}, der Konzentrationsgrenzwert ist {limit}',
  'figures.ingredient': 'der Bestandteil',
  'figures.term': '{content} von {limit} ({ingredient})',
  'figures.more': '{count} weitere',
  'figures.sum': '{terms} = das {sum}-Fache des Konzentrationsgrenzwerts',
  'figures.estimate':
    'aus den Bestandteilen folgt ein Schätzwert akuter Toxizität des Gemischs (ATEmix, {route}) von {value}, der Grenzwert ist {limit}',
  'figures.ph': 'der pH-Wert ist {value}, der Grenzwert ist {limit}',
  'figures.flashPoint': 'der Flammpunkt ist {value}, der Grenzwert ist {limit}',
  'figures.viscosity': 'die kinematische Viskosität bei 40 °C ist {value}, der Grenzwert ist {limit}',
  'figures.heat': 'die Verbrennungswärme ist {value}, der Grenzwert ist {limit}',
  'figures.value': 'der Wert ist {value}, der Grenzwert ist {limit}',
  'basis.calculation': 'Berechnung',
  'basis.measured': 'Messwerte',
  'basis.test': 'Prüfung',
  'basis.bridging': 'Übertragungsgrundsatz',
  'basis.expertJudgement': 'Beurteilung durch Experten',
  'basis.harmonised': 'harmonisierte Einstufung',
  'because.words': 'eigene Entscheidung (Grundlage: {basis}): {words}',
  'because.override': 'eigene Entscheidung (Grundlage: {basis})',
  'because.follows': 'folgt für: {class}',
  'because.both': '{first}; {second}',
  'difference.lacks': 'es fehlt {category}: {because}',
  'difference.byRanges':
    '{difference}: nach den höchsten Gehalten, die Abschnitt 3 nennt und die ein Datenblatt mit Bereichen beschreibt; engere Bereiche angeben oder so einstufen ({provision})',
  'difference.extra': '{category} folgt nicht aus der Zusammensetzung: {because}',
  'difference.statement': 'der Gefahrenhinweis ist {derived}, nicht {typed}',
  'difference.milder': 'es folgt {category}: {because}',
  'difference.open': '{why}; eine eigene Entscheidung sollte sagen, wie die Klasse ermittelt wurde',
  'override.differs':
    '{calculated}; Ihre Entscheidung ({kept}) bleibt: ihre Begründung bestätigen oder die eigene Entscheidung entfernen ({provision})',
  'override.follows': 'aus der Zusammensetzung folgt {category}: {because}',
  'override.nothingFollows': 'aus der Zusammensetzung folgt keine Kategorie',
  'override.noClass': 'keine Klasse',
  'outcome.noData': 'Daten fehlen: {reason}',
  'outcome.open': 'nicht bekannt: {reason}',
  'outcome.inconclusive': 'Daten nicht eindeutig: {reason}',
  'outcome.notApplicable': 'nicht anwendbar: {reason}',
  'substance.given': 'wie angegeben',
  'substance.givenBy': 'wie angegeben ({provision})',
  'substance.notDerived': 'nicht abgeleitet: Die Einstufung eines Stoffs wird übernommen, wie sie angegeben ist',
  'substance.dutyOpen':
    'Ob ein Sicherheitsdatenblatt nötig ist, hängt von der Kandidatenliste und von PBT- und vPvB-Eigenschaften ab ({provision}), die nicht nachgeschlagen wurden',
  'sheet.limitsOpen':
    'Ob auf Verlangen ein Sicherheitsdatenblatt zu liefern ist, hängt von Arbeitsplatzgrenzwerten der Union ab ({provision}): {names}',
  'sheet.listsOpen':
    'Ob auf Verlangen ein Sicherheitsdatenblatt zu liefern ist, hängt von Arbeitsplatzgrenzwerten der Union und von der Kandidatenliste ab ({provision}): {names}',
  'reason.belowLimit': 'die Bestandteile bleiben unter dem Grenzwert',
  'reason.belowCutOff': 'der Gehalt liegt unter dem Berücksichtigungsgrenzwert: {names}',
  'reason.estimateOverLimit': 'der Schätzwert des Gemischs liegt über dem Grenzwert',
  'reason.noHazardousIngredient': 'kein Bestandteil hat diese Gefahr',
  'reason.unknownIngredient': 'die Einstufung dieser Bestandteile ist unbekannt und könnte entscheiden: {names}',
  'reason.unknownToxicity': 'die Toxizität dieser Bestandteile ist unbekannt und könnte entscheiden: {names}',
  'reason.physicalStateUnknown': 'der Aggregatzustand ist nicht angegeben',
  'reason.testNeeded': 'diese Bestandteile machen die Gefahr möglich: {names}; es entscheidet: {needs}',
  'reason.notTested': 'die Klasse folgt aus keiner Berechnung; es entscheidet: {needs}',
  'reason.flashPointUnknown': 'der Flammpunkt ist nicht angegeben',
  'reason.flashPointOpen': 'der Flammpunkt ist nur als Bereich bekannt; ob die Klasse zutrifft, bleibt offen',
  'reason.flashPointOverLimit': 'der Flammpunkt liegt über dem Grenzwert',
  'reason.noFlashPoint':
    'ein Flammpunkt ist als nicht vorhanden oder nicht anwendbar angegeben, und kein angegebener Bestandteil ist entzündbar',
  'reason.noFlammableIngredient': 'kein Bestandteil ist entzündbar, und die Zusammensetzung ist vollständig bekannt',
  'reason.doesNotSustainCombustion': 'die Flüssigkeit unterhält die Verbrennung nicht (UN-Prüfung L.2)',
  'reason.viscosityUnknown':
    'die kinematische Viskosität bei 40 °C ist nicht angegeben; bis {limit} mm²/s wird das Gemisch eingestuft',
  'reason.viscosityOverLimit': 'die kinematische Viskosität bei 40 °C liegt über dem Grenzwert',
  'reason.isGas': 'die Klasse gilt nicht für Gase',
  'reason.notGas': 'die Klasse gilt nur für Gase',
  'reason.notLiquid': 'die Klasse gilt nur für Flüssigkeiten',
  'reason.notSolid': 'die Klasse gilt nur für Feststoffe',
  'reason.isAerosol': 'die Klasse gilt nicht für Aerosole',
  'reason.notAerosol': 'die Klasse gilt nur für Aerosole',
  'reason.containsWater': 'das Gemisch enthält Wasser',
  'reason.liquidDoesNotHeat':
    'die Prüfung auf Selbsterhitzung gilt Feststoffen, und von keinem Bestandteil ist Selbsterhitzung bekannt',
  'reason.noGroup': 'die Moleküle haben keine chemischen Gruppen, die mit solchen Eigenschaften verbunden sind',
  'reason.noMetal': 'die Struktur enthält weder Metalle noch Halbmetalle',
  'reason.boundToCarbon':
    'Sauerstoff und Halogene sind nicht enthalten oder nur an Kohlenstoff oder Wasserstoff gebunden',
  'reason.stableInAir': 'bekanntlich keine Selbstentzündung an der Luft bei normaler Temperatur',
  'reason.inertGas': 'bekanntlich nicht brennbar',
  'reason.phMeasured': 'es enthält Wasser, in dem sein pH-Wert gemessen wurde',
  'reason.flashPointOverRoom':
    'der Flammpunkt wurde an der Luft oberhalb der Raumtemperatur gemessen, ohne dass es zur Selbstentzündung kam',
  'reason.noOrganicPeroxide': 'das Gemisch enthält kein organisches Peroxid',
  'reason.noExplosiveIngredient': 'das Gemisch enthält keinen explosiven Bestandteil',
  'reason.pressureUnknown': 'es ist ein Gas, dessen Gruppe vom Druck und vom Zustand im Behälter abhängt',
  'reason.phOpen': 'der pH-Wert ist nur als Schranke angegeben; ob er extrem ist, bleibt offen',
  'reason.phExtreme': 'der pH-Wert ist extrem, und nur eine Prüfung zeigt, ob es Metalle korrodiert: {needs}',
  'reason.phUnknown': 'der pH-Wert ist unbekannt und für diese Bestandteile maßgebend: {names}',
  'reason.additivityOpen':
    'ob sich die Wirkung zu der anderer Bestandteile addiert, ist nicht bekannt und entscheidet über die Klasse: {names}',
  'reason.noExplosiveGroup':
    'kein Bestandteil ist als explosiv, selbstzersetzlich, organisches Peroxid oder oxidierend eingestuft',
  'reason.noSelfReactiveGroup':
    'kein Bestandteil ist als selbstzersetzlich, explosiv, organisches Peroxid oder oxidierend eingestuft',
  'reason.noPyrophoricIngredient': 'kein Bestandteil ist als pyrophor eingestuft',
  'reason.noOxidisingIngredient': 'kein Bestandteil ist als oxidierend eingestuft',
  'reason.dilutePeroxide':
    'wässrige Lösungen mit weniger als 8 % Wasserstoffperoxid sind keine entzündend wirkenden Stoffe der Klasse 5.1',
  'reason.littleActiveOxygen': 'so wenig organisches Peroxid enthält weniger Aktivsauerstoff als der Grenzwert',
  'reason.warmViscosityOverLimit':
    'die kinematische Viskosität beträgt {viscosity} mm²/s bei {temperature} °C und ist bei 40 °C höher',
  'reason.classNotInForce': 'CLP hat diese Klasse nicht',
  'reason.transition': '{category} gilt für dieses Gemisch ab dem {until}, da es vorher in Verkehr war',
  'reason.determined': 'nicht eingestuft (Grundlage: {basis}): {words}',
  'reason.extremePh': 'der pH-Wert ist extrem',
  'reason.skinCorrosion': 'ein hautätzendes Gemisch schädigt auch die Augen',
  'reason.boilingPointUnknown': 'der Siedebeginn ist nicht bekannt: die schwerste mögliche Kategorie zählt',
  'reason.flashPointRange': 'der Flammpunkt ist nur als Bereich bekannt: die schwerste mögliche Kategorie zählt',
  'reason.notSubmitted': 'ohne Prüfung der Entzündbarkeit gilt die schwerste Kategorie',
  'reason.enclosedSpaceUnknown': 'die Prüfung auf Entzündung im geschlossenen Raum fehlt',
  'question.flashPointUnknown':
    'Diese Bestandteile können das Produkt zu einer entzündbaren Flüssigkeit machen: {names}. Welchen Flammpunkt hat es, oder warum ist es nicht entzündbar?',
  'question.flashPointOpen':
    'Der Flammpunkt ist als Schranke angegeben, die offenlässt, ob das Produkt eine entzündbare Flüssigkeit ist. Wie hoch ist der Flammpunkt?',
  'question.viscosityUnknown':
    'Diese Bestandteile können beim Verschlucken die Lunge schädigen: {names}. Wie hoch ist die kinematische Viskosität bei 40 °C, oder warum besteht keine Aspirationsgefahr?',
  'question.physicalStateUnknown':
    'Mit {names} hängt es vom Aggregatzustand ab, ob diese Klasse zutrifft: {class}. Ist das Produkt gasförmig, flüssig oder fest?',
  'question.testNeeded':
    'Diese Bestandteile können dem Produkt eine Gefahr geben ({class}): {names}. Was hat die Prüfung ergeben ({needs}), oder warum besteht die Gefahr nicht?',
  'question.pressureUnknown':
    'Das Produkt ist ein Gas. Ist es verdichtet, verflüssigt, tiefgekühlt verflüssigt oder gelöst, oder warum steht es nicht unter Druck?',
  'question.phOpen':
    'Der pH-Wert ist als Schranke angegeben, die offenlässt, ob er extrem ist. Wie hoch ist der pH-Wert?',
  'question.phExtreme':
    'Ein extremer pH-Wert kann dem Produkt diese Gefahr geben: {class}. Was hat die Prüfung ergeben ({needs}), oder warum besteht die Gefahr nicht?',
  'question.phUnknown':
    'Für Säuren und Basen ist der pH-Wert maßgebend, und davon hängt diese Klasse ab: {class} ({names}). Wie hoch ist der pH-Wert?',
  'question.additivityOpen':
    'Addiert sich die Wirkung von {names} zu der anderer Bestandteile, oder zählt sie für sich, wie bei einer starken Säure, einer starken Base oder einem anderen solchen Stoff? Davon hängt diese Klasse ab: {class}.',
};
