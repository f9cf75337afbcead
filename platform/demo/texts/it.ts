/** The catalogue's texts in Italian. */
export const textsIt: Readonly<Record<string, string>> = {
  'Acetone technical 99.5 %': 'Acetone tecnico 99,5 %',
  'Fast-evaporating solvent for resins, lacquers and adhesives; degreases metal, glass and tools.':
    'Solvente a rapida evaporazione per resine, vernici e adesivi; sgrassa metallo, vetro e utensili.',
  acetone: 'acetone',
  vapours: 'i vapori',
  'protective gloves/eye protection': 'Indossare guanti protettivi/Proteggere gli occhi',
  Solvent: 'Solvente',
  'Cleaning and degreasing agent': 'Prodotto per la pulizia e lo sgrassaggio',
  'Laboratory reagent': 'Reagente di laboratorio',
  'Consumer spray applications': 'Applicazioni a spruzzo da parte dei consumatori',
  'Wipe the surface with a lint-free cloth wetted with acetone and let it dry; use in well-ventilated places only.':
    'Pulire la superficie con un panno senza pelucchi inumidito con acetone e lasciare asciugare; usare soltanto in luoghi ben ventilati.',
  'Undiluted.': 'Non diluito.',
  'Evaporates without residue. Softens polystyrene, ABS and many lacquers: test first in a hidden place.':
    'Evapora senza residui. Intacca polistirene, ABS e molte vernici: provare prima in un punto nascosto.',
  liquid: 'liquido',
  colourless: 'incolore',
  sweetish: 'dolciastro',
  'highly flammable liquid': 'liquido facilmente infiammabile',
  'closed cup': 'vaso chiuso',
  'at 20 °C': 'a 20 °C',
  'miscible with water': 'miscibile con acqua',
  'air = 1': 'aria = 1',
  'peak limit factor 2(I), remark Y': 'fattore di superamento 2(I), nota Y',
  'Section 8.1: exposure limit supplemented by peak limit and remark.':
    'Sezione 8.1: valore limite integrato con limite di picco e nota.',
  'Section 15.1: drug precursor and solvent emissions added.':
    'Sezione 15.1: aggiunti precursore di droghe ed emissioni di solventi.',
  'Format of Regulation (EU) 2020/878 in all sections.': 'Formato del regolamento (UE) 2020/878 in tutte le sezioni.',
  'Section 9.1: flash point and density measured anew.':
    'Sezione 9.1: punto di infiammabilità e densità rideterminati.',
  'Thinner for coatings and adhesives': 'Diluente per vernici e adesivi',
  'Cleaning of tools and spray guns': 'Pulizia di utensili e pistole a spruzzo',
  'Cleaning before bonding and painting': 'Pulizia prima dell’incollaggio e della verniciatura',
  'Assay (gas chromatography)': 'Titolo (gascromatografia)',
  'Water content': 'Contenuto d’acqua',
  'Acidity as acetic acid': 'Acidità come acido acetico',
  'Residue on evaporation': 'Residuo all’evaporazione',
  'Colour number (Pt-Co)': 'Indice di colore (Pt-Co)',
  'Evaporation number (ether = 1)': 'Indice di evaporazione (etere = 1)',
  'Refractive index': 'Indice di rifrazione',
  Density: 'Densità',
  'Boiling point': 'Punto di ebollizione',
  'Flash point': 'Punto di infiammabilità',
  'Vapour pressure': 'Tensione di vapore',
  'Use clean, dry and earthed equipment.': 'Usare attrezzature pulite, asciutte e collegate a terra.',
  'Do not fill used product back into the pack.': 'Non rimettere nella confezione il prodotto usato.',
  'Plastic bottle': 'Bottiglia di plastica',
  'Metal canister': 'Tanica di metallo',
  'Steel drum': 'Fusto di acciaio',
  'Keep in the tightly closed original pack.': 'Conservare nella confezione originale ben chiusa.',
  'Store in a cool, dry and well-ventilated place.': 'Conservare in luogo fresco, asciutto e ben ventilato.',
  'Keep away from sources of ignition; earth containers when filling.':
    'Tenere lontano da fonti di accensione; collegare a terra i recipienti durante il travaso.',
  'Suitable materials: steel and stainless steel.': 'Materiali idonei: acciaio e acciaio inossidabile.',

  'Ethanol 96 % denatured': 'Etanolo 96 % denaturato',
  'Ethanol denatured with butanone, for cleaning, extraction and as a solvent for inks and lacquers.':
    'Etanolo denaturato con butanone per pulizia, estrazione e come solvente per inchiostri e vernici.',
  ethanol: 'etanolo',
  butanone: 'butanone',
  'Cleaning agent': 'Prodotto per la pulizia',
  'Extraction agent': 'Agente di estrazione',
  'Food, medicinal products and cosmetics': 'Alimenti, medicinali e cosmetici',
  'Fuel for table fireplaces': 'Combustibile per caminetti da tavolo',
  'Apply with a cloth or from a dispenser, keep away from sources of ignition and ventilate well.':
    'Applicare con un panno o dal dosatore, tenere lontano da fonti di accensione e aerare bene.',
  'Undiluted, or diluted with water to 70 % by volume for cleaning.':
    'Non diluito oppure, per la pulizia, diluito con acqua al 70 % in volume.',
  'Denatured: exempt from spirits duty when used as intended.': 'Denaturato: esente da accisa se usato come previsto.',
  alcoholic: 'alcolico',
  'Section 8.1: limit values for butanone added.': 'Sezione 8.1: aggiunti i valori limite per il butanone.',
  'Section 2.2: P240 added.': 'Sezione 2.2: aggiunto P240.',
  'Section 2.2: P284, P304+P340 and P310 added.': 'Sezione 2.2: aggiunti P284, P304+P340 e P310.',
  'Format of Regulation (EU) 2020/878.': 'Formato del regolamento (UE) 2020/878.',
  'Section 8.1: exposure limit added.': 'Sezione 8.1: aggiunto il valore limite.',
  'Ethanol content': 'Contenuto di etanolo',
  'Denaturant butanone': 'Denaturante butanone',

  'Sodium hypochlorite solution 12 % active chlorine': 'Ipoclorito di sodio in soluzione, 12 % cloro attivo',
  'Alkaline bleaching and oxidising solution for water treatment, laundries and swimming pool technology.':
    'Soluzione alcalina sbiancante e ossidante per il trattamento delle acque, le lavanderie e le piscine.',
  'sodium hypochlorite, solution': 'ipoclorito di sodio, soluzione',
  'sodium hydroxide': 'idrossido di sodio',
  'Water treatment': 'Trattamento delle acque',
  'Bleaching agent in laundries': 'Sbiancante nelle lavanderie',
  'Oxidising agent in the chemical industry': 'Ossidante nell’industria chimica',
  'Use together with acidic cleaners': 'Uso insieme a detergenti acidi',
  'Dose with a metering pump made of resistant plastics; never mix with acids.':
    'Dosare con una pompa dosatrice di plastica resistente; non mescolare mai con acidi.',
  'Swimming pool water: 0.3 to 0.6 mg/l free chlorine. Laundry: 5 to 15 ml per kg of linen.':
    'Acqua di piscina: da 0,3 a 0,6 mg/l di cloro libero. Lavanderia: da 5 a 15 ml per kg di biancheria.',
  'Loses active chlorine in storage: at 20 °C about 1 % of it a week. Use within three months.':
    'Durante lo stoccaggio perde cloro attivo: a 20 °C circa l’1 % a settimana. Usare entro tre mesi.',
  'yellowish green': 'verde giallastro',
  'chlorine-like': 'di cloro',
  decomposes: 'si decompone',
  'not flammable': 'non infiammabile',
  chlorine: 'cloro',
  'peak limit factor 1(I), remark Y': 'fattore di superamento 1(I), nota Y',
  'Section 8.1: exposure limit for chlorine added.': 'Sezione 8.1: aggiunto il valore limite per il cloro.',
  'Section 7.2: advice on vented caps.': 'Sezione 7.2: indicazione sui tappi di sfiato.',
  'Sections 2 and 3: Aquatic Chronic 1 (H410) with its M factor according to CLP Annex VI.':
    'Sezioni 2 e 3: Aquatic Chronic 1 (H410) con il relativo fattore M ai sensi del CLP, allegato VI.',
  'Active chlorine': 'Cloro attivo',
  'when filled': 'al riempimento',
  'Free alkali as sodium hydroxide': 'Alcali liberi come idrossido di sodio',
  Iron: 'Ferro',
  Colour: 'Colore',
  Odour: 'Odore',
  'pH value': 'pH',
  'Do not mix with other products.': 'Non mescolare con altri prodotti.',
  'Keep copper, iron and dirt away: impurities decompose the product.':
    'Tenere lontano da rame, ferro e sporco: le impurezze decompongono il prodotto.',
  'Rinse equipment with plenty of water after use.': 'Dopo l’uso sciacquare le attrezzature con abbondante acqua.',
  'Plastic canister': 'Tanica di plastica',
  IBC: 'IBC',
  'Use vented closures; never close gas-tight.': 'Usare chiusure con sfiato; non chiudere mai a tenuta di gas.',
  'Protect from sunlight and heat.': 'Proteggere dai raggi solari e dal calore.',
  'Store on a drip tray and separately from acids.': 'Conservare su una vasca di raccolta e separatamente dagli acidi.',
  'Suitable materials: polyethylene and polypropylene.': 'Materiali idonei: polietilene e polipropilene.',

  'Sodium hydroxide solution 30 %': 'Idrossido di sodio in soluzione 30 %',
  'Strong alkali for neutralisation, pH control, regeneration of ion exchangers and cleaning in place.':
    'Alcali forte per neutralizzazione, regolazione del pH, rigenerazione di scambiatori di ioni e pulizia CIP.',
  'mist/spray': 'la nebbia/gli aerosol',
  'Neutralisation and pH control': 'Neutralizzazione e regolazione del pH',
  'Raw material in chemical synthesis': 'Materia prima nella sintesi chimica',
  'Cleaning of plant and equipment': 'Pulizia di impianti e apparecchiature',
  'Spraying without extraction': 'Applicazione a spruzzo senza aspirazione',
  'Always add the lye to the water, slowly and with stirring; cool where needed.':
    'Aggiungere sempre la soda caustica all’acqua, lentamente e mescolando; se necessario raffreddare.',
  'Cleaning in place: 1 to 3 % in water at 60 to 80 °C.': 'Pulizia CIP: dall’1 al 3 % in acqua tra 60 e 80 °C.',
  'Solidifies just above 0 °C: store frost-free, heat pipes outdoors.':
    'Solidifica poco sopra 0 °C: conservare al riparo dal gelo, riscaldare le tubazioni all’aperto.',
  odourless: 'inodore',
  'Section 2.2: P310 and P301+P330+P331 added.': 'Sezione 2.2: aggiunti P310 e P301+P330+P331.',
  'Section 2.2: P260, P301+P330+P331 and P310 added.': 'Sezione 2.2: aggiunti P260, P301+P330+P331 e P310.',
  'Section 8.1: limit of the United Kingdom added.': 'Sezione 8.1: aggiunto il valore limite del Regno Unito.',
  'The directives of the EU have no limit value for sodium hydroxide.':
    'Le direttive dell’UE non fissano alcun valore limite per l’idrossido di sodio.',
  'Cleaning in place in food and beverage plants': 'Pulizia CIP nell’industria alimentare e delle bevande',
  'Sodium hydroxide content': 'Contenuto di idrossido di sodio',
  'Sodium carbonate': 'Carbonato di sodio',
  Chloride: 'Cloruro',
  'Dynamic viscosity': 'Viscosità dinamica',
  'Solidification point': 'Punto di solidificazione',
  'Becomes warm when diluted.': 'Si riscalda durante la diluizione.',
  'Dose by the measured pH value.': 'Dosare in base al pH misurato.',
  'Do not use on aluminium, zinc and tin.': 'Non usare su alluminio, zinco e stagno.',
  'Takes up moisture and carbon dioxide from the air: close opened packs at once.':
    'Assorbe umidità e anidride carbonica dall’aria: richiudere subito le confezioni aperte.',
  'Protect from frost.': 'Proteggere dal gelo.',
  'Suitable materials: polyethylene and stainless steel.': 'Materiali idonei: polietilene e acciaio inossidabile.',

  'Hydrochloric acid 31 %': 'Acido cloridrico 31 %',
  'Technical acid for pickling steel, descaling, neutralisation and the regeneration of ion exchangers.':
    'Acido tecnico per il decapaggio dell’acciaio, la disincrostazione, la neutralizzazione e la rigenerazione di scambiatori di ioni.',
  'hydrochloric acid': 'acido cloridrico',
  'gas/mist/vapours': 'i gas/la nebbia/i vapori',
  'Pickling of metals': 'Decapaggio di metalli',
  'Regeneration of ion exchangers': 'Rigenerazione di scambiatori di ioni',
  'Use together with chlorine bleach': 'Uso insieme a candeggina',
  'Always add the acid to the water; use with extraction and resistant equipment.':
    'Aggiungere sempre l’acido all’acqua; usare con aspirazione e attrezzature resistenti.',
  'Pickling: 10 to 18 % in water. Descaling: 3 to 5 %.':
    'Decapaggio: dal 10 al 18 % in acqua. Disincrostazione: dal 3 al 5 %.',
  'Fumes in moist air.': 'Fuma all’aria umida.',
  'colourless to yellowish': 'da incolore a giallastro',
  pungent: 'pungente',
  'hydrogen chloride': 'cloruro di idrogeno',
  'Section 2: H290 added; STOT SE 3 (H335) shown on the label with GHS07.':
    'Sezione 2: aggiunto H290; STOT SE 3 (H335) riportato sull’etichetta con GHS07.',
  'Section 1.1: UFI added.': 'Sezione 1.1: aggiunto l’UFI.',
  'Descaling of boilers and pipes': 'Disincrostazione di caldaie e tubazioni',
  'Hydrogen chloride content': 'Contenuto di cloruro di idrogeno',
  Sulphate: 'Solfato',
  'Free chlorine': 'Cloro libero',
  'Add an inhibitor when pickling steel.': 'Per il decapaggio dell’acciaio aggiungere un inibitore.',
  'Store on a drip tray and separately from alkalis and chlorine bleach.':
    'Conservare su una vasca di raccolta e separatamente da alcali e candeggina.',

  'Methanol 99.9 %': 'Metanolo 99,9 %',
  'High-purity solvent and raw material for synthesis and analysis. Toxic: for professional users only.':
    'Solvente di elevata purezza e materia prima per sintesi e analisi. Tossico: soltanto per utilizzatori professionali.',
  methanol: 'metanolo',
  'eyes, central nervous system': 'occhi, sistema nervoso centrale',
  'mist/vapours/spray': 'la nebbia/i vapori/gli aerosol',
  'protective gloves/protective clothing/eye protection': 'Indossare guanti/indumenti protettivi/Proteggere gli occhi',
  'Process solvent': 'Solvente di processo',
  'Consumer uses': 'Usi da parte dei consumatori',
  'Windscreen washing and defrosting fluids': 'Liquidi per il lavaggio e lo sbrinamento dei parabrezza',
  'Use in closed systems or under extraction; earth all equipment before transfer.':
    'Usare in sistemi chiusi o sotto aspirazione; prima del travaso collegare a terra tutte le attrezzature.',
  'Undiluted, as the process requires.': 'Non diluito, secondo le esigenze del processo.',
  'Water content at most 0.05 %; burns with a flame that is hardly visible in daylight.':
    'Contenuto d’acqua massimo 0,05 %; brucia con una fiamma appena visibile alla luce del giorno.',
  'peak limit factor 2(II), remark Y': 'fattore di superamento 2(II), nota Y',
  'Section 2.2: organs of H370 named.': 'Sezione 2.2: indicati gli organi per H370.',
  'Section 15.1: named substance of Directive 2012/18/EU.':
    'Sezione 15.1: sostanza specificata della direttiva 2012/18/UE.',
  'Section 15.1: entry 69 of REACH Annex XVII.': 'Sezione 15.1: voce 69 del REACH, allegato XVII.',
  'Production of biodiesel': 'Produzione di biodiesel',
  'Blanket the plant with nitrogen where an explosive atmosphere can form.':
    'Inertizzare l’impianto con azoto dove può formarsi un’atmosfera esplosiva.',
  'Glass bottle': 'Bottiglia di vetro',

  'Formaldehyde solution 37 % (methanol < 1 %)': 'Formaldeide in soluzione 37 % (metanolo < 1 %)',
  'Aqueous raw material for resins and for the fixing of tissue; low in methanol, kept stable by warm storage.':
    'Materia prima acquosa per resine e per la fissazione di tessuti; a basso contenuto di metanolo, stabile grazie allo stoccaggio a caldo.',
  formaldehyde: 'formaldeide',
  'Raw material for resins': 'Materia prima per resine',
  'Fixing agent in histology and pathology': 'Fissativo in istologia e patologia',
  'Use in closed systems or in a fume cupboard; keep the time of exposure as short as possible.':
    'Usare in sistemi chiusi o sotto cappa; ridurre al minimo il tempo di esposizione.',
  'Fixing of tissue: diluted with buffer to a formaldehyde content of 4 %.':
    'Fissazione di tessuti: diluito con tampone fino al 4 % di formaldeide.',
  'Becomes cloudy below about 35 °C through paraformaldehyde.':
    'Al di sotto di circa 35 °C si intorbida per formazione di paraformaldeide.',
  'combustible, not classified as flammable': 'combustibile, non classificato come infiammabile',
  'dermal sensitisation': 'sensibilizzazione cutanea',
  'peak limit factor 2(I), remarks Sh, Y, X': 'fattore di superamento 2(I), note Sh, Y, X',
  'Flash point and explosion limits depend on the content of methanol.':
    'Il punto di infiammabilità e i limiti di esplosività dipendono dal contenuto di metanolo.',
  'REACH Annex XVII, entry 77: formaldehyde and formaldehyde releasers in articles and vehicles':
    'REACH, allegato XVII, voce 77: formaldeide e sostanze che rilasciano formaldeide in articoli e veicoli',
  'Sections 2, 3 and 11: harmonised classification of formaldehyde in the version of Delegated Regulation (EU) 2024/2564 (22nd adaptation), which applies from 1 May 2026: Acute Tox. 2 (inhalation, H330) and Acute Tox. 4 (oral, H302) replace Acute Tox. 3 (H301, H311, H331); EUH071 added.':
    'Sezioni 2, 3 e 11: classificazione armonizzata della formaldeide nella versione del regolamento delegato (UE) 2024/2564 (22º adeguamento), applicabile dal 1º maggio 2026: Acute Tox. 2 (inalazione, H330) e Acute Tox. 4 (orale, H302) sostituiscono Acute Tox. 3 (H301, H311, H331); aggiunto EUH071.',
  'Section 8.1: binding EU limit values of Directive (EU) 2019/983.':
    'Sezione 8.1: valori limite UE vincolanti della direttiva (UE) 2019/983.',
  'Binders for wood-based panels': 'Leganti per pannelli a base di legno',
  'Formaldehyde content': 'Contenuto di formaldeide',
  'Methanol content': 'Contenuto di metanolo',
  'Acidity as formic acid': 'Acidità come acido formico',
  'Warm cloudy product to 40 °C and stir before use.':
    'Prima dell’uso riscaldare a 40 °C il prodotto torbido e mescolare.',
  'Plastic drum': 'Fusto di plastica',
  'Store warm: below 35 °C paraformaldehyde settles.':
    'Conservare al caldo: al di sotto di 35 °C si deposita paraformaldeide.',

  Toluene: 'Toluene',
  'Aromatic solvent for coatings, adhesives and printing inks; raw material for synthesis.':
    'Solvente aromatico per vernici, adesivi e inchiostri da stampa; materia prima per sintesi.',
  toluene: 'toluene',
  'Solvent in coatings and inks': 'Solvente in vernici e inchiostri',
  'Adhesives and spray paints for the general public': 'Adesivi e vernici spray destinati al pubblico',
  'Use with extraction and explosion-proof equipment; keep off the skin.':
    'Usare con aspirazione e apparecchiature a prova di esplosione; evitare il contatto con la pelle.',
  'Undiluted or as the formulation requires.': 'Non diluito o secondo la formulazione.',
  'Charges electrostatically when poured: earth containers and limit the flow rate.':
    'Si carica elettrostaticamente durante il travaso: collegare a terra i recipienti e limitare la velocità di flusso.',
  aromatic: 'aromatico',
  'Section 15.1: water hazard class 3 instead of 2.': 'Sezione 15.1: classe di pericolosità per le acque 3 anziché 2.',
  'Benzene content': 'Contenuto di benzene',
  'Sulphur content': 'Contenuto di zolfo',
  'Boiling range': 'Intervallo di ebollizione',
  'Kinematic viscosity': 'Viscosità cinematica',
  'Solubility in water': 'Solubilità in acqua',

  'n-Hexane 95 %': 'n-Esano 95 %',
  'Low-boiling hydrocarbon for the extraction of vegetable oils, for adhesives and as a reaction medium.':
    'Idrocarburo bassobollente per l’estrazione di oli vegetali, per adesivi e come mezzo di reazione.',
  'n-hexane': 'n-esano',
  'nervous system': 'sistema nervoso',
  'Solvent in adhesives': 'Solvente in adesivi',
  'Use in closed systems with explosion-proof equipment; check the exposure by measurement.':
    'Usare in sistemi chiusi con apparecchiature a prova di esplosione; verificare l’esposizione mediante misurazioni.',
  'Long exposure damages the nerves: where the process allows it, replace by n-heptane or cyclohexane.':
    'L’esposizione prolungata danneggia i nervi: se il processo lo consente, sostituire con n-eptano o cicloesano.',
  'petrol-like': 'simile alla benzina',
  'insoluble in water': 'insolubile in acqua',
  'peak limit factor 8(II), remark Y': 'fattore di superamento 8(II), nota Y',
  'Sections 2, 3 and 11: harmonised classification of n-hexane in the version of Delegated Regulation (EU) 2024/2564 (22nd adaptation), which applies from 1 May 2026: STOT RE 1 (H372, nervous system) replaces STOT RE 2 (H373).':
    'Sezioni 2, 3 e 11: classificazione armonizzata del n-esano nella versione del regolamento delegato (UE) 2024/2564 (22º adeguamento), applicabile dal 1º maggio 2026: STOT RE 1 (H372, sistema nervoso) sostituisce STOT RE 2 (H373).',
  'Extraction of vegetable oils': 'Estrazione di oli vegetali',
  'Aromatics content': 'Contenuto di aromatici',

  'Hydrogen peroxide 35 %': 'Perossido di idrogeno 35 %',
  'Oxidising and bleaching solution for water treatment, surface treatment and the pulp industry.':
    'Soluzione ossidante e sbiancante per il trattamento delle acque, il trattamento delle superfici e l’industria della cellulosa.',
  'hydrogen peroxide, solution': 'perossido di idrogeno, soluzione',
  'Bleaching agent': 'Sbiancante',
  'Surface treatment of metals': 'Trattamento superficiale di metalli',
  'Supply to members of the general public': 'Fornitura ai privati',
  'Dose from the original container with clean equipment; never return product that has been taken out.':
    'Dosare dal contenitore originale con attrezzature pulite; non rimettere mai nel contenitore il prodotto prelevato.',
  'Bleaching: 2 to 10 g/l in water.': 'Sbianca: da 2 a 10 g/l in acqua.',
  'Stabilised; decomposes to water and oxygen.': 'Stabilizzato; si decompone in acqua e ossigeno.',
  faint: 'lieve',
  'hydrogen peroxide': 'perossido di idrogeno',
  'Section 2: STOT SE 3 (H335) at 35 % and above.': 'Sezione 2: STOT SE 3 (H335) a partire dal 35 %.',
  'Section 15.1: restricted explosives precursor according to Regulation (EU) 2019/1148.':
    'Sezione 15.1: precursore di esplosivi soggetto a restrizioni ai sensi del regolamento (UE) 2019/1148.',
  'Bleaching of textiles and pulp': 'Sbianca di tessili e cellulosa',
  'Hydrogen peroxide content': 'Contenuto di perossido di idrogeno',
  'Active oxygen': 'Ossigeno attivo',
  'Stability: remaining content': 'Stabilità: contenuto residuo',
  '16 hours at 96 °C': '16 ore a 96 °C',

  'Ammonia solution 25 %': 'Ammoniaca in soluzione 25 %',
  'Aqueous ammonia for flue gas cleaning, neutralisation and as a raw material.':
    'Ammoniaca acquosa per la depurazione dei fumi, la neutralizzazione e come materia prima.',
  'ammonia, aqueous solution': 'ammoniaca, soluzione acquosa',
  'Flue gas cleaning': 'Depurazione dei fumi',
  'Use in closed systems; open containers only when cold and under extraction.':
    'Usare in sistemi chiusi; aprire i recipienti soltanto a freddo e sotto aspirazione.',
  'As the process requires.': 'Secondo le esigenze del processo.',
  'Gives off ammonia when warm: pressure builds up in closed containers.':
    'Se riscaldato libera ammoniaca: nei recipienti chiusi si sviluppa pressione.',
  ammonia: 'ammoniaca',
  'Explosive compounds form with halogens and with silver and mercury salts.':
    'Con alogeni e con sali di argento e di mercurio si formano composti esplosivi.',
  'Section 14: environmentally hazardous.': 'Sezione 14: pericoloso per l’ambiente.',
  'Reduction of nitrogen oxides in flue gas (SCR, SNCR)': 'Riduzione degli ossidi di azoto nei fumi (SCR, SNCR)',
  'Ammonia content': 'Contenuto di ammoniaca',

  'Alkaline cleaner concentrate': 'Detergente alcalino concentrato',
  'Concentrate against grease, oil and burnt-on residues on floors, machines and kitchen equipment.':
    'Concentrato contro grasso, olio e residui bruciati su pavimenti, macchine e attrezzature da cucina.',
  'disodium metasilicate': 'metasilicato di disodio',
  '2-butoxyethanol': '2-butossietanolo',
  'D-glucopyranose, oligomeric, C8-10 alkyl glycosides': 'D-glucopiranosio, oligomerico, C8-10 alchil glicosidi',
  'Cleaning agent for trade and industry': 'Detergente per uso professionale e industriale',
  'Aluminium and painted surfaces': 'Alluminio e superfici verniciate',
  'Dilute, apply, leave for 5 minutes without drying, then rinse with water.':
    'Diluire, applicare, lasciare agire per 5 minuti senza far asciugare, quindi sciacquare con acqua.',
  '0.5 to 5 % in water.': 'Dallo 0,5 al 5 % in acqua.',
  'Low foaming: suitable for scrubbing machines and high-pressure cleaners.':
    'Poco schiumogeno: adatto a lavasciuga pavimenti e idropulitrici.',
  'pale yellow': 'giallo chiaro',
  'Switch off the current before use. Use only in well ventilated rooms.':
    'Togliere la corrente prima dell’uso. Usare soltanto in locali ben ventilati.',
  'Ingredients: less than 5 % non-ionic surfactants.': 'Componenti: meno del 5 % di tensioattivi non ionici.',
  'Ingredients according to Regulation (EC) No 648/2004: less than 5 % non-ionic surfactants':
    'Ingredienti ai sensi del regolamento (CE) n. 648/2004: meno del 5 % di tensioattivi non ionici',
  'Section 3: 2-butoxyethanol reduced to 3 – < 5 %.': 'Sezione 3: 2-butossietanolo ridotto a 3 – < 5 %.',
  'Section 1.1: new UFI because of the changed formula.': 'Sezione 1.1: nuovo UFI per modifica della formulazione.',
  '1 to 5 % in water.': 'Dall’1 al 5 % in acqua.',
  'Section 8.1: limit values for 2-butoxyethanol added.':
    'Sezione 8.1: aggiunti i valori limite per il 2-butossietanolo.',
  'Machines, workshop floors and extraction hoods': 'Macchine, pavimenti di officine e cappe di aspirazione',
  'Scrubbing machines and high-pressure cleaners': 'Lavasciuga pavimenti e idropulitrici',
  'pH value of a 1 % solution': 'pH di una soluzione all’1 %',
  'Silicate as silicon dioxide': 'Silicato come biossido di silicio',
  'Temperature of use: 10 to 60 °C; warmth shortens the time needed.':
    'Temperatura d’uso: da 10 a 60 °C; il calore riduce il tempo di azione.',
  'Test in a hidden place before the first use.': 'Prima del primo impiego provare in un punto nascosto.',
  'Temperature of use: 10 to 40 °C.': 'Temperatura d’uso: da 10 a 40 °C.',

  'Epoxy system – component A (resin)': 'Sistema epossidico – componente A (resina)',
  'Solvent-free epoxy resin for floor coatings and castings; hardened with component B.':
    'Resina epossidica senza solventi per rivestimenti di pavimenti e colate; indurimento con il componente B.',
  'reaction product: bisphenol-A-(epichlorhydrin); epoxy resin (number average molecular weight ≤ 700)':
    'prodotto di reazione: bisfenolo-A-epicloridrina; resine epossidiche (peso molecolare medio ≤ 700)',
  'oxirane, mono[(C12-14-alkyloxy)methyl] derivs.': 'ossirano, mono[(C12-14-alchilossi)metil] derivati',
  'epoxy resin (number average molecular weight ≤ 700)': 'resine epossidiche (peso molecolare medio ≤ 700)',
  'soap and water': 'acqua e sapone',
  'Resin component of coatings': 'Componente resina di rivestimenti',
  'Casting resin': 'Resina da colata',
  'Contact with drinking water and food': 'Contatto con acqua potabile e alimenti',
  'Mix with component B, pour into a clean container, mix again and process within 30 minutes.':
    'Mescolare con il componente B, versare in un recipiente pulito, mescolare di nuovo e lavorare entro 30 minuti.',
  'Mixing ratio A : B = 100 : 50 by weight.': 'Rapporto di miscelazione A : B = 100 : 50 in peso.',
  'Hardens without shrinkage; walkable after 24 hours at 20 °C.':
    'Indurisce senza ritiro; calpestabile dopo 24 ore a 20 °C.',
  'Packages of up to 5 l are not subject to the regulations (ADR special provision 375, IMDG 2.10.2.7).':
    'Gli imballaggi fino a 5 l non sono soggetti alle disposizioni (disposizione speciale ADR 375, IMDG 2.10.2.7).',
  'epoxy resin': 'resina epossidica',
  'Section 4.1: wipe off resin before washing.': 'Sezione 4.1: rimuovere la resina prima del lavaggio.',
  'Section 14: special provision 375 mentioned.': 'Sezione 14: menzionata la disposizione speciale 375.',
  'Coating of workshop, storage and garage floors': 'Rivestimento di pavimenti di officine, magazzini e autorimesse',
  'Casting of electrical components': 'Incapsulamento di componenti elettrici',
  'Epoxy equivalent': 'Equivalente epossidico',
  'at 25 °C': 'a 25 °C',
  'Mixing ratio A : B by weight': 'Rapporto di miscelazione A : B in peso',
  'Mixing ratio A : B by volume': 'Rapporto di miscelazione A : B in volume',
  'Pot life of the mixture': 'Tempo di utilizzo della miscela (pot life)',
  'Shore D hardness after 7 days': 'Durezza Shore D dopo 7 giorni',
  'Compressive strength after 7 days': 'Resistenza a compressione dopo 7 giorni',
  'Base: sound, dry (at most 4 % residual moisture), free of dust, oil and grease; shot-blast or grind.':
    'Supporto: solido, asciutto (umidità residua massima 4 %), privo di polvere, olio e grasso; pallinare o levigare.',
  'Work at 10 to 30 °C and at least 3 °C above the dew point.':
    'Lavorare tra 10 e 30 °C e ad almeno 3 °C sopra il punto di rugiada.',
  'Consumption of the mixture: 0.3 kg/m² as a primer, 1.1 kg/m² for each mm as a coating.':
    'Consumo della miscela: 0,3 kg/m² come fondo, 1,1 kg/m² per ogni mm come rivestimento.',
  'Full load after 7 days at 20 °C.': 'Carico pieno dopo 7 giorni a 20 °C.',
  'Clean tools with acetone before the resin hardens.':
    'Pulire gli utensili con acetone prima che la resina indurisca.',
  Tin: 'Barattolo',
  'Metal pail': 'Secchio di metallo',
  'Crystallised resin becomes clear again at 50 to 60 °C.': 'La resina cristallizzata torna limpida tra 50 e 60 °C.',

  'Epoxy system – component B (hardener)': 'Sistema epossidico – componente B (indurente)',
  'Cycloaliphatic amine hardener for component A; hardens clear and resistant to yellowing.':
    'Indurente amminico cicloalifatico per il componente A; indurisce in modo trasparente e resistente all’ingiallimento.',
  '3-aminomethyl-3,5,5-trimethylcyclohexylamine': '3-amminometil-3,5,5-trimetilcicloesilammina',
  'benzyl alcohol': 'alcol benzilico',
  'mist/vapours': 'la nebbia/i vapori',
  'Hardener component of coatings and casting resins': 'Componente indurente di rivestimenti e resine da colata',
  'Add to component A in full and mix with a slow stirrer for at least 3 minutes.':
    'Aggiungere per intero al componente A e mescolare con un agitatore lento per almeno 3 minuti.',
  'Pot life 30 minutes at 20 °C; large batches become hot.':
    'Tempo di utilizzo 30 minuti a 20 °C; le grandi quantità si riscaldano fortemente.',
  'amine-like': 'di ammina',
  'partly soluble in water': 'parzialmente solubile in acqua',
  'Calculated acute toxicity estimate of the mixture, oral: about 1 160 mg/kg.':
    'Stima calcolata della tossicità acuta della miscela, orale: circa 1 160 mg/kg.',
  'Section 3: classification of benzyl alcohol in the version of Delegated Regulation (EU) 2024/197 (21st adaptation): Eye Irrit. 2 (H319) and Skin Sens. 1B (H317) added, Acute Tox. 4 by inhalation (H332) dropped.':
    'Sezione 3: classificazione dell’alcol benzilico nella versione del regolamento delegato (UE) 2024/197 (21º adeguamento): aggiunti Eye Irrit. 2 (H319) e Skin Sens. 1B (H317), eliminato Acute Tox. 4 per inalazione (H332).',
  'Section 2.2: benzyl alcohol named on the label.': 'Sezione 2.2: alcol benzilico indicato sull’etichetta.',
  'Amine number': 'Indice di ammina',

  'Contact cleaner aerosol 500 ml': 'Pulisci contatti spray 500 ml',
  'Spray for degreasing electrical contacts, switches and plugs; evaporates without residue.':
    'Spray per sgrassare contatti elettrici, interruttori e connettori; evapora senza residui.',
  'propan-2-ol': 'propan-2-olo',
  'butane (< 0.1 % butadiene)': 'butano (< 0,1 % di butadiene)',
  propane: 'propano',
  'vapours/spray': 'i vapori/gli aerosol',
  'Cleaning of electrical contacts': 'Pulizia di contatti elettrici',
  'Live or hot parts': 'Parti sotto tensione o calde',
  'Switch off the current, spray from a distance of 20 cm, let dry for 10 minutes and ventilate.':
    'Togliere la corrente, spruzzare da una distanza di 20 cm, lasciare asciugare per 10 minuti e aerare.',
  'One or two short bursts per contact.': 'Una o due brevi spruzzate per contatto.',
  'Softens polystyrene and polycarbonate: test first in a hidden place.':
    'Intacca polistirene e policarbonato: provare prima in un punto nascosto.',
  aerosol: 'aerosol',
  'solvent-like': 'di solvente',
  'extremely flammable aerosol': 'aerosol altamente infiammabile',
  'Pressure in the can': 'Pressione nella bomboletta',
  'Net content': 'Contenuto netto',
  'Section 3: propan-2-ol instead of ethanol.': 'Sezione 3: propan-2-olo al posto di etanolo.',
  'Section 8.1: limit values for propan-2-ol, butane and propane in the sheets for countries whose values are recorded.':
    'Sezione 8.1: valori limite per il propan-2-olo, il butano e il propano nelle schede per i paesi i cui valori sono registrati.',
  'Switches, relays, plugs and circuit boards': 'Interruttori, relè, connettori e circuiti stampati',
  'Propellant content': 'Contenuto di propellente',
  'Shake the can before use.': 'Agitare la bomboletta prima dell’uso.',
  'Switch the current on again only when all solvent has evaporated.':
    'Ridare corrente soltanto quando tutto il solvente è evaporato.',
  'Aerosol can': 'Bomboletta aerosol',
  'Never warm above 50 °C.': 'Non riscaldare mai oltre 50 °C.',

  'Urea solution 32.5 % (AUS 32)': 'Urea in soluzione 32,5 % (AUS 32)',
  'Reducing agent for diesel engines with selective catalytic reduction, quality according to ISO 22241-1.':
    'Agente riducente per motori diesel con riduzione catalitica selettiva, qualità secondo ISO 22241-1.',
  urea: 'urea',
  'Reducing agent for exhaust gas treatment': 'Agente riducente per il trattamento dei gas di scarico',
  'Filling into the fuel tank': 'Immissione nel serbatoio del carburante',
  'Fill into the tank marked for AUS 32 only; wipe off splashes with water at once.':
    'Immettere soltanto nel serbatoio contrassegnato per AUS 32; rimuovere subito gli schizzi con acqua.',
  'About 3 to 5 % of the consumption of diesel fuel.': 'Circa dal 3 al 5 % del consumo di gasolio.',
  'Freezes at −11.5 °C without damage. Keeps for 18 months at up to 25 °C.':
    'Congela a −11,5 °C senza danno. Si conserva 18 mesi fino a 25 °C.',
  'faintly of ammonia': 'lieve di ammoniaca',
  'Urea content': 'Contenuto di urea',
  'Density range': 'Intervallo di densità',
  Biuret: 'Biureto',
  Aldehydes: 'Aldeidi',
  'Section 9.2: limits of ISO 22241-1 added.': 'Sezione 9.2: aggiunti i limiti della ISO 22241-1.',
  'Section 2.3: danger of slipping.': 'Sezione 2.3: pericolo di scivolamento.',
  'Lorries, buses, tractors and construction machinery with SCR':
    'Autocarri, autobus, trattori e macchine da cantiere con SCR',
  'Diesel cars with SCR': 'Automobili diesel con SCR',
  'Alkalinity as ammonia': 'Alcalinità come ammoniaca',
  'Insoluble matter': 'Sostanze insolubili',
  Phosphate: 'Fosfato',
  Calcium: 'Calcio',
  Copper: 'Rame',
  Zinc: 'Zinco',
  Chromium: 'Cromo',
  Nickel: 'Nichel',
  Aluminium: 'Alluminio',
  Magnesium: 'Magnesio',
  Sodium: 'Sodio',
  Potassium: 'Potassio',
  'Use funnels, pumps and cans that have never held other liquids.':
    'Usare imbuti, pompe e taniche che non hanno mai contenuto altri liquidi.',
  'When filled into the fuel tank by mistake: do not start the engine, have the tank emptied.':
    'In caso di immissione per errore nel serbatoio del carburante: non avviare il motore, far svuotare il serbatoio.',
  'Frozen product can be used without loss of quality after thawing.':
    'Dopo lo scongelamento il prodotto congelato è utilizzabile senza perdita di qualità.',

  'Interior wall paint, water-borne': 'Pittura murale per interni, all’acqua',
  'White matt emulsion paint for walls and ceilings indoors; free of solvents and plasticisers.':
    'Idropittura bianca opaca per pareti e soffitti interni; senza solventi e plastificanti.',
  'titanium dioxide': 'biossido di titanio',
  '1,2-benzisothiazol-3(2H)-one': '1,2-benzisotiazol-3(2H)-one',
  'Paint for walls and ceilings indoors': 'Pittura per pareti e soffitti interni',
  'Spraying without a particle filter mask': 'Applicazione a spruzzo senza maschera con filtro antiparticolato',
  'Stir, apply with roller or brush in two coats to a clean, dry base; between coats let dry for 4 hours.':
    'Mescolare, applicare a rullo o a pennello in due mani su supporto pulito e asciutto; tra una mano e l’altra lasciare asciugare per 4 ore.',
  '140 ml/m² per coat; 10 l cover about 70 m².': '140 ml/m² per mano; 10 l coprono circa 70 m².',
  'Wet scrub resistance class 2, hiding power class 1 at 7 m²/l (EN 13300).':
    'Resistenza allo sfregamento a umido classe 2, potere coprente classe 1 a 7 m²/l (EN 13300).',
  white: 'bianco',
  'VOC content': 'Contenuto di COV',
  'Contains a biocidal product that preserves the paint in the pail: 1,2-benzisothiazol-3(2H)-one.':
    'Contiene un biocida che conserva la pittura nel secchio: 1,2-benzisotiazol-3(2H)-one.',
  'EU limit value for this product (category A/a, matt coatings for interior walls and ceilings): 30 g/l VOC. This product contains at most 1 g/l VOC.':
    'Valore limite UE per questo prodotto (cat. A/a, pitture opache per pareti e soffitti interni): 30 g/l di COV. Questo prodotto contiene al massimo 1 g/l di COV.',
  'Section 3: classification of 1,2-benzisothiazol-3(2H)-one in the version of Delegated Regulation (EU) 2024/197 (21st adaptation).':
    'Sezione 3: classificazione dell’1,2-benzisotiazol-3(2H)-one nella versione del regolamento delegato (UE) 2024/197 (21º adeguamento).',
  'Section 2.2: P501 added.': 'Sezione 2.2: aggiunto P501.',
  'Section 2.2: EUH208 added.': 'Sezione 2.2: aggiunto EUH208.',
  'Plaster, plasterboard, concrete and woodchip wallpaper':
    'Intonaco, cartongesso, calcestruzzo e carta da parati con trucioli di legno',
  'New and renovation coats in living rooms and offices': 'Pitturazione nuova e di rinnovo in abitazioni e uffici',
  'Coverage per coat': 'Resa per mano',
  'Can be painted over after': 'Sovraverniciabile dopo',
  'Wet scrub resistance, class': 'Resistenza allo sfregamento a umido, classe',
  'Hiding power, class': 'Potere coprente, classe',
  'at 7 m²/l': 'a 7 m²/l',
  Gloss: 'Brillantezza',
  'dead matt': 'molto opaco',
  'Grain size': 'Granulometria',
  'fine (< 100 µm)': 'fine (< 100 µm)',
  'Solids content': 'Contenuto di solidi',
  'Base: clean, dry and sound; prime strongly absorbent plaster.':
    'Supporto: pulito, asciutto e solido; trattare con un fondo l’intonaco molto assorbente.',
  'Thin the first coat with at most 5 % of water.': 'Diluire la prima mano con al massimo il 5 % di acqua.',
  'Do not apply below 5 °C (air and wall).': 'Non applicare al di sotto di 5 °C (aria e parete).',
  'Clean tools with water straight after use.': 'Pulire gli utensili con acqua subito dopo l’uso.',
  'Plastic pail': 'Secchio di plastica',
  'Use opened packs up soon.': 'Consumare presto le confezioni aperte.',
  'Thin the first coat with at most 10 % of water.': 'Diluire la prima mano con al massimo il 10 % di acqua.',

  'Isopropanol 99.9 %': 'Isopropanolo 99,9 %',
  'Pure solvent for cleaning optics, electronics and surfaces before bonding.':
    'Solvente puro per la pulizia di ottiche, componenti elettronici e superfici prima dell’incollaggio.',
  'Spraying near sources of ignition': 'Applicazione a spruzzo in prossimità di fonti di accensione',
  'Wipe with a lint-free cloth and let dry; ventilate well.':
    'Pulire con un panno senza pelucchi e lasciare asciugare; aerare bene.',
  'Water content at most 0.1 %.': 'Contenuto d’acqua massimo 0,1 %.',
  'Section 9.1: explosion limits updated.': 'Sezione 9.1: aggiornati i limiti di esplosività.',

  'Citric acid descaler': 'Disincrostante all’acido citrico',
  'Liquid descaler for kettles, coffee machines and taps, without mineral acids.':
    'Disincrostante liquido per bollitori, macchine da caffè e rubinetteria, senza acidi minerali.',
  'citric acid': 'acido citrico',
  'eye protection': 'Proteggere gli occhi',
  'Descaler for household and trade': 'Disincrostante per uso domestico e professionale',
  'Marble and other limestone': 'Marmo e altre pietre calcaree',
  'Fill in the diluted product, leave to act for 20 minutes, empty and rinse twice with fresh water.':
    'Versare il prodotto diluito, lasciare agire per 20 minuti, svuotare e risciacquare due volte con acqua pulita.',
  '125 ml for 0.5 l of water.': '125 ml per 0,5 l di acqua.',
  'Food-grade citric acid.': 'Acido citrico di qualità alimentare.',
  'Section 2.2: P337+P313 added.': 'Sezione 2.2: aggiunto P337+P313.',
  'Kettles, coffee machines and taps': 'Bollitori, macchine da caffè e rubinetteria',
  'Citric acid content': 'Contenuto di acido citrico',
  'Not for marble, enamel, zinc and aluminium.': 'Non adatto a marmo, smalto, zinco e alluminio.',
  'Keep out of the reach of children.': 'Tenere fuori dalla portata dei bambini.',

  'Demineralised water': 'Acqua demineralizzata',
  'Exempt from registration (REACH Article 2(7)(a), Annex IV).':
    'Esente da registrazione (REACH, articolo 2, paragrafo 7, lettera a), allegato IV).',
  'Water free of salts for batteries, steam irons and humidifiers.':
    'Acqua priva di sali per batterie, ferri da stiro a vapore e umidificatori.',
  water: 'acqua',
  'Filling of batteries, irons and humidifiers': 'Riempimento di batterie, ferri da stiro e umidificatori',
  Drinking: 'Uso come acqua da bere',
  'Fill in as the manufacturer of the appliance says.':
    'Riempire secondo le indicazioni del fabbricante dell’apparecchio.',
  'Conductivity at most 10 µS/cm.': 'Conducibilità massima 10 µS/cm.',
  'Final rinsing of parts and laboratory glassware': 'Risciacquo finale di pezzi e vetreria da laboratorio',
  Conductivity: 'Conducibilità',
  'Pour into clean vessels only.': 'Travasare soltanto in recipienti puliti.',

  'Brush cleaner (white spirit)': 'Pulisci pennelli (acquaragia minerale)',
  'Low-odour white spirit for thinning alkyd paints and cleaning brushes.':
    'Acquaragia minerale a basso odore per diluire smalti alchidici e pulire i pennelli.',
  'hydrocarbons, C9-C11, n-alkanes, isoalkanes, cyclics, < 2 % aromatics':
    'idrocarburi, C9-C11, n-alcani, isoalcani, ciclici, < 2 % di aromatici',
  'Thinner and brush cleaner': 'Diluente e pulisci pennelli',
  'Lamp oil and grill lighter': 'Olio per lampade e accendifuoco per barbecue',
  'Clean brushes in it straight after use and let the dirt settle; reuse the clear liquid.':
    'Lavarvi i pennelli subito dopo l’uso e lasciar depositare lo sporco; riutilizzare il liquido limpido.',
  'As a thinner: 5 to 10 %.': 'Come diluente: dal 5 al 10 %.',
  'Free of aromatics (< 2 %).': 'Senza aromatici (< 2 %).',
  'faintly of petrol': 'lieve di benzina',
  'flammable liquid': 'liquido infiammabile',
  'at 40 °C': 'a 40 °C',
  'hydrocarbon mixture C9-C14, aliphatic': 'miscela di idrocarburi C9-C14, alifatici',
  'peak limit factor 2(II)': 'fattore di superamento 2(II)',
  'peak limit factor 4(II)': 'fattore di superamento 4(II)',
  'Section 2.2: P405 added.': 'Sezione 2.2: aggiunto P405.',
  'Regulation (EC) No 648/2004, Annex VII A: none of the constituents that the label must name':
    'Regolamento (CE) n. 648/2004, allegato VII A: nessuno dei componenti da indicare sull’etichetta',
  'Alkyd and oil paints': 'Pitture alchidiche e a olio',
  'Dispose of settled dirt as hazardous waste.': 'Smaltire lo sporco depositato come rifiuto pericoloso.',

  'Glass cleaner, ready to use': 'Detergente per vetri, pronto all’uso',
  'Cleaner for windows, mirrors and displays; dries without streaks.':
    'Detergente per finestre, specchi e schermi; asciuga senza aloni.',
  'Cleaning of glass': 'Pulizia di vetri',
  'Acrylic glass': 'Vetro acrilico',
  'Spray on a cloth and wipe.': 'Spruzzare su un panno e strofinare.',
  'Free of perfume and colorants.': 'Senza profumi e coloranti.',
  'faintly of alcohol': 'lieve di alcol',

  'Trichloroethylene, stabilised': 'Tricloroetilene, stabilizzato',
  'Solvent for vapour degreasing in closed plants under authorisation.':
    'Solvente per lo sgrassaggio in fase vapore in impianti chiusi, con autorizzazione.',
  trichloroethylene: 'tricloroetilene',
  'Vapour degreasing in closed plants': 'Sgrassaggio in fase vapore in impianti chiusi',
  'All other uses': 'Tutti gli altri usi',
  'In closed plants under authorisation only.': 'Soltanto in impianti chiusi, con autorizzazione.',
  'Discontinued.': 'Non più in produzione.',
  'chloroform-like': 'simile al cloroformio',
  'REACH Annex XIV: subject to authorisation (sunset date 21 April 2016)':
    'REACH, allegato XIV: soggetto ad autorizzazione (data di scadenza 21 aprile 2016)',

  'Phosphoric acid 75 %': 'Acido fosforico 75 %',
  'Technical acid for phosphating, descaling and as a raw material.':
    'Acido tecnico per la fosfatazione, la disincrostazione e come materia prima.',
  'phosphoric acid': 'acido fosforico',
  'Phosphating of metals': 'Fosfatazione di metalli',
  Food: 'Alimenti',
  'Always add the acid to the water.': 'Aggiungere sempre l’acido all’acqua.',
  'Phosphating: 5 to 15 % in water.': 'Fosfatazione: dal 5 al 15 % in acqua.',
  'Low in iron and chloride.': 'A basso contenuto di ferro e cloruri.',
  'peak limit factor 2(I), inhalable fraction': 'fattore di superamento 2(I), frazione inalabile',
  'Removal of rust': 'Rimozione della ruggine',
  'Phosphoric acid content': 'Contenuto di acido fosforico',
  Arsenic: 'Arsenico',
  'Rinse phosphated parts and dry them with warm air.': 'Sciacquare i pezzi fosfatati e asciugarli con aria calda.',

  // UN proper shipping names (ADR, table A)
  ACETONE: 'ACETONE',
  'HYPOCHLORITE SOLUTION': 'IPOCLORITO IN SOLUZIONE',
  'SODIUM HYDROXIDE SOLUTION': 'IDROSSIDO DI SODIO IN SOLUZIONE',
  'HYDROCHLORIC ACID': 'ACIDO CLORIDRICO',
  ISOPROPANOL: 'ISOPROPANOLO',
  'HYDROGEN PEROXIDE, AQUEOUS SOLUTION': 'PEROSSIDO DI IDROGENO IN SOLUZIONE ACQUOSA',
  'FORMALDEHYDE SOLUTION': 'FORMALDEIDE IN SOLUZIONE',
  TOLUENE: 'TOLUENE',
  HEXANES: 'ESANI',
  METHANOL: 'METANOLO',
  'AMMONIA SOLUTION': 'AMMONIACA IN SOLUZIONE',
  'CAUSTIC ALKALI LIQUID, N.O.S. (sodium hydroxide, disodium metasilicate)':
    'LIQUIDO ALCALINO CAUSTICO, N.A.S. (idrossido di sodio, metasilicato di disodio)',
  'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (epoxy resin)':
    'MATERIA PERICOLOSA PER L’AMBIENTE, LIQUIDA, N.A.S. (resina epossidica)',
  'AMINES, LIQUID, CORROSIVE, N.O.S. (isophoronediamine)': 'AMMINE LIQUIDE CORROSIVE, N.A.S. (isoforondiammina)',
  'AEROSOLS, flammable': 'AEROSOL infiammabili',
  'ETHANOL SOLUTION': 'ETANOLO IN SOLUZIONE',
  'TURPENTINE SUBSTITUTE': 'SUCCEDANEO DELL’ESSENZA DI TREMENTINA',
  TRICHLOROETHYLENE: 'TRICLOROETILENE',
  'PHOSPHORIC ACID, SOLUTION': 'ACIDO FOSFORICO IN SOLUZIONE',

  // other names
  Formalin: 'Formalina',
  'White spirit': 'Acquaragia minerale',
  // how classes were found
  'UN test C.1 at 55 °C: more than 6.25 mm a year on aluminium':
    'Prova ONU C.1 a 55 °C: più di 6,25 mm all’anno sull’alluminio',
  'UN test C.1 at 55 °C: below 6.25 mm a year on steel and aluminium, illustrative entry of the demo catalogue':
    'Prova ONU C.1 a 55 °C: meno di 6,25 mm all’anno sull’acciaio e sull’alluminio, dato esemplificativo del catalogo dimostrativo',
  'LD50 of the product: 1193 mg/kg, oral, rat': 'DL50 del prodotto: 1193 mg/kg, orale, ratto',
  'Dilution (CLP Annex I 1.1.3.1) of citric acid 30 % in water, which does not irritate the skin: OECD 404, rabbit, illustrative entry of the demo catalogue':
    'Diluizione (CLP, allegato I, 1.1.3.1) di acido citrico al 30 % in acqua, che non irrita la pelle: OCSE 404, coniglio, dato esemplificativo del catalogo dimostrativo',
  'Dilution (CLP Annex I 1.1.3.1) of citric acid 30 % in water, which irritates the eyes: OECD 405, rabbit, illustrative entry of the demo catalogue':
    'Diluizione (CLP, allegato I, 1.1.3.1) di acido citrico al 30 % in acqua, che irrita gli occhi: OCSE 405, coniglio, dato esemplificativo del catalogo dimostrativo',
  'Section 2.1: Aquatic Chronic 2 (H411), as calculated with the M factors.':
    'Sezione 2.1: Aquatic Chronic 2 (H411), secondo il calcolo con i fattori M.',
  'no data available': 'nessun dato disponibile',
  'not applicable (the product is water)': 'non applicabile (il prodotto è acqua)',
  'not determined': 'non determinato',
  'distils without decomposition': 'distilla senza decomporsi',
  'decomposes when heated': 'si decompone per riscaldamento',
  'Mixes with the water in soil and hardly adsorbs, but decomposes there quickly (see subsection 12.2).':
    'Si miscela con l’acqua del suolo e si adsorbe appena, ma vi si decompone rapidamente (vedere la sottosezione 12.2).',
  'decomposes slowly at room temperature': 'si decompone lentamente a temperatura ambiente',
  'ammonia gas': 'ammoniaca gassosa',
  'Section 2: Aquatic Chronic 3 (H412) added.': 'Sezione 2: aggiunto Aquatic Chronic 3 (H412).',
  // limits and markets
  'butoxyacetic acid (after hydrolysis)': 'acido butossiacetico (dopo idrolisi)',
  '2,5-hexanedione and 4,5-dihydroxy-2-hexanone (after hydrolysis)':
    '2,5-esandione e 4,5-diidrossi-2-esanone (dopo idrolisi)',
  'o-cresol (after hydrolysis)': 'o-cresolo (dopo idrolisi)',
  'No. 5.2.5: organic substances': 'n. 5.2.5: sostanze organiche',
  'Explosive nitrogen trichloride can form with hypochlorites.':
    'Con ipocloriti può formarsi tricloruro di azoto esplosivo.',
  'Prolonged spraying from a short distance can cause frostbite: do not spray on the skin.':
    'L’erogazione prolungata da breve distanza può provocare congelamento: non spruzzare sulla pelle.',

  // polyurethane hardener
  'Polyurethane system – component B (hardener)': 'Sistema poliuretanico – componente B (indurente)',
  'Polymeric diphenylmethane diisocyanate for component A; hardens casting resins and adhesives.':
    'Difenilmetandiisocianato polimerico per il componente A; indurisce resine da colata e adesivi.',
  'Reacts with moisture: foams, and hardens slowly in opened packs.':
    'Reagisce con l’umidità: forma schiuma e indurisce lentamente nelle confezioni aperte.',
  'Hardener component of casting resins and adhesives': 'Componente indurente di resine da colata e adesivi',
  'Moulds, models and tools': 'Stampi, modelli e attrezzature',
  'Isocyanate content (NCO)': 'Contenuto di isocianato (NCO)',
  brown: 'marrone',
  'faint, musty': 'debole, di muffa',
  'Stir into component A in full, without air bubbles and with dry tools, and use up within the pot life.':
    'Mescolare per intero nel componente A, senza bolle d’aria e con attrezzi asciutti, e consumare entro il tempo di utilizzo.',
  'Mixing ratio A : B = 100 : 60 by weight.': 'Rapporto di miscelazione A : B = 100 : 60 in peso.',
  'Never close a pack again into which water may have got: carbon dioxide bursts it.':
    'Non richiudere mai una confezione in cui può essere entrata acqua: l’anidride carbonica la fa scoppiare.',
  'diphenylmethane diisocyanate, oligomers': 'difenilmetandiisocianato, oligomeri',
  'respiratory tract': 'vie respiratorie',
  "4,4'-methylenediphenyl diisocyanate": "4,4'-metilendifenil-diisocianato",
  "o-(p-isocyanatobenzyl)phenyl isocyanate (2,4'-MDI)": "isocianato di o-(p-isocianatobenzil)fenile (2,4'-MDI)",
  'As from 24 August 2023 adequate training is required before industrial or professional use.':
    'A partire dal 24 agosto 2023 l’uso industriale o professionale è consentito solo dopo aver ricevuto una formazione adeguata.',
  'reacts with water and forms carbon dioxide': 'reagisce con l’acqua formando anidride carbonica',
  'diisocyanates, as NCO': 'diisocianati, come NCO',
  'MDI and its oligomers, inhalable fraction': 'MDI e i suoi oligomeri, frazione inalabile',
  'isocyanates, as NCO': 'isocianati, come NCO',
  'isocyanate-derived diamine': 'diammina derivata dall’isocianato',
  'sensitises skin and airways': 'sensibilizza la pelle e le vie respiratorie',
  'sensitises the airways': 'sensibilizza le vie respiratorie',
  'peak limit factor 1;=2=(I), remarks Sah, Y': 'fattore di superamento 1;=2=(I), note Sah, Y',
  'The oligomers have no registration number: polymers are exempt from registration (REACH Art. 2(9)).':
    'Gli oligomeri non hanno un numero di registrazione: i polimeri sono esenti dalla registrazione (REACH, art. 2, par. 9).',
  'Reacts with water to solid polyureas, which are insoluble and inert.':
    'Reagisce con l’acqua formando poliuree solide, insolubili e inerti.',
  'Section 8.1: limit values of Directive (EU) 2024/869 for diisocyanates.':
    'Sezione 8.1: valori limite della direttiva (UE) 2024/869 per i diisocianati.',

  // calibration gas
  'Calibration gas: carbon monoxide 10 % in nitrogen': 'Gas di taratura: monossido di carbonio 10 % in azoto',
  'Gas mixture in cylinders for calibrating analysers of exhaust, flue and process gas; with certificate.':
    'Miscela di gas in bombole per la taratura di analizzatori di gas di scarico, fumi e gas di processo; con certificato.',
  'Prepared by weighing (ISO 6142-1); the certificate states the content and its uncertainty.':
    'Preparato per pesata (ISO 6142-1); il certificato riporta il contenuto e la sua incertezza.',
  'Calibration of gas analysers': 'Taratura di analizzatori di gas',
  'Measuring instruments for exhaust gas of vehicles and flue gas of furnaces':
    'Strumenti di misura per gas di scarico di veicoli e fumi di impianti di combustione',
  'Carbon monoxide content': 'Contenuto di monossido di carbonio',
  'Relative uncertainty of the content': 'Incertezza relativa del contenuto',
  Oxygen: 'Ossigeno',
  Moisture: 'Umidità',
  'at 20 °C and 1013 hPa': 'a 20 °C e 1013 hPa',
  'Filling pressure': 'Pressione di riempimento',
  'at 15 °C': 'a 15 °C',
  'Take out with a pressure regulator that is made for carbon monoxide, purge it three times and lead the gas outdoors after use.':
    'Prelevare con un riduttore di pressione previsto per il monossido di carbonio, spurgarlo tre volte e convogliare il gas all’aperto dopo l’uso.',
  'Flow 0.5 to 1 l/min; use down to a residual pressure of 5 bar.':
    'Portata da 0,5 a 1 l/min; utilizzare fino a una pressione residua di 5 bar.',
  'Open the valve slowly by hand and close it after use.':
    'Aprire la valvola lentamente a mano e chiuderla dopo l’uso.',
  'Gas cylinder': 'Bombola',
  'Store cylinders upright, secured against falling and with closed valve and cap.':
    'Conservare le bombole in posizione verticale, assicurate contro la caduta, con valvola chiusa e cappellotto.',
  'carbon monoxide': 'monossido di carbonio',
  nitrogen: 'azoto',
  'heart, nervous system': 'cuore, sistema nervoso',
  'ISO 10156: in any mixture with air less than 10 % of carbon monoxide, whose lower explosion limit is 10.9 %':
    'ISO 10156: in ogni miscela con aria meno del 10 % di monossido di carbonio, il cui limite inferiore di esplosività è 10,9 %',
  'Filled at 150 bar; wholly gaseous at −50 °C (CLP Annex I 2.5.2, Table 2.5.1)':
    'Riempito a 150 bar; completamente gassoso a −50 °C (CLP, allegato I, 2.5.2, tabella 2.5.1)',
  gas: 'gas',
  'Breathing and medical purposes': 'Scopi respiratori e medici',
  'slightly soluble in water': 'poco solubile in acqua',
  carboxyhaemoglobin: 'carbossiemoglobina',
  'peak limit factor 2(II), remark Z': 'fattore di superamento 2(II), nota Z',
  'COMPRESSED GAS, N.O.S. (nitrogen, carbon monoxide)': 'GAS COMPRESSO, N.A.S. (azoto, monossido di carbonio)',

  // lamp oil
  'Lamp oil, colourless': 'Olio per lampade, incolore',
  'Highly purified hydrocarbons C10-C14 for oil lamps with a protected wick; without colour and perfume.':
    'Idrocarburi C10-C14 altamente purificati per lampade a olio con stoppino protetto; senza coloranti né profumo.',
  'Burns almost without soot and smell; black, opaque bottle with a child-resistant cap.':
    'Brucia quasi senza fuliggine né odore; flacone nero opaco con chiusura a prova di bambino.',
  'Fuel for oil lamps that comply with EN 14059': 'Combustibile per lampade a olio conformi a EN 14059',
  'Lanterns and garden torches with a protected wick': 'Lanterne e torce da giardino con stoppino protetto',
  'Smoke point': 'Punto di fumo',
  'almost odourless': 'quasi inodore',
  'Fill the cold lamp with a funnel up to three quarters, wipe off what was spilled, and close the lamp before lighting it.':
    'Riempire la lampada fredda per tre quarti con un imbuto, asciugare quanto versato e chiudere la lampada prima di accenderla.',
  '100 ml burn for about 15 hours.': '100 ml bruciano per circa 15 ore.',
  'Keep the wick short: a long wick makes soot.': 'Tenere corto lo stoppino: uno stoppino lungo produce fuliggine.',
  'Black, opaque plastic bottle': 'Flacone di plastica nero opaco',
  'hydrocarbons, C10-C13, n-alkanes, < 2 % aromatics': 'idrocarburi, C10-C13, n-alcani, < 2 % aromatici',
  'hydrocarbons, C11-C14, n-alkanes, isoalkanes, cyclics, < 2 % aromatics':
    'idrocarburi, C11-C14, n-alcani, isoalcani, ciclici, < 2 % aromatici',
  'Keep lamps filled with this liquid out of the reach of children':
    'Tenere le lampade riempite con questo liquido fuori dalla portata dei bambini',
  'Just a sip of lamp oil – or even sucking the wick of lamps – may lead to life-threatening lung damage':
    'Ingerire un sorso d’olio per lampade – o succhiare lo stoppino di una lampada – può causare lesioni polmonari con potenziale pericolo di vita',
  'Grill lighter, heating and cleaning': 'Accendifuoco per barbecue, riscaldamento e pulizia',
  'Oil lamps without a protected wick': 'Lampade a olio senza stoppino protetto',

  // oxygen cleaner
  'Oxygen cleaner with hydrogen peroxide': 'Detergente all’ossigeno attivo con perossido di idrogeno',
  'Bleaching cleaner against stains on tile joints, garden furniture and light-coloured stone, without chlorine.':
    'Detergente sbiancante contro le macchie su fughe, mobili da giardino e pietra chiara, senza cloro.',
  'Bleaching cleaner for household and garden': 'Detergente sbiancante per casa e giardino',
  'Tile joints, plastic furniture and awnings': 'Fughe, mobili di plastica e tende da sole',
  'Apply with a brush, leave for 10 minutes without drying, then rinse with plenty of water.':
    'Applicare con una spazzola, lasciare agire 10 minuti senza far asciugare, poi risciacquare con molta acqua.',
  'Undiluted: about 50 ml/m².': 'Non diluito: circa 50 ml/m².',
  'Ingredients: 5 % or over but less than 15 % oxygen-based bleaching agents, less than 5 % non-ionic surfactants.':
    'Componenti: 5 % o più, ma meno del 15 % di sbiancanti a base di ossigeno, meno del 5 % di tensioattivi non ionici.',
  'Mixing with other cleaners': 'Miscelazione con altri detergenti',
  'Stained wood, copper and brass': 'Legno tinto, rame e ottone',

  // reasons and texts of sections 3 to 15
  'the ingredients distil without decomposition': 'i componenti distillano senza decomposizione',
  'Distils without decomposition at normal pressure.': 'Distilla senza decomposizione a pressione normale.',
  'water vapour, air = 1': 'vapore acqueo, aria = 1',
  'gaseous formaldehyde': 'formaldeide gassosa',
  'gaseous formaldehyde, air = 1': 'formaldeide gassosa, aria = 1',
  'cannot be measured: paraformaldehyde separates before the solution freezes':
    'non misurabile: la paraformaldeide si separa prima che la soluzione geli',
  'Storage temperature: 35 °C to 45 °C. Stainless steel is suitable, too; unalloyed steel, copper, nickel, zinc and their alloys are unsuitable.':
    'Temperatura di stoccaggio: da 35 °C a 45 °C. È idoneo anche l’acciaio inossidabile; non sono idonei l’acciaio non legato, il rame, il nichel, lo zinco e le loro leghe.',
  'The remainder, at most 5 %, consists of other hydrocarbons C6: methylpentanes and methylcyclopentane.':
    'Il resto, al massimo 5 %, è costituito da altri idrocarburi C6: metilpentani e metilciclopentano.',
  'none below the flash point of more than 200 °C: the vapours form no ignitable mixture with air':
    'nessuno sotto il punto di infiammabilità, superiore a 200 °C: i vapori non formano miscele infiammabili con l’aria',
  'Reacts with the water in soil to solid polyureas, which stay where they are; adsorption cannot be measured.':
    'Reagisce con l’acqua nel suolo formando poliuree solide, che restano sul posto; un adsorbimento non è misurabile.',
  'none at the temperatures of use: both gases are stable':
    'nessuna alle temperature d’uso: entrambi i gas sono stabili',
  'Nitrogen is exempt from registration (REACH Annex IV). Carbon monoxide has Flam. Gas 1 (H220) in CLP Annex VI, without the division into 1A and 1B; given is 1A, to which H220 belongs.':
    'L’azoto è esente dalla registrazione (REACH allegato IV). Il monossido di carbonio ha in CLP allegato VI Flam. Gas 1 (H220), senza la suddivisione in 1A e 1B; è indicata 1A, a cui appartiene H220.',
  'As a gas it escapes into the air and spreads there; soil and water take up little of it.':
    'Come gas si disperde nell’aria e vi si distribuisce; suolo e acqua ne assorbono poco.',
  'concerns installations, in which this household product is not used':
    'riguarda gli impianti, nei quali questo prodotto per la casa non è utilizzato',
  'cannot be measured: the water evaporates first': 'non misurabile: prima evapora l’acqua',
  'ADR names it as UN2014, class 5.1, packing group II, whose criteria are those of category 2 (CLP Annex I 2.13.2)':
    'Nominato nell’ADR come UN2014, classe 5.1, gruppo di imballaggio II, i cui criteri sono quelli della categoria 2 (CLP allegato I 2.13.2)',
  'ADR names it as UN2984, class 5.1, packing group III, whose criteria are those of category 3 (CLP Annex I 2.13.2)':
    'Nominato nell’ADR come UN2984, classe 5.1, gruppo di imballaggio III, i cui criteri sono quelli della categoria 3 (CLP allegato I 2.13.2)',
};
