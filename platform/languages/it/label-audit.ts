import type { LabelAuditPhrases } from '../en/label-audit.ts';

export const labelAuditIt: LabelAuditPhrases = {
  findings: {
    'does-not-fit': 'Il testo non ci sta, nemmeno a {points} pt. Scegliere un’etichetta più grande o meno lingue.',
    'label-too-small':
      'L’etichetta misura {width} × {height} mm. Per un imballaggio {pack} sono previsti {short} × {long} mm.',
    'pictogram-below-wish': 'Il lato dei pittogrammi misura {edge} mm. Se possibile, dovrebbe misurare {wished} mm.',
    'type-too-small': 'La lettera x è alta {height} mm. Servono almeno {least} mm.',
    'type-small': 'La lettera x è alta {height} mm. Il testo è facilmente leggibile a partire da {least} mm.',
    'frames-black':
      'La stampante rende neri i bordi dei pittogrammi. Devono essere rossi: usare etichette con bordi rossi prestampati o una stampante con il rosso.',
    'frames-on-stock':
      'I bordi rossi sono prestampati e non vengono verificati. Ciascuno deve circondare il suo simbolo con un lato di {edge} mm.',
    'pack-size-differs': 'Il testo indica {litres} l, ma la dimensione scelta dell’imballaggio è {pack}.',
    'not-hazardous':
      'Il prodotto non è classificato e non reca informazioni supplementari. Il regolamento CLP non richiede un’etichetta.',
    'classification-open':
      'La classificazione è incompleta: non è noto se il prodotto presenti questi pericoli; all’etichetta possono mancare elementi: {classes}.',
    'hazards-unknown': 'Non è noto se il prodotto sia pericoloso; all’etichetta possono mancare elementi.',
    'supplier-missing': 'Manca il fornitore. Nome, indirizzo e numero di telefono devono figurare sull’etichetta.',
    'telephone-missing': 'Manca il numero di telefono del fornitore.',
    'quantity-missing':
      'Manca la quantità nominale. Per gli imballaggi destinati al pubblico va indicata sull’etichetta o altrove sull’imballaggio.',
    'identifier-missing': 'La sostanza non ha un numero CAS, CE o indice.',
    'contains-missing': 'Le sostanze che causano i pericoli per la salute non sono indicate.',
    'contains-many': 'Sostanze indicate: {count}. Di regola ne bastano quattro.',
    'description-off': 'La descrizione è omessa. Il regolamento CLP non la richiede; il nome resta.',
    'pictograms-off': 'I pittogrammi sono disattivati: {codes}. L’etichetta è incompleta.',
    'metals-pictogram-off':
      'GHS05 per la corrosione dei metalli può essere omesso solo sugli imballaggi destinati ai consumatori. L’etichetta è incompleta.',
    'metals-pictogram-stays': 'GHS05 resta: non è richiesto soltanto per la corrosione dei metalli.',
    'pictogram-missing': 'Richiesto dalla classificazione ma assente dall’etichetta: {codes}.',
    'pictogram-unexpected': 'Presente sull’etichetta ma non richiesto dalla classificazione: {codes}.',
    'signal-word-wrong': 'L’avvertenza non corrisponde alla classificazione.',
    'hazard-missing': 'Indicazioni di pericolo richieste dalla classificazione ma mancanti: {codes}.',
    'precautions-off': 'I consigli di prudenza sono disattivati. L’etichetta è incompleta.',
    'too-many-precautions':
      'Consigli di prudenza: {count}. Di norma sono al massimo sei; i primi da eliminare: {codes}.',
    'redundant-precautions': 'Altri consigli dicono già lo stesso; si possono eliminare: {codes}.',
    'disposal-missing':
      'Un imballaggio destinato al pubblico richiede un consiglio di prudenza sullo smaltimento (P501 o P502).',
    'ufi-off': 'L’UFI è disattivato. L’etichetta è incompleta.',
    'ufi-off-industrial':
      'L’UFI è disattivato. Per il solo uso in siti industriali è sufficiente indicarlo nella scheda di dati di sicurezza.',
    'ufi-missing': 'La miscela è classificata come pericolosa e non ha un UFI.',
    'ufi-wrong': 'L’UFI {ufi} è errato: il carattere di controllo non corrisponde.',
    'language-incomplete': '{language} – mancante o in un’altra lingua: {elements}.',
    'language-left-out': '{language} – omesso, perché il prodotto non ha un testo in questa lingua: {elements}.',
    'market-language-missing': 'Lingue mancanti per {country}: {languages}.',
    'small-pack-exempt':
      'Un imballaggio fino a 125 ml non deve recare tutte le indicazioni di queste classi: {classes}.',
    'alternatives-open':
      'Scegliere le parole di {codes}: sono stampate tutte le alternative, perché lo stato fisico e la sezione 8 non decidono.',
    'precautions-needed': 'I pericoli richiedono {codes}; sull’etichetta questi consigli mancano.',
    'tactile-warning': 'L’imballaggio deve recare un’avvertenza di pericolo riconoscibile al tatto.',
    'child-resistant': 'L’imballaggio deve avere una chiusura di sicurezza per bambini.',
    'professional-only': 'L’etichetta dice che l’uso del prodotto è ristretto agli utilizzatori professionali.',
    'inner-pack-for-research':
      'Un imballaggio interno fino a 10 ml può omettere elementi solo per ricerca o controllo della qualità, in un imballaggio esterno con etichetta completa: {classes}.',
    'inner-pack': 'Un imballaggio interno fino a 10 ml può omettere elementi: nessuna classe lo vieta.',
    'inner-pack-in-labelled':
      'Un imballaggio interno fino a 10 ml può omettere elementi in un imballaggio esterno con etichetta completa: nessuna classe lo vieta.',
    'fold-out':
      'Un’etichetta pieghevole ha un fronte, l’interno per lingua e un retro. È una striscia da piegare e non si stampa su alcun foglio di etichette.',
  },
  elements: {
    productName: 'nome',
    contains: 'sostanze',
    signalWord: 'avvertenza',
    hazards: 'indicazioni di pericolo',
    precautions: 'consigli di prudenza',
    supplemental: 'informazioni supplementari',
    places: 'completamenti di frasi',
    description: 'descrizione',
    recommendedUse: 'uso raccomandato',
    storage: 'indicazioni per la conservazione',
  },
  notChecked: {
    'market-languages': 'Nessun mercato è indicato; le sue lingue ufficiali non sono state verificate.',
    classification:
      'Il regolamento CLP non prevede questa categoria: {category}. L’etichetta non è stata confrontata con la classificazione.',
    'supplier-place': 'Non è noto se il fornitore è stabilito nell’Unione.',
    placement:
      'Applicazione sull’imballaggio: etichetta saldamente fissata, leggibile quando l’imballaggio è in posizione normale.',
    print: 'Carta e stampa: fondo bianco, cornici rosse, nulla che si cancelli.',
    'type-style': 'Spaziatura di righe e lettere, nero su bianco.',
    'small-pack': 'Deroghe per imballaggi fino a 125 ml: il volume dell’imballaggio non è noto.',
    'inner-pack':
      'Se l’imballaggio fino a 10 ml è dentro un altro con etichetta completa, e che cosa deve restarvi (CLP, allegato I, 1.5.2.4.2).',
    fastening: 'Chiusura di sicurezza per bambini e indicazione di pericolo riconoscibile al tatto sull’imballaggio.',
    transport: 'Etichette per il trasporto di merci pericolose sullo stesso imballaggio.',
    'other-acts': 'Altre norme sull’etichettatura: detergenti, biocidi, aerosol, pitture, REACH.',
  },
  laterType:
    'Dal {day} le etichette dovranno avere caratteri più grandi: la lettera x dovrà essere alta da {least} a {most} mm, secondo la dimensione dell’imballaggio ({provision}).',
  givenUp: {
    type: 'Il testo è di {actual} pt invece di {requested} pt, perché ci stia tutto.',
    typeRaised: 'Il testo è di {actual} pt invece di {requested} pt: la lettera x deve essere alta {least} mm.',
    typeGrown: 'Il testo è di {actual} pt invece di {requested} pt: l’etichetta era vuota per più della metà.',
    optional: 'Tralasciato, perché la legge non lo richiede: {what}.',
    qr: 'Il codice QR è largo {actual} mm, il minimo leggibile da un telefono.',
    margins: 'Margini: {actual} mm invece di {requested} mm.',
    arrangement: 'I pittogrammi sono più ravvicinati.',
    pictograms: 'Il lato dei pittogrammi è di {actual} mm invece di {requested} mm.',
    exemption: 'Le indicazioni che un imballaggio piccolo non deve recare sono tralasciate: {codes}.',
  },
  optionalParts: {
    description: 'descrizione',
    codes: 'codici articolo',
    logo: 'logo',
    synonyms: 'sinonimi',
    use: 'uso raccomandato',
    storage: 'conservazione',
  },
};
