import type { LabelAuditPhrases } from '../en/label-audit.ts';

export const labelAuditDe: LabelAuditPhrases = {
  findings: {
    'does-not-fit':
      'Der Text passt nicht, auch nicht bei {points} pt. Wählen Sie ein größeres Etikett oder weniger Sprachen.',
    'label-too-small':
      'Das Etikett misst {width} × {height} mm. Für eine Verpackung {pack} sind {short} × {long} mm vorgesehen.',
    'pictogram-below-wish': 'Die Kante der Piktogramme misst {edge} mm. Wenn möglich, sollen es {wished} mm sein.',
    'type-too-small': 'Der Buchstabe x ist {height} mm hoch. Nötig sind mindestens {least} mm.',
    'type-small': 'Der Buchstabe x ist {height} mm hoch. Leicht lesbar ist die Schrift ab {least} mm.',
    'frames-black':
      'Der Drucker druckt die Rahmen der Piktogramme schwarz. Sie müssen rot sein: Etiketten mit vorgedruckten roten Rahmen verwenden oder einen Drucker mit Rot.',
    'frames-on-stock':
      'Die roten Rahmen sind vorgedruckt und werden nicht geprüft. Jeder muss sein Symbol mit einer Kante von {edge} mm umgeben.',
    'pack-size-differs': 'Der Text nennt {litres} l, gewählt ist aber die Packungsgröße {pack}.',
    'not-hazardous':
      'Das Produkt ist nicht eingestuft und trägt keine ergänzenden Informationen. Die CLP-Verordnung verlangt kein Etikett.',
    'classification-open':
      'Die Einstufung ist nicht vollständig: Ob das Produkt diese Gefahren hat, ist nicht bekannt; dem Etikett können Angaben fehlen: {classes}.',
    'hazards-unknown': 'Ob das Produkt gefährlich ist, ist nicht bekannt; dem Etikett können Angaben fehlen.',
    'supplier-missing': 'Der Lieferant fehlt. Name, Anschrift und Telefonnummer gehören auf das Etikett.',
    'telephone-missing': 'Die Telefonnummer des Lieferanten fehlt.',
    'quantity-missing':
      'Die Nennmenge fehlt. Bei Verpackungen für die breite Öffentlichkeit ist sie auf dem Etikett oder an anderer Stelle der Verpackung anzugeben.',
    'identifier-missing': 'Der Stoff hat keine CAS-, EG- oder Indexnummer.',
    'contains-missing': 'Die Stoffe, die für die Gesundheitsgefahren verantwortlich sind, sind nicht angegeben.',
    'contains-many': '{count} Stoffe sind angegeben. In der Regel genügen vier.',
    'description-off': 'Die Beschreibung entfällt. Die CLP-Verordnung verlangt sie nicht; der Name bleibt.',
    'pictograms-off': 'Die Piktogramme sind ausgeschaltet: {codes}. Das Etikett ist unvollständig.',
    'metals-pictogram-off':
      'GHS05 für Korrosion von Metallen darf nur auf Verpackungen für Verbraucher entfallen. Das Etikett ist unvollständig.',
    'metals-pictogram-stays': 'GHS05 bleibt: Es ist nicht nur wegen der Korrosion von Metallen erforderlich.',
    'pictogram-missing': 'Nach der Einstufung erforderlich, aber nicht auf dem Etikett: {codes}.',
    'pictogram-unexpected': 'Auf dem Etikett, aber nach der Einstufung nicht erforderlich: {codes}.',
    'signal-word-wrong': 'Das Signalwort entspricht nicht der Einstufung.',
    'hazard-missing': 'Nach der Einstufung erforderliche Gefahrenhinweise fehlen: {codes}.',
    'precautions-off': 'Die Sicherheitshinweise sind ausgeschaltet. Das Etikett ist unvollständig.',
    'too-many-precautions':
      '{count} Sicherheitshinweise. In der Regel sind es höchstens sechs; zuerst entbehrlich: {codes}.',
    'redundant-precautions': 'Andere Hinweise sagen bereits dasselbe; entbehrlich: {codes}.',
    'disposal-missing':
      'Eine Verpackung für die breite Öffentlichkeit braucht einen Hinweis zur Entsorgung (P501 oder P502).',
    'ufi-off': 'Der UFI ist ausgeschaltet. Das Etikett ist unvollständig.',
    'ufi-off-industrial':
      'Der UFI ist ausgeschaltet. Bei Verwendung nur an Industriestandorten genügt die Angabe im Sicherheitsdatenblatt.',
    'ufi-missing': 'Das Gemisch ist als gefährlich eingestuft und hat keinen UFI.',
    'ufi-wrong': 'Der UFI {ufi} ist falsch: Das Prüfzeichen stimmt nicht.',
    'language-incomplete': '{language} – fehlend oder in einer anderen Sprache: {elements}.',
    'language-left-out': '{language} – weggelassen, da das Produkt keinen Text in dieser Sprache hat: {elements}.',
    'market-language-missing': 'Für {country} fehlende Sprachen: {languages}.',
    'small-pack-exempt': 'Eine Verpackung bis 125 ml muss nicht alle Hinweise dieser Klassen tragen: {classes}.',
    'alternatives-open':
      'Den Wortlaut von {codes} wählen: Es werden alle Alternativen gedruckt, da Aggregatzustand und Abschnitt 8 nicht entscheiden.',
    'precautions-needed': 'Die Gefahren verlangen {codes}; auf dem Etikett fehlen diese Hinweise.',
    'tactile-warning': 'Die Verpackung muss ein ertastbares Warnzeichen tragen.',
    'child-resistant': 'Die Verpackung muss einen kindergesicherten Verschluss haben.',
    'professional-only': 'Das Etikett sagt, dass das Produkt nur für gewerbliche Anwender bestimmt ist.',
    'inner-pack-for-research':
      'Eine innere Verpackung bis 10 ml darf nur für Forschung oder Qualitätskontrolle und in einer vollständig gekennzeichneten äußeren Verpackung Elemente weglassen: {classes}.',
    'inner-pack': 'Eine innere Verpackung bis 10 ml darf Elemente weglassen: Keine Klasse schließt es aus.',
    'inner-pack-in-labelled':
      'Eine innere Verpackung bis 10 ml darf in einer vollständig gekennzeichneten äußeren Verpackung Elemente weglassen: Keine Klasse schließt es aus.',
    'fold-out':
      'Ein Faltetikett hat eine Vorderseite, das Innere nach Sprachen und eine Rückseite. Es ist ein Streifen zum Falten und wird auf keinen Etikettenbogen gedruckt.',
  },
  elements: {
    productName: 'Name',
    contains: 'Stoffe',
    signalWord: 'Signalwort',
    hazards: 'Gefahrenhinweise',
    precautions: 'Sicherheitshinweise',
    supplemental: 'ergänzende Informationen',
    places: 'Ergänzungen von Sätzen',
    description: 'Beschreibung',
    recommendedUse: 'empfohlene Verwendung',
    storage: 'Lagerhinweise',
  },
  notChecked: {
    'market-languages': 'Es ist kein Markt bekannt; die Amtssprachen wurden daher nicht geprüft.',
    classification:
      'Die CLP-Verordnung kennt diese Kategorie nicht: {category}. Das Etikett wurde nicht mit der Einstufung verglichen.',
    'supplier-place': 'Ob der Lieferant in der Union ansässig ist, ist nicht bekannt.',
    placement: 'Anbringung auf der Verpackung: fest haftend und lesbar, wenn die Verpackung steht.',
    print: 'Papier und Druck: weißer Grund, rote Rahmen, abriebfest.',
    'type-style': 'Zeilen- und Buchstabenabstand, schwarz auf weiß.',
    'small-pack': 'Ausnahmen für Verpackungen bis 125 ml: Das Volumen der Verpackung ist nicht bekannt.',
    'inner-pack':
      'Ob die Verpackung bis 10 ml in einer vollständig gekennzeichneten liegt, und was auf ihr bleiben muss (CLP Anhang I 1.5.2.4.2).',
    fastening: 'Kindergesicherter Verschluss und tastbarer Gefahrenhinweis der Verpackung.',
    transport: 'Gefahrgutkennzeichnung auf derselben Verpackung.',
    'other-acts': 'Anderes Kennzeichnungsrecht: Detergenzien, Biozidprodukte, Aerosole, Farben und Lacke, REACH.',
  },
  laterType:
    'Ab {day} brauchen Etiketten größere Schrift: Der Buchstabe x muss je nach Packungsgröße {least} bis {most} mm hoch sein ({provision}).',
  givenUp: {
    type: 'Der Text hat {actual} pt statt {requested} pt, damit er ganz Platz findet.',
    typeRaised: 'Der Text hat {actual} pt statt {requested} pt: Der Buchstabe x muss {least} mm hoch sein.',
    typeGrown: 'Der Text hat {actual} pt statt {requested} pt: Das Etikett war mehr als zur Hälfte leer.',
    optional: 'Weggelassen, da vom Recht nicht verlangt: {what}.',
    qr: 'Der QR-Code ist {actual} mm breit, das Mindeste, das Telefone lesen.',
    margins: 'Ränder: {actual} mm statt {requested} mm.',
    arrangement: 'Die Piktogramme stehen enger beieinander.',
    pictograms: 'Die Kante der Piktogramme misst {actual} mm statt {requested} mm.',
    exemption: 'Hinweise, die eine kleine Verpackung nicht tragen muss, sind weggelassen: {codes}.',
  },
  optionalParts: {
    description: 'Beschreibung',
    codes: 'Artikelnummern',
    logo: 'Logo',
    synonyms: 'Synonyme',
    use: 'empfohlene Verwendung',
    storage: 'Lagerung',
  },
};
