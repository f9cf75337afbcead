/** The catalogue's texts in Slovenian, by their English. */
export const textsSl: Readonly<Record<string, string>> = {
  // acetone
  'Acetone technical 99.5 %': 'Aceton, tehnični, 99,5 %',
  'Fast-evaporating solvent for resins, lacquers and adhesives; degreases metal, glass and tools.':
    'Hitro hlapeče topilo za smole, lake in lepila; razmašča kovine, steklo in orodje.',
  acetone: 'aceton',
  vapours: 'hlapov',
  'protective gloves/eye protection': 'zaščitne rokavice/zaščito za oči',
  Solvent: 'Topilo',
  'Cleaning and degreasing agent': 'Sredstvo za čiščenje in razmaščevanje',
  'Laboratory reagent': 'Laboratorijski reagent',
  'Consumer spray applications': 'Potrošniške uporabe z razprševanjem',
  'Wipe the surface with a lint-free cloth wetted with acetone and let it dry; use in well-ventilated places only.':
    'Površino obrišite s krpo brez vlaken, navlaženo z acetonom, in pustite, da se posuši; uporabljajte samo v dobro prezračevanih prostorih.',
  'Undiluted.': 'Nerazredčeno.',
  'Evaporates without residue. Softens polystyrene, ABS and many lacquers: test first in a hidden place.':
    'Izhlapi brez ostankov. Mehča polistiren, ABS in številne lake: najprej preskusite na skritem mestu.',
  liquid: 'tekočina',
  colourless: 'brezbarvna',
  sweetish: 'sladkast',
  'highly flammable liquid': 'lahko vnetljiva tekočina',
  'closed cup': 'zaprta posoda',
  'at 20 °C': 'pri 20 °C',
  'miscible with water': 'se meša z vodo',
  'air = 1': 'zrak = 1',
  'peak limit factor 2(I), remark Y': 'faktor prekoračitve 2(I), opomba Y',
  'Section 8.1: exposure limit supplemented by peak limit and remark.':
    'Oddelek 8.1: mejna vrednost dopolnjena s faktorjem prekoračitve in opombo.',
  'Section 15.1: drug precursor and solvent emissions added.':
    'Oddelek 15.1: dodane predhodne sestavine za prepovedane droge in emisije topil.',
  'Format of Regulation (EU) 2020/878 in all sections.': 'Oblika po Uredbi (EU) 2020/878 v vseh oddelkih.',
  'Section 9.1: flash point and density measured anew.': 'Oddelek 9.1: plamenišče in gostota na novo izmerjena.',

  // ethanol
  'Ethanol 96 % denatured': 'Etanol 96 %, denaturiran',
  'Ethanol denatured with butanone, for cleaning, extraction and as a solvent for inks and lacquers.':
    'Etanol, denaturiran z butanonom, za čiščenje, ekstrakcijo in kot topilo za tiskarske barve in lake.',
  ethanol: 'etanol',
  butanone: 'butanon',
  'Cleaning agent': 'Čistilno sredstvo',
  'Extraction agent': 'Ekstrakcijsko sredstvo',
  'Food, medicinal products and cosmetics': 'Živila, zdravila in kozmetika',
  'Fuel for table fireplaces': 'Gorivo za namizne kamine',
  'Apply with a cloth or from a dispenser, keep away from sources of ignition and ventilate well.':
    'Nanesite s krpo ali iz dozirnika, hranite ločeno od virov vžiga in dobro prezračite.',
  'Undiluted, or diluted with water to 70 % by volume for cleaning.':
    'Nerazredčeno ali za čiščenje razredčeno z vodo na 70 vol. %.',
  'Denatured: exempt from spirits duty when used as intended.':
    'Denaturirano: ob predvideni uporabi oproščeno trošarine na alkohol.',
  alcoholic: 'po alkoholu',
  'Section 8.1: limit values for butanone added.': 'Oddelek 8.1: dodane mejne vrednosti za butanon.',
  'Section 2.2: P240 added.': 'Oddelek 2.2: dodan stavek P240.',
  'Section 2.2: P284, P304+P340 and P310 added.': 'Oddelek 2.2: dodani stavki P284, P304+P340 in P310.',
  'Format of Regulation (EU) 2020/878.': 'Oblika po Uredbi (EU) 2020/878.',
  'Section 8.1: exposure limit added.': 'Oddelek 8.1: dodana mejna vrednost.',

  // sodium hypochlorite
  'Sodium hypochlorite solution 12 % active chlorine': 'Raztopina natrijevega hipoklorita, 12 % aktivnega klora',
  'Alkaline bleaching and oxidising solution for water treatment, laundries and swimming pool technology.':
    'Alkalna raztopina za beljenje in oksidacijo, za pripravo vode, pralnice in bazensko tehniko.',
  'sodium hypochlorite, solution': 'natrijev hipoklorit, raztopina',
  'sodium hydroxide': 'natrijev hidroksid',
  'Water treatment': 'Priprava vode',
  'Bleaching agent in laundries': 'Belilno sredstvo v pralnicah',
  'Oxidising agent in the chemical industry': 'Oksidant v kemični industriji',
  'Use together with acidic cleaners': 'Uporaba skupaj s kislimi čistili',
  'Dose with a metering pump made of resistant plastics; never mix with acids.':
    'Dozirajte z dozirno črpalko iz odporne plastike; nikoli ne mešajte s kislinami.',
  'Swimming pool water: 0.3 to 0.6 mg/l free chlorine. Laundry: 5 to 15 ml per kg of linen.':
    'Bazenska voda: 0,3 do 0,6 mg/l prostega klora. Pralnica: 5 do 15 ml na kg perila.',
  'Loses active chlorine in storage: at 20 °C about 1 % of it a week. Use within three months.':
    'Med skladiščenjem izgublja aktivni klor: pri 20 °C približno 1 % na teden. Porabite v treh mesecih.',
  'yellowish green': 'rumenkasto zelena',
  'chlorine-like': 'po kloru',
  decomposes: 'razpade',
  'not flammable': 'ni vnetljivo',
  chlorine: 'klor',
  'peak limit factor 1(I), remark Y': 'faktor prekoračitve 1(I), opomba Y',
  'Section 8.1: exposure limit for chlorine added.': 'Oddelek 8.1: dodana mejna vrednost za klor.',
  'Section 7.2: advice on vented caps.': 'Oddelek 7.2: napotek o prezračevalnih pokrovih.',
  'Sections 2 and 3: Aquatic Chronic 1 (H410) with its M factor according to CLP Annex VI.':
    'Oddelka 2 in 3: Aquatic Chronic 1 (H410) z množilnim faktorjem M v skladu s Prilogo VI k uredbi CLP.',

  // sodium hydroxide
  'Sodium hydroxide solution 30 %': 'Raztopina natrijevega hidroksida 30 %',
  'Strong alkali for neutralisation, pH control, regeneration of ion exchangers and cleaning in place.':
    'Močan lug za nevtralizacijo, uravnavanje pH, regeneracijo ionskih izmenjevalnikov in čiščenje na mestu (CIP).',
  'mist/spray': 'meglice/razpršila',
  'Neutralisation and pH control': 'Nevtralizacija in uravnavanje pH',
  'Raw material in chemical synthesis': 'Surovina v kemijski sintezi',
  'Cleaning of plant and equipment': 'Čiščenje naprav in opreme',
  'Spraying without extraction': 'Razprševanje brez odsesavanja',
  'Always add the lye to the water, slowly and with stirring; cool where needed.':
    'Vedno dodajajte lug v vodo, počasi in med mešanjem; po potrebi hladite.',
  'Cleaning in place: 1 to 3 % in water at 60 to 80 °C.': 'Čiščenje na mestu (CIP): 1 do 3 % v vodi pri 60 do 80 °C.',
  'Solidifies just above 0 °C: store frost-free, heat pipes outdoors.':
    'Strdi se tik nad 0 °C: skladiščite zaščiteno pred zmrzaljo, cevovode na prostem ogrevajte.',
  odourless: 'brez vonja',
  'Section 2.2: P310 and P301+P330+P331 added.': 'Oddelek 2.2: dodana stavka P310 in P301+P330+P331.',
  'Section 2.2: P260, P301+P330+P331 and P310 added.': 'Oddelek 2.2: dodani stavki P260, P301+P330+P331 in P310.',
  'Section 8.1: limit of the United Kingdom added.': 'Oddelek 8.1: dodana mejna vrednost Združenega kraljestva.',
  'The directives of the EU have no limit value for sodium hydroxide.':
    'Direktive EU ne določajo mejne vrednosti za natrijev hidroksid.',

  // hydrochloric acid
  'Hydrochloric acid 31 %': 'Klorovodikova kislina 31 %',
  'Technical acid for pickling steel, descaling, neutralisation and the regeneration of ion exchangers.':
    'Tehnična kislina za luženje jekla, odstranjevanje vodnega kamna, nevtralizacijo in regeneracijo ionskih izmenjevalnikov.',
  'hydrochloric acid': 'klorovodikova kislina',
  'gas/mist/vapours': 'plina/meglice/hlapov',
  'Pickling of metals': 'Luženje kovin',
  'Regeneration of ion exchangers': 'Regeneracija ionskih izmenjevalnikov',
  'Use together with chlorine bleach': 'Uporaba skupaj s klorovim belilom',
  'Always add the acid to the water; use with extraction and resistant equipment.':
    'Vedno dodajajte kislino v vodo; uporabljajte ob odsesavanju in z odporno opremo.',
  'Pickling: 10 to 18 % in water. Descaling: 3 to 5 %.':
    'Luženje: 10 do 18 % v vodi. Odstranjevanje vodnega kamna: 3 do 5 %.',
  'Fumes in moist air.': 'Na vlažnem zraku se kadi.',
  'colourless to yellowish': 'brezbarvna do rumenkasta',
  pungent: 'oster',
  'hydrogen chloride': 'vodikov klorid',
  'Section 2: H290 added; STOT SE 3 (H335) shown on the label with GHS07.':
    'Oddelek 2: dodan stavek H290; STOT SE 3 (H335) na etiketi označen z GHS07.',
  'Section 1.1: UFI added.': 'Oddelek 1.1: dodan UFI.',

  // methanol
  'Methanol 99.9 %': 'Metanol 99,9 %',
  'High-purity solvent and raw material for synthesis and analysis. Toxic: for professional users only.':
    'Zelo čisto topilo in surovina za sintezo in analitiko. Strupeno: samo za poklicne uporabnike.',
  methanol: 'metanol',
  'eyes, central nervous system': 'oči, centralni živčni sistem',
  'mist/vapours/spray': 'meglice/hlapov/razpršila',
  'protective gloves/protective clothing/eye protection': 'zaščitne rokavice/zaščitno obleko/zaščito za oči',
  'Process solvent': 'Procesno topilo',
  'Consumer uses': 'Potrošniške uporabe',
  'Windscreen washing and defrosting fluids': 'Tekočine za pranje in odmrzovanje vetrobranskih stekel',
  'Use in closed systems or under extraction; earth all equipment before transfer.':
    'Uporabljajte v zaprtih sistemih ali ob odsesavanju; pred pretakanjem ozemljite vso opremo.',
  'Undiluted, as the process requires.': 'Nerazredčeno, glede na zahteve postopka.',
  'Water content at most 0.05 %; burns with a flame that is hardly visible in daylight.':
    'Vsebnost vode največ 0,05 %; gori s plamenom, ki je pri dnevni svetlobi komaj viden.',
  'peak limit factor 2(II), remark Y': 'faktor prekoračitve 2(II), opomba Y',
  'Section 2.2: organs of H370 named.': 'Oddelek 2.2: navedeni organi pri stavku H370.',
  'Section 15.1: named substance of Directive 2012/18/EU.': 'Oddelek 15.1: imenovana snov po Direktivi 2012/18/EU.',
  'Section 15.1: entry 69 of REACH Annex XVII.': 'Oddelek 15.1: vnos 69 iz Priloge XVII k uredbi REACH.',

  // formaldehyde
  'Formaldehyde solution 37 % (methanol < 1 %)': 'Raztopina formaldehida 37 % (metanol < 1 %)',
  'Aqueous raw material for resins and for the fixing of tissue; low in methanol, kept stable by warm storage.':
    'Vodna surovina za smole in za fiksiranje tkiv; z malo metanola, stabilna ob toplem skladiščenju.',
  formaldehyde: 'formaldehid',
  'Raw material for resins': 'Surovina za smole',
  'Fixing agent in histology and pathology': 'Fiksirno sredstvo v histologiji in patologiji',
  'Use in closed systems or in a fume cupboard; keep the time of exposure as short as possible.':
    'Uporabljajte v zaprtih sistemih ali v digestoriju; čas izpostavljenosti naj bo čim krajši.',
  'Fixing of tissue: diluted with buffer to a formaldehyde content of 4 %.':
    'Fiksiranje tkiv: razredčeno s pufrom na vsebnost formaldehida 4 %.',
  'Becomes cloudy below about 35 °C through paraformaldehyde.':
    'Pod približno 35 °C se zaradi paraformaldehida zamotni.',
  'combustible, not classified as flammable': 'gorljivo, ni razvrščeno kot vnetljivo',
  'dermal sensitisation': 'preobčutljivost kože',
  'peak limit factor 2(I), remarks Sh, Y, X': 'faktor prekoračitve 2(I), opombe Sh, Y, X',
  'Flash point and explosion limits depend on the content of methanol.':
    'Plamenišče in meji eksplozivnosti so odvisni od vsebnosti metanola.',
  'REACH Annex XVII, entry 77: formaldehyde and formaldehyde releasers in articles and vehicles':
    'Priloga XVII k uredbi REACH, vnos 77: formaldehid in snovi, ki sproščajo formaldehid, v izdelkih in vozilih',
  'Sections 2, 3 and 11: harmonised classification of formaldehyde in the version of Delegated Regulation (EU) 2024/2564 (22nd adaptation), which applies from 1 May 2026: Acute Tox. 2 (inhalation, H330) and Acute Tox. 4 (oral, H302) replace Acute Tox. 3 (H301, H311, H331); EUH071 added.':
    'Oddelki 2, 3 in 11: usklajena razvrstitev formaldehida po Delegirani uredbi (EU) 2024/2564 (22. prilagoditev), ki se uporablja od 1. maja 2026: Acute Tox. 2 (vdihavanje, H330) in Acute Tox. 4 (oralno, H302) nadomeščata Acute Tox. 3 (H301, H311, H331); dodan stavek EUH071.',
  'Section 8.1: binding EU limit values of Directive (EU) 2019/983.':
    'Oddelek 8.1: zavezujoče mejne vrednosti EU iz Direktive (EU) 2019/983.',

  // toluene
  Toluene: 'Toluen',
  'Aromatic solvent for coatings, adhesives and printing inks; raw material for synthesis.':
    'Aromatsko topilo za premaze, lepila in tiskarske barve; surovina za sintezo.',
  toluene: 'toluen',
  'Solvent in coatings and inks': 'Topilo v premazih in tiskarskih barvah',
  'Adhesives and spray paints for the general public': 'Lepila in barve v razpršilu za širšo javnost',
  'Use with extraction and explosion-proof equipment; keep off the skin.':
    'Uporabljajte ob odsesavanju in z opremo, odporno proti eksplozijam; preprečite stik s kožo.',
  'Undiluted or as the formulation requires.': 'Nerazredčeno ali glede na recepturo.',
  'Charges electrostatically when poured: earth containers and limit the flow rate.':
    'Pri pretakanju se elektrostatično naelektri: ozemljite posode in omejite hitrost pretoka.',
  aromatic: 'aromatičen',
  'Section 15.1: water hazard class 3 instead of 2.': 'Oddelek 15.1: razred ogrožanja voda 3 namesto 2.',

  // n-hexane
  'n-Hexane 95 %': 'n-Heksan 95 %',
  'Low-boiling hydrocarbon for the extraction of vegetable oils, for adhesives and as a reaction medium.':
    'Ogljikovodik z nizkim vreliščem za ekstrakcijo rastlinskih olj, za lepila in kot reakcijski medij.',
  'n-hexane': 'n-heksan',
  'nervous system': 'živčni sistem',
  'Solvent in adhesives': 'Topilo v lepilih',
  'Use in closed systems with explosion-proof equipment; check the exposure by measurement.':
    'Uporabljajte v zaprtih sistemih z opremo, odporno proti eksplozijam; izpostavljenost preverjajte z meritvami.',
  'Long exposure damages the nerves: where the process allows it, replace by n-heptane or cyclohexane.':
    'Dolgotrajna izpostavljenost poškoduje živce: če postopek to dopušča, ga nadomestite z n-heptanom ali cikloheksanom.',
  'petrol-like': 'podoben bencinu',
  'insoluble in water': 'netopno v vodi',
  'peak limit factor 8(II), remark Y': 'faktor prekoračitve 8(II), opomba Y',
  'Sections 2, 3 and 11: harmonised classification of n-hexane in the version of Delegated Regulation (EU) 2024/2564 (22nd adaptation), which applies from 1 May 2026: STOT RE 1 (H372, nervous system) replaces STOT RE 2 (H373).':
    'Oddelki 2, 3 in 11: usklajena razvrstitev n-heksana po Delegirani uredbi (EU) 2024/2564 (22. prilagoditev), ki se uporablja od 1. maja 2026: STOT RE 1 (H372, živčni sistem) nadomešča STOT RE 2 (H373).',

  // hydrogen peroxide
  'Hydrogen peroxide 35 %': 'Vodikov peroksid 35 %',
  'Oxidising and bleaching solution for water treatment, surface treatment and the pulp industry.':
    'Raztopina za oksidacijo in beljenje, za pripravo vode, obdelavo površin in industrijo celuloze.',
  'hydrogen peroxide, solution': 'vodikov peroksid, raztopina',
  'Bleaching agent': 'Belilno sredstvo',
  'Surface treatment of metals': 'Površinska obdelava kovin',
  'Supply to members of the general public': 'Dobava splošni javnosti',
  'Dose from the original container with clean equipment; never return product that has been taken out.':
    'Dozirajte iz originalne posode s čisto opremo; odvzetega izdelka nikoli ne vračajte.',
  'Bleaching: 2 to 10 g/l in water.': 'Beljenje: 2 do 10 g/l v vodi.',
  'Stabilised; decomposes to water and oxygen.': 'Stabilizirano; razpade na vodo in kisik.',
  faint: 'šibek',
  'hydrogen peroxide': 'vodikov peroksid',
  'Section 2: STOT SE 3 (H335) at 35 % and above.': 'Oddelek 2: STOT SE 3 (H335) pri 35 % in več.',
  'Section 15.1: restricted explosives precursor according to Regulation (EU) 2019/1148.':
    'Oddelek 15.1: omejena predhodna sestavina za eksplozive v skladu z Uredbo (EU) 2019/1148.',

  // ammonia
  'Ammonia solution 25 %': 'Raztopina amoniaka 25 %',
  'Aqueous ammonia for flue gas cleaning, neutralisation and as a raw material.':
    'Vodna raztopina amoniaka za čiščenje dimnih plinov, nevtralizacijo in kot surovina.',
  'ammonia, aqueous solution': 'amoniak, vodna raztopina',
  'Flue gas cleaning': 'Čiščenje dimnih plinov',
  'Use in closed systems; open containers only when cold and under extraction.':
    'Uporabljajte v zaprtih sistemih; posode odpirajte samo hladne in ob odsesavanju.',
  'As the process requires.': 'Glede na zahteve postopka.',
  'Gives off ammonia when warm: pressure builds up in closed containers.':
    'Pri segrevanju oddaja amoniak: v zaprtih posodah se zviša tlak.',
  ammonia: 'amoniak',
  'Explosive compounds form with halogens and with silver and mercury salts.':
    'S halogeni ter srebrovimi in živosrebrovimi solmi nastajajo eksplozivne spojine.',
  'Section 14: environmentally hazardous.': 'Oddelek 14: nevarno za okolje.',

  // alkaline cleaner
  'Alkaline cleaner concentrate': 'Alkalno čistilo, koncentrat',
  'Concentrate against grease, oil and burnt-on residues on floors, machines and kitchen equipment.':
    'Koncentrat proti maščobi, olju in zažganim ostankom na tleh, strojih in kuhinjski opremi.',
  'disodium metasilicate': 'dinatrijev metasilikat',
  '2-butoxyethanol': '2-butoksietanol',
  'D-glucopyranose, oligomeric, C8-10 alkyl glycosides': 'D-glukopiranoza, oligomerna, C8-10-alkilglikozidi',
  'Cleaning agent for trade and industry': 'Čistilno sredstvo za obrt in industrijo',
  'Aluminium and painted surfaces': 'Aluminij in lakirane površine',
  'Dilute, apply, leave for 5 minutes without drying, then rinse with water.':
    'Razredčite, nanesite, pustite delovati 5 minut, ne da bi se posušilo, nato sperite z vodo.',
  '0.5 to 5 % in water.': '0,5 do 5 % v vodi.',
  'Low foaming: suitable for scrubbing machines and high-pressure cleaners.':
    'Se malo peni: primerno za stroje za čiščenje tal in visokotlačne čistilnike.',
  'pale yellow': 'svetlo rumena',
  'Switch off the current before use. Use only in well ventilated rooms.':
    'Pred uporabo izklopite tok. Uporabljajte samo v dobro prezračevanih prostorih.',
  'Ingredients: less than 5 % non-ionic surfactants.': 'Sestavine: manj kot 5 % neionskih površinsko aktivnih snovi.',
  'Ingredients according to Regulation (EC) No 648/2004: less than 5 % non-ionic surfactants':
    'Sestavine v skladu z Uredbo (ES) št. 648/2004: manj kot 5 % neionskih površinsko aktivnih snovi',
  'Section 3: 2-butoxyethanol reduced to 3 – < 5 %.': 'Oddelek 3: 2-butoksietanol zmanjšan na 3 – < 5 %.',
  'Section 1.1: new UFI because of the changed formula.': 'Oddelek 1.1: nov UFI zaradi spremenjene formule.',
  '1 to 5 % in water.': '1 do 5 % v vodi.',
  'Section 8.1: limit values for 2-butoxyethanol added.': 'Oddelek 8.1: dodane mejne vrednosti za 2-butoksietanol.',

  // epoxy resin
  'Epoxy system – component A (resin)': 'Epoksidni sistem – komponenta A (smola)',
  'Solvent-free epoxy resin for floor coatings and castings; hardened with component B.':
    'Epoksidna smola brez topil za talne premaze in zalivanje; strjuje se s komponento B.',
  'reaction product: bisphenol-A-(epichlorhydrin); epoxy resin (number average molecular weight ≤ 700)':
    'reakcijski produkt: bisfenol-A-(epiklorohidrin); epoksidna smola (številsko povprečje molekulske mase ≤ 700)',
  'oxirane, mono[(C12-14-alkyloxy)methyl] derivs.': 'oksiran, mono[(C12-14-alkiloksi)metil] derivati',
  'epoxy resin (number average molecular weight ≤ 700)': 'epoksidna smola (številsko povprečje molekulske mase ≤ 700)',
  'soap and water': 'vode in mila',
  'Resin component of coatings': 'Smolna komponenta premazov',
  'Casting resin': 'Zalivna smola',
  'Contact with drinking water and food': 'Stik s pitno vodo in živili',
  'Mix with component B, pour into a clean container, mix again and process within 30 minutes.':
    'Zmešajte s komponento B, prelijte v čisto posodo, ponovno premešajte in porabite v 30 minutah.',
  'Mixing ratio A : B = 100 : 50 by weight.': 'Mešalno razmerje A : B = 100 : 50 po masi.',
  'Hardens without shrinkage; walkable after 24 hours at 20 °C.':
    'Strdi se brez krčenja; pohodno po 24 urah pri 20 °C.',
  'Packages of up to 5 l are not subject to the regulations (ADR special provision 375, IMDG 2.10.2.7).':
    'Za tovorke do 5 l predpisi ne veljajo (posebna določba ADR 375, IMDG 2.10.2.7).',
  'epoxy resin': 'epoksidna smola',
  'Section 4.1: wipe off resin before washing.': 'Oddelek 4.1: pred pranjem obrišite smolo.',
  'Section 14: special provision 375 mentioned.': 'Oddelek 14: navedena posebna določba 375.',

  // epoxy hardener
  'Epoxy system – component B (hardener)': 'Epoksidni sistem – komponenta B (trdilec)',
  'Cycloaliphatic amine hardener for component A; hardens clear and resistant to yellowing.':
    'Cikloalifatski aminski trdilec za komponento A; strdi se prozorno in ne rumeni.',
  '3-aminomethyl-3,5,5-trimethylcyclohexylamine': '3-aminometil-3,5,5-trimetilcikloheksilamin',
  'benzyl alcohol': 'benzilalkohol',
  'mist/vapours': 'meglice/hlapov',
  'Hardener component of coatings and casting resins': 'Trdilna komponenta premazov in zalivnih smol',
  'Add to component A in full and mix with a slow stirrer for at least 3 minutes.':
    'V celoti dodajte komponenti A in vsaj 3 minute mešajte s počasnim mešalom.',
  'Pot life 30 minutes at 20 °C; large batches become hot.':
    'Čas uporabnosti mešanice 30 minut pri 20 °C; velike količine se močno segrejejo.',
  'amine-like': 'po aminih',
  'partly soluble in water': 'delno topno v vodi',
  'Calculated acute toxicity estimate of the mixture, oral: about 1\u202F160 mg/kg.':
    'Izračunana ocena akutne strupenosti zmesi, oralno: približno 1\u202F160 mg/kg.',
  'Section 3: classification of benzyl alcohol in the version of Delegated Regulation (EU) 2024/197 (21st adaptation): Eye Irrit. 2 (H319) and Skin Sens. 1B (H317) added, Acute Tox. 4 by inhalation (H332) dropped.':
    'Oddelek 3: razvrstitev benzilalkohola po Delegirani uredbi (EU) 2024/197 (21. prilagoditev): dodana Eye Irrit. 2 (H319) in Skin Sens. 1B (H317), Acute Tox. 4 pri vdihavanju (H332) črtana.',
  'Section 2.2: benzyl alcohol named on the label.': 'Oddelek 2.2: benzilalkohol naveden na etiketi.',

  // contact cleaner
  'Contact cleaner aerosol 500 ml': 'Čistilo za kontakte v razpršilu 500 ml',
  'Spray for degreasing electrical contacts, switches and plugs; evaporates without residue.':
    'Razpršilo za razmaščevanje električnih kontaktov, stikal in vtičev; izhlapi brez ostankov.',
  'propan-2-ol': 'propan-2-ol',
  'butane (< 0.1 % butadiene)': 'butan (< 0,1 % butadiena)',
  propane: 'propan',
  'vapours/spray': 'hlapov/razpršila',
  'Cleaning of electrical contacts': 'Čiščenje električnih kontaktov',
  'Live or hot parts': 'Uporaba na delih pod napetostjo ali vročih delih',
  'Switch off the current, spray from a distance of 20 cm, let dry for 10 minutes and ventilate.':
    'Izklopite tok, razpršite z razdalje 20 cm, pustite sušiti 10 minut in prezračite.',
  'One or two short bursts per contact.': 'En ali dva kratka brizga na kontakt.',
  'Softens polystyrene and polycarbonate: test first in a hidden place.':
    'Mehča polistiren in polikarbonat: najprej preskusite na skritem mestu.',
  aerosol: 'aerosol',
  'solvent-like': 'po topilu',
  'extremely flammable aerosol': 'zelo lahko vnetljiv aerosol',
  'Pressure in the can': 'Tlak v pločevinki',
  'Net content': 'Neto vsebina',
  'Section 3: propan-2-ol instead of ethanol.': 'Oddelek 3: propan-2-ol namesto etanola.',
  'Section 8.1: limit values for propan-2-ol, butane and propane in the sheets for countries whose values are recorded.':
    'Oddelek 8.1: mejne vrednosti za propan-2-ol, butan in propan v listih za države, katerih vrednosti so zabeležene.',

  // urea solution
  'Urea solution 32.5 % (AUS 32)': 'Raztopina sečnine 32,5 % (AUS 32)',
  'Reducing agent for diesel engines with selective catalytic reduction, quality according to ISO 22241-1.':
    'Redukcijsko sredstvo za dizelske motorje s selektivno katalitsko redukcijo, kakovost po ISO 22241-1.',
  urea: 'sečnina',
  'Reducing agent for exhaust gas treatment': 'Redukcijsko sredstvo za obdelavo izpušnih plinov',
  'Filling into the fuel tank': 'Polnjenje v rezervoar za gorivo',
  'Fill into the tank marked for AUS 32 only; wipe off splashes with water at once.':
    'Polnite samo v rezervoar z oznako AUS 32; brizge takoj obrišite z vodo.',
  'About 3 to 5 % of the consumption of diesel fuel.': 'Približno 3 do 5 % porabe dizelskega goriva.',
  'Freezes at −11.5 °C without damage. Keeps for 18 months at up to 25 °C.':
    'Zamrzne pri −11,5 °C brez poškodb. Uporabno 18 mesecev pri temperaturi do 25 °C.',
  'faintly of ammonia': 'šibko po amoniaku',
  'Urea content': 'Vsebnost sečnine',
  'Density range': 'Območje gostote',
  'Refractive index': 'Lomni količnik',
  Biuret: 'Biuret',
  Aldehydes: 'Aldehidi',
  'Section 9.2: limits of ISO 22241-1 added.': 'Oddelek 9.2: dodane mejne vrednosti iz ISO 22241-1.',
  'Section 2.3: danger of slipping.': 'Oddelek 2.3: nevarnost zdrsa.',

  // wall paint
  'Interior wall paint, water-borne': 'Notranja stenska barva na vodni osnovi',
  'White matt emulsion paint for walls and ceilings indoors; free of solvents and plasticisers.':
    'Bela mat disperzijska barva za notranje stene in strope; brez topil in mehčal.',
  'titanium dioxide': 'titanov dioksid',
  '1,2-benzisothiazol-3(2H)-one': '1,2-benzizotiazol-3(2H)-on',
  'Paint for walls and ceilings indoors': 'Barva za notranje stene in strope',
  'Spraying without a particle filter mask': 'Brizganje brez maske s filtrom za delce',
  'Stir, apply with roller or brush in two coats to a clean, dry base; between coats let dry for 4 hours.':
    'Premešajte, z valjčkom ali čopičem nanesite v dveh slojih na čisto, suho podlago; med slojema pustite sušiti 4 ure.',
  '140 ml/m² per coat; 10 l cover about 70 m².': '140 ml/m² na sloj; 10 l zadošča za približno 70 m².',
  'Wet scrub resistance class 2, hiding power class 1 at 7 m²/l (EN 13300).':
    'Odpornost proti mokremu drgnjenju razred 2, pokrivnost razred 1 pri 7 m²/l (EN 13300).',
  white: 'bela',
  'VOC content': 'Vsebnost HOS',
  'Contains a biocidal product that preserves the paint in the pail: 1,2-benzisothiazol-3(2H)-one.':
    'Vsebuje biocidni proizvod, ki konzervira barvo v vedru: 1,2-benzizotiazol-3(2H)-on.',
  'EU limit value for this product (category A/a, matt coatings for interior walls and ceilings): 30 g/l VOC. This product contains at most 1 g/l VOC.':
    'Mejna vrednost EU za ta izdelek (kategorija A/a, mat premazi za notranje stene in strope): 30 g/l HOS. Ta izdelek vsebuje največ 1 g/l HOS.',
  'Section 3: classification of 1,2-benzisothiazol-3(2H)-one in the version of Delegated Regulation (EU) 2024/197 (21st adaptation).':
    'Oddelek 3: razvrstitev 1,2-benzizotiazol-3(2H)-ona po Delegirani uredbi (EU) 2024/197 (21. prilagoditev).',
  'Section 2.2: P501 added.': 'Oddelek 2.2: dodan stavek P501.',
  'Section 2.2: EUH208 added.': 'Oddelek 2.2: dodan stavek EUH208.',

  // isopropanol
  'Isopropanol 99.9 %': 'Izopropanol 99,9 %',
  'Pure solvent for cleaning optics, electronics and surfaces before bonding.':
    'Čisto topilo za čiščenje optike, elektronike in površin pred lepljenjem.',
  'Spraying near sources of ignition': 'Razprševanje v bližini virov vžiga',
  'Wipe with a lint-free cloth and let dry; ventilate well.':
    'Obrišite s krpo brez vlaken in pustite, da se posuši; dobro prezračite.',
  'Water content at most 0.1 %.': 'Vsebnost vode največ 0,1 %.',
  'Section 9.1: explosion limits updated.': 'Oddelek 9.1: posodobljeni meji eksplozivnosti.',

  // citric descaler
  'Citric acid descaler': 'Odstranjevalec vodnega kamna s citronsko kislino',
  'Liquid descaler for kettles, coffee machines and taps, without mineral acids.':
    'Tekoči odstranjevalec vodnega kamna za grelnike vode, kavne aparate in pipe, brez mineralnih kislin.',
  'citric acid': 'citronska kislina',
  'eye protection': 'zaščito za oči',
  'Descaler for household and trade': 'Odstranjevalec vodnega kamna za gospodinjstvo in obrt',
  'Marble and other limestone': 'Marmor in drug apnenec',
  'Fill in the diluted product, leave to act for 20 minutes, empty and rinse twice with fresh water.':
    'Nalijte razredčen izdelek, pustite delovati 20 minut, izpraznite in dvakrat izperite s svežo vodo.',
  '125 ml for 0.5 l of water.': '125 ml na 0,5 l vode.',
  'Food-grade citric acid.': 'Citronska kislina živilske kakovosti.',
  'Section 2.2: P337+P313 added.': 'Oddelek 2.2: dodan stavek P337+P313.',

  // demineralised water
  'Demineralised water': 'Demineralizirana voda',
  'Exempt from registration (REACH Article 2(7)(a), Annex IV).':
    'Izvzeto iz registracije (REACH, člen 2(7)(a), Priloga IV).',
  'Water free of salts for batteries, steam irons and humidifiers.':
    'Voda brez soli za akumulatorje, parne likalnike in vlažilnike zraka.',
  water: 'voda',
  'Filling of batteries, irons and humidifiers': 'Polnjenje akumulatorjev, likalnikov in vlažilnikov zraka',
  Drinking: 'Pitje',
  'Fill in as the manufacturer of the appliance says.': 'Nalijte po navodilih proizvajalca naprave.',
  'Conductivity at most 10 µS/cm.': 'Prevodnost največ 10 µS/cm.',

  // brush cleaner
  'Brush cleaner (white spirit)': 'Čistilo za čopiče (beli špirit)',
  'Low-odour white spirit for thinning alkyd paints and cleaning brushes.':
    'Beli špirit s šibkim vonjem za redčenje alkidnih barv in čiščenje čopičev.',
  'hydrocarbons, C9-C11, n-alkanes, isoalkanes, cyclics, < 2 % aromatics':
    'ogljikovodiki, C9-C11, n-alkani, izoalkani, ciklični, < 2 % aromatov',
  'Thinner and brush cleaner': 'Razredčilo in čistilo za čopiče',
  'Lamp oil and grill lighter': 'Svetilno olje in vžigalna tekočina za žar',
  'Clean brushes in it straight after use and let the dirt settle; reuse the clear liquid.':
    'Čopiče operite v njem takoj po uporabi in pustite, da se umazanija usede; bistro tekočino uporabite znova.',
  'As a thinner: 5 to 10 %.': 'Kot razredčilo: 5 do 10 %.',
  'Free of aromatics (< 2 %).': 'Brez aromatov (< 2 %).',
  'faintly of petrol': 'šibko po bencinu',
  'flammable liquid': 'vnetljiva tekočina',
  'at 40 °C': 'pri 40 °C',
  'hydrocarbon mixture C9-C14, aliphatic': 'zmes ogljikovodikov C9-C14, alifatskih',
  'peak limit factor 2(II)': 'faktor prekoračitve 2(II)',
  'peak limit factor 4(II)': 'faktor prekoračitve 4(II)',
  'Section 2.2: P405 added.': 'Oddelek 2.2: dodan stavek P405.',
  'Regulation (EC) No 648/2004, Annex VII A: none of the constituents that the label must name':
    'Uredba (ES) št. 648/2004, Priloga VII A: nobene od sestavin, ki jih je treba navesti na etiketi',

  // glass cleaner
  'Glass cleaner, ready to use': 'Čistilo za steklo, pripravljeno za uporabo',
  'Cleaner for windows, mirrors and displays; dries without streaks.':
    'Čistilo za okna, ogledala in zaslone; posuši se brez lis.',
  'Cleaning of glass': 'Čiščenje stekla',
  'Acrylic glass': 'Akrilno steklo',
  'Spray on a cloth and wipe.': 'Razpršite na krpo in obrišite.',
  'Free of perfume and colorants.': 'Brez dišav in barvil.',
  'faintly of alcohol': 'šibko po alkoholu',

  // trichloroethylene
  'Trichloroethylene, stabilised': 'Trikloroetilen, stabiliziran',
  'Solvent for vapour degreasing in closed plants under authorisation.':
    'Topilo za parno razmaščevanje v zaprtih napravah z avtorizacijo.',
  trichloroethylene: 'trikloroetilen',
  'Vapour degreasing in closed plants': 'Parno razmaščevanje v zaprtih napravah',
  'All other uses': 'Vse druge uporabe',
  'In closed plants under authorisation only.': 'Samo v zaprtih napravah z avtorizacijo.',
  'Discontinued.': 'Ni več v prodaji.',
  'chloroform-like': 'podoben kloroformu',
  'REACH Annex XIV: subject to authorisation (sunset date 21 April 2016)':
    'Priloga XIV k uredbi REACH: obvezna avtorizacija (datum poteka 21. april 2016)',

  // phosphoric acid
  'Phosphoric acid 75 %': 'Fosforjeva kislina 75 %',
  'Technical acid for phosphating, descaling and as a raw material.':
    'Tehnična kislina za fosfatiranje, odstranjevanje vodnega kamna in kot surovina.',
  'phosphoric acid': 'fosforjeva kislina',
  'Phosphating of metals': 'Fosfatiranje kovin',
  Food: 'Živila',
  'Always add the acid to the water.': 'Vedno dodajajte kislino v vodo.',
  'Phosphating: 5 to 15 % in water.': 'Fosfatiranje: 5 do 15 % v vodi.',
  'Low in iron and chloride.': 'Z malo železa in klorida.',
  'peak limit factor 2(I), inhalable fraction': 'faktor prekoračitve 2(I), inhalabilna frakcija',

  // technical data sheets: properties
  Colour: 'Barva',
  Odour: 'Vonj',
  Density: 'Gostota',
  'Solidification point': 'Strdišče',
  'Boiling point': 'Vrelišče',
  'Flash point': 'Plamenišče',
  'pH value': 'Vrednost pH',
  'Kinematic viscosity': 'Kinematična viskoznost',
  'Vapour pressure': 'Parni tlak',
  'Solubility in water': 'Topnost v vodi',
  'Assay (gas chromatography)': 'Vsebnost (plinska kromatografija)',
  'Water content': 'Vsebnost vode',
  'Acidity as acetic acid': 'Kislost kot ocetna kislina',
  'Acidity as formic acid': 'Kislost kot mravljinčna kislina',
  'Residue on evaporation': 'Ostanek po izparevanju',
  'Ethanol content': 'Vsebnost etanola',
  'Denaturant butanone': 'Denaturant butanon',
  'Active chlorine': 'Aktivni klor',
  'Free alkali as sodium hydroxide': 'Prosta alkalija kot natrijev hidroksid',
  'Sodium hydroxide content': 'Vsebnost natrijevega hidroksida',
  'Sodium carbonate': 'Natrijev karbonat',
  Chloride: 'Klorid',
  'Hydrogen chloride content': 'Vsebnost vodikovega klorida',
  Sulphate: 'Sulfat',
  'Free chlorine': 'Prosti klor',
  'Formaldehyde content': 'Vsebnost formaldehida',
  'Methanol content': 'Vsebnost metanola',
  'Benzene content': 'Vsebnost benzena',
  'Aromatics content': 'Vsebnost aromatov',
  'Sulphur content': 'Vsebnost žvepla',
  'Hydrogen peroxide content': 'Vsebnost vodikovega peroksida',
  'Active oxygen': 'Aktivni kisik',
  'Ammonia content': 'Vsebnost amoniaka',
  'Phosphoric acid content': 'Vsebnost fosforjeve kisline',
  Arsenic: 'Arzen',
  'Citric acid content': 'Vsebnost citronske kisline',
  'Propellant content': 'Vsebnost potisnega plina',
  'Solids content': 'Vsebnost suhe snovi',
  'Silicate as silicon dioxide': 'Silikat kot silicijev dioksid',
  'Alkalinity as ammonia': 'Alkalnost kot amoniak',
  'Insoluble matter': 'Netopne snovi',
  Phosphate: 'Fosfat',
  Calcium: 'Kalcij',
  Iron: 'Železo',
  Copper: 'Baker',
  Zinc: 'Cink',
  Chromium: 'Krom',
  Nickel: 'Nikelj',
  Aluminium: 'Aluminij',
  Magnesium: 'Magnezij',
  Sodium: 'Natrij',
  Potassium: 'Kalij',
  'Colour number (Pt-Co)': 'Barvno število (Pt-Co)',
  'Evaporation number (ether = 1)': 'Število izparevanja (eter = 1)',
  'Boiling range': 'Območje vrelišča',
  'Dynamic viscosity': 'Dinamična viskoznost',
  'Stability: remaining content': 'Stabilnost: preostala vsebnost',
  Conductivity: 'Prevodnost',
  'pH value of a 1 % solution': 'Vrednost pH 1-odstotne raztopine',
  'Epoxy equivalent': 'Epoksidni ekvivalent',
  'Amine number': 'Aminsko število',
  'Mixing ratio A : B by weight': 'Mešalno razmerje A : B po masi',
  'Mixing ratio A : B by volume': 'Mešalno razmerje A : B po prostornini',
  'Pot life of the mixture': 'Čas uporabnosti mešanice',
  'Shore D hardness after 7 days': 'Trdota Shore D po 7 dneh',
  'Compressive strength after 7 days': 'Tlačna trdnost po 7 dneh',
  'Coverage per coat': 'Izdatnost na sloj',
  'Wet scrub resistance, class': 'Odpornost proti mokremu drgnjenju, razred',
  'Hiding power, class': 'Pokrivnost, razred',
  Gloss: 'Sijaj',
  'Grain size': 'Zrnatost',
  'Can be painted over after': 'Naslednji sloj mogoč po',
  'dead matt': 'globoko mat',
  'fine (< 100 µm)': 'fina (< 100 µm)',
  'at 25 °C': 'pri 25 °C',
  '16 hours at 96 °C': '16 ur pri 96 °C',
  'when filled': 'ob polnjenju',
  'at 7 m²/l': 'pri 7 m²/l',

  // technical data sheets: uses
  'Thinner for coatings and adhesives': 'Razredčilo za premaze in lepila',
  'Cleaning of tools and spray guns': 'Čiščenje orodja in brizgalnih pištol',
  'Cleaning before bonding and painting': 'Čiščenje pred lepljenjem in lakiranjem',
  'Cleaning in place in food and beverage plants': 'Čiščenje na mestu (CIP) v obratih za živila in pijače',
  'Descaling of boilers and pipes': 'Odstranjevanje vodnega kamna iz kotlov in cevi',
  'Production of biodiesel': 'Proizvodnja biodizla',
  'Binders for wood-based panels': 'Veziva za lesne plošče',
  'Extraction of vegetable oils': 'Ekstrakcija rastlinskih olj',
  'Bleaching of textiles and pulp': 'Beljenje tekstila in celuloze',
  'Reduction of nitrogen oxides in flue gas (SCR, SNCR)': 'Zmanjševanje dušikovih oksidov v dimnih plinih (SCR, SNCR)',
  'Machines, workshop floors and extraction hoods': 'Stroji, tla delavnic in odsesovalne nape',
  'Scrubbing machines and high-pressure cleaners': 'Stroji za čiščenje tal in visokotlačni čistilniki',
  'Coating of workshop, storage and garage floors': 'Premazi za tla delavnic, skladišč in garaž',
  'Casting of electrical components': 'Zalivanje električnih komponent',
  'Switches, relays, plugs and circuit boards': 'Stikala, releji, vtiči in tiskana vezja',
  'Lorries, buses, tractors and construction machinery with SCR':
    'Tovornjaki, avtobusi, traktorji in gradbeni stroji s sistemom SCR',
  'Diesel cars with SCR': 'Dizelski osebni avtomobili s sistemom SCR',
  'Plaster, plasterboard, concrete and woodchip wallpaper': 'Omet, mavčne plošče, beton in strukturne tapete',
  'New and renovation coats in living rooms and offices':
    'Novi in obnovitveni premazi v bivalnih prostorih in pisarnah',
  'Final rinsing of parts and laboratory glassware': 'Končno izpiranje delov in laboratorijske steklovine',
  'Kettles, coffee machines and taps': 'Grelniki vode, kavni aparati in pipe',
  'Removal of rust': 'Odstranjevanje rje',
  'Alkyd and oil paints': 'Alkidne in oljne barve',

  // technical data sheets: processing
  'Test in a hidden place before the first use.': 'Pred prvo uporabo preskusite na skritem mestu.',
  'Use clean, dry and earthed equipment.': 'Uporabljajte čisto, suho in ozemljeno opremo.',
  'Do not fill used product back into the pack.': 'Uporabljenega izdelka ne vračajte v embalažo.',
  'Blanket the plant with nitrogen where an explosive atmosphere can form.':
    'Kjer lahko nastane eksplozivna atmosfera, napravo inertizirajte z dušikom.',
  'Becomes warm when diluted.': 'Pri redčenju se segreje.',
  'Rinse equipment with plenty of water after use.': 'Opremo po uporabi izperite z veliko vode.',
  'Dose by the measured pH value.': 'Dozirajte glede na izmerjeno vrednost pH.',
  'Do not use on aluminium, zinc and tin.': 'Ne uporabljajte na aluminiju, cinku in kositru.',
  'Do not mix with other products.': 'Ne mešajte z drugimi izdelki.',
  'Add an inhibitor when pickling steel.': 'Pri luženju jekla dodajte inhibitor.',
  'Keep copper, iron and dirt away: impurities decompose the product.':
    'Preprečite stik z bakrom, železom in umazanijo: nečistoče povzročajo razpad izdelka.',
  'Warm cloudy product to 40 °C and stir before use.': 'Moten izdelek pred uporabo segrejte na 40 °C in premešajte.',
  'Temperature of use: 10 to 60 °C; warmth shortens the time needed.':
    'Temperatura uporabe: 10 do 60 °C; toplota skrajša čas delovanja.',
  'Temperature of use: 10 to 40 °C.': 'Temperatura uporabe: 10 do 40 °C.',
  'Base: sound, dry (at most 4 % residual moisture), free of dust, oil and grease; shot-blast or grind.':
    'Podlaga: nosilna, suha (največ 4 % preostale vlage), brez prahu, olja in maščobe; peskajte s kroglicami ali brusite.',
  'Work at 10 to 30 °C and at least 3 °C above the dew point.': 'Delajte pri 10 do 30 °C in vsaj 3 °C nad rosiščem.',
  'Consumption of the mixture: 0.3 kg/m² as a primer, 1.1 kg/m² for each mm as a coating.':
    'Poraba mešanice: 0,3 kg/m² kot temeljni premaz, 1,1 kg/m² na mm debeline kot premaz.',
  'Full load after 7 days at 20 °C.': 'Polna obremenitev po 7 dneh pri 20 °C.',
  'Clean tools with acetone before the resin hardens.': 'Orodje očistite z acetonom, preden se smola strdi.',
  'Base: clean, dry and sound; prime strongly absorbent plaster.':
    'Podlaga: čista, suha in nosilna; močno vpojen omet predhodno premažite s temeljnim premazom.',
  'Thin the first coat with at most 5 % of water.': 'Prvi sloj razredčite z največ 5 % vode.',
  'Thin the first coat with at most 10 % of water.': 'Prvi sloj razredčite z največ 10 % vode.',
  'Do not apply below 5 °C (air and wall).': 'Ne nanašajte pri temperaturi pod 5 °C (zrak in stena).',
  'Clean tools with water straight after use.': 'Orodje takoj po uporabi očistite z vodo.',
  'Shake the can before use.': 'Pločevinko pred uporabo pretresite.',
  'Switch the current on again only when all solvent has evaporated.':
    'Tok ponovno vklopite šele, ko vse topilo izhlapi.',
  'Use funnels, pumps and cans that have never held other liquids.':
    'Uporabljajte lijake, črpalke in ročke, v katerih še ni bilo drugih tekočin.',
  'When filled into the fuel tank by mistake: do not start the engine, have the tank emptied.':
    'Če izdelek pomotoma pride v rezervoar za gorivo: ne zaženite motorja, rezervoar dajte izprazniti.',
  'Dispose of settled dirt as hazardous waste.': 'Usedlo umazanijo odstranite kot nevaren odpadek.',
  'Pour into clean vessels only.': 'Pretakajte samo v čiste posode.',
  'Rinse phosphated parts and dry them with warm air.': 'Fosfatirane dele izperite in posušite s toplim zrakom.',
  'Not for marble, enamel, zinc and aluminium.': 'Ni primerno za marmor, emajl, cink in aluminij.',

  // technical data sheets: storage
  'Keep in the tightly closed original pack.': 'Hranite v tesno zaprti originalni embalaži.',
  'Store in a cool, dry and well-ventilated place.': 'Skladiščite na hladnem, suhem in dobro prezračevanem mestu.',
  'Protect from sunlight and heat.': 'Zaščitite pred sončno svetlobo in vročino.',
  'Protect from frost.': 'Zaščitite pred zmrzaljo.',
  'Keep away from sources of ignition; earth containers when filling.':
    'Hranite ločeno od virov vžiga; pri pretakanju ozemljite posode.',
  'Store on a drip tray and separately from acids.': 'Skladiščite na lovilni posodi in ločeno od kislin.',
  'Store on a drip tray and separately from alkalis and chlorine bleach.':
    'Skladiščite na lovilni posodi ter ločeno od lugov in klorovega belila.',
  'Use vented closures; never close gas-tight.': 'Uporabljajte prezračevalna zapirala; nikoli ne zapirajte plinotesno.',
  'Suitable materials: polyethylene and stainless steel.': 'Ustrezni materiali: polietilen in nerjavno jeklo.',
  'Suitable materials: polyethylene and polypropylene.': 'Ustrezni materiali: polietilen in polipropilen.',
  'Suitable materials: steel and stainless steel.': 'Ustrezni materiali: jeklo in nerjavno jeklo.',
  'Store warm: below 35 °C paraformaldehyde settles.': 'Skladiščite na toplem: pod 35 °C se useda paraformaldehid.',
  'Crystallised resin becomes clear again at 50 to 60 °C.': 'Kristalizirana smola se pri 50 do 60 °C znova zbistri.',
  'Takes up moisture and carbon dioxide from the air: close opened packs at once.':
    'Iz zraka vpija vlago in ogljikov dioksid: odprto embalažo takoj zaprite.',
  'Never warm above 50 °C.': 'Nikoli ne segrevajte nad 50 °C.',
  'Use opened packs up soon.': 'Odprto embalažo čim prej porabite.',
  'Frozen product can be used without loss of quality after thawing.':
    'Zamrznjen izdelek je po odtajanju uporaben brez izgube kakovosti.',
  'Keep out of the reach of children.': 'Hranite zunaj dosega otrok.',

  // technical data sheets: packs
  'Plastic bottle': 'Plastenka',
  'Glass bottle': 'Steklenica',
  'Metal canister': 'Kovinska ročka',
  'Plastic canister': 'Plastična ročka',
  'Steel drum': 'Jeklen sod',
  'Plastic drum': 'Plastičen sod',
  IBC: 'IBC',
  Tin: 'Pločevinka',
  'Metal pail': 'Kovinsko vedro',
  'Plastic pail': 'Plastično vedro',
  'Aerosol can': 'Aerosolna pločevinka',

  // UN proper shipping names (ADR, table A)
  ACETONE: 'ACETON',
  'HYPOCHLORITE SOLUTION': 'HIPOKLORIT, RAZTOPINA',
  'SODIUM HYDROXIDE SOLUTION': 'NATRIJEV HIDROKSID, RAZTOPINA',
  'HYDROCHLORIC ACID': 'KLOROVODIKOVA KISLINA',
  ISOPROPANOL: 'IZOPROPANOL',
  'HYDROGEN PEROXIDE, AQUEOUS SOLUTION': 'VODIKOV PEROKSID, VODNA RAZTOPINA',
  'FORMALDEHYDE SOLUTION': 'FORMALDEHID, RAZTOPINA',
  TOLUENE: 'TOLUEN',
  HEXANES: 'HEKSANI',
  METHANOL: 'METANOL',
  'AMMONIA SOLUTION': 'AMONIAK, RAZTOPINA',
  'CAUSTIC ALKALI LIQUID, N.O.S. (sodium hydroxide, disodium metasilicate)':
    'JEDKA ALKALNA TEKOČINA, N.D.N. (natrijev hidroksid, dinatrijev metasilikat)',
  'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (epoxy resin)':
    'OKOLJU NEVARNA SNOV, TEKOČA, N.D.N. (epoksidna smola)',
  'AMINES, LIQUID, CORROSIVE, N.O.S. (isophoronediamine)': 'AMINI, TEKOČI, JEDKI, N.D.N. (izoforondiamin)',
  'AEROSOLS, flammable': 'AEROSOLI, vnetljivi',
  'ETHANOL SOLUTION': 'ETANOL, RAZTOPINA',
  'TURPENTINE SUBSTITUTE': 'NADOMESTEK TERPENTINA',
  TRICHLOROETHYLENE: 'TRIKLOROETILEN',
  'PHOSPHORIC ACID, SOLUTION': 'FOSFORJEVA KISLINA, RAZTOPINA',

  // other names
  Formalin: 'Formalin',
  'White spirit': 'Beli špirit',
  // how classes were found
  'UN test C.1 at 55 °C: more than 6.25 mm a year on aluminium':
    'Preskus ZN C.1 pri 55 °C: več kot 6,25 mm na leto na aluminiju',
  'UN test C.1 at 55 °C: below 6.25 mm a year on steel and aluminium, illustrative entry of the demo catalogue':
    'Preskus ZN C.1 pri 55 °C: manj kot 6,25 mm na leto na jeklu in aluminiju, zgled iz predstavitvenega kataloga',
  'LD50 of the product: 1193 mg/kg, oral, rat': 'LD50 proizvoda: 1193 mg/kg, oralno, podgana',
  'Dilution (CLP Annex I 1.1.3.1) of citric acid 30 % in water, which does not irritate the skin: OECD 404, rabbit, illustrative entry of the demo catalogue':
    'Redčenje (Priloga I k uredbi CLP, 1.1.3.1) 30-odstotne citronske kisline v vodi, ki ne draži kože: OECD 404, kunec, zgled iz predstavitvenega kataloga',
  'Dilution (CLP Annex I 1.1.3.1) of citric acid 30 % in water, which irritates the eyes: OECD 405, rabbit, illustrative entry of the demo catalogue':
    'Redčenje (Priloga I k uredbi CLP, 1.1.3.1) 30-odstotne citronske kisline v vodi, ki draži oči: OECD 405, kunec, zgled iz predstavitvenega kataloga',
  'Section 2.1: Aquatic Chronic 2 (H411), as calculated with the M factors.':
    'Oddelek 2.1: Aquatic Chronic 2 (H411) po izračunu z množilnimi faktorji M.',
  'no data available': 'ni razpoložljivih podatkov',
  'not applicable (the product is water)': 'ni relevantno (izdelek je voda)',
  'not determined': 'ni določeno',
  'distils without decomposition': 'destilira brez razgradnje',
  'decomposes when heated': 'pri segrevanju se razkraja',
  'Mixes with the water in soil and hardly adsorbs, but decomposes there quickly (see subsection 12.2).':
    'Meša se z vodo v tleh in se komaj adsorbira, vendar se tam hitro razkroji (glejte pododdelek 12.2).',
  'decomposes slowly at room temperature': 'pri sobni temperaturi se počasi razkraja',
  'ammonia gas': 'plinasti amonijak',
  'Section 2: Aquatic Chronic 3 (H412) added.': 'Oddelek 2: dodano Aquatic Chronic 3 (H412).',
  // limits and markets
  'butoxyacetic acid (after hydrolysis)': 'butoksiocetna kislina (po hidrolizi)',
  '2,5-hexanedione and 4,5-dihydroxy-2-hexanone (after hydrolysis)':
    '2,5-heksandion in 4,5-dihidroksi-2-heksanon (po hidrolizi)',
  'o-cresol (after hydrolysis)': 'o-krezol (po hidrolizi)',
  'No. 5.2.5: organic substances': 'št. 5.2.5: organske snovi',
  'Explosive nitrogen trichloride can form with hypochlorites.':
    'S hipokloriti lahko nastane eksplozivni dušikov triklorid.',
  'Prolonged spraying from a short distance can cause frostbite: do not spray on the skin.':
    'Daljše pršenje z majhne razdalje lahko povzroči ozebline: ne pršite po koži.',

  // polyurethane hardener
  'Polyurethane system – component B (hardener)': 'Poliuretanski sistem – komponenta B (trdilec)',
  'Polymeric diphenylmethane diisocyanate for component A; hardens casting resins and adhesives.':
    'Polimerni difenilmetan diizocianat za komponento A; utrjuje livarske smole in lepila.',
  'Reacts with moisture: foams, and hardens slowly in opened packs.':
    'Reagira z vlago: se peni in se v odprti embalaži počasi strjuje.',
  'Hardener component of casting resins and adhesives': 'Trdilna komponenta livarskih smol in lepil',
  'Moulds, models and tools': 'Kalupi, modeli in orodja',
  'Isocyanate content (NCO)': 'Vsebnost izocianata (NCO)',
  brown: 'rjava',
  'faint, musty': 'šibek, zatohel',
  'Stir into component A in full, without air bubbles and with dry tools, and use up within the pot life.':
    'V celoti vmešajte v komponento A, brez zračnih mehurčkov in s suhim orodjem, ter porabite v času uporabnosti.',
  'Mixing ratio A : B = 100 : 60 by weight.': 'Mešalno razmerje A : B = 100 : 60 po masi.',
  'Never close a pack again into which water may have got: carbon dioxide bursts it.':
    'Embalaže, v katero je morda prišla voda, nikoli ne zaprite znova: ogljikov dioksid jo raznese.',
  'diphenylmethane diisocyanate, oligomers': 'difenilmetan diizocianat, oligomeri',
  'respiratory tract': 'dihala',
  "4,4'-methylenediphenyl diisocyanate": "4,4'-metilendifenil diizocianat",
  "o-(p-isocyanatobenzyl)phenyl isocyanate (2,4'-MDI)": "o-(p-izocianatobenzil)fenil izocianat (2,4'-MDI)",
  'As from 24 August 2023 adequate training is required before industrial or professional use.':
    'Po 24. avgustu 2023 se pred industrijsko ali poklicno uporabo zahteva ustrezno usposabljanje.',
  'reacts with water and forms carbon dioxide': 'reagira z vodo, pri čemer nastaja ogljikov dioksid',
  'diisocyanates, as NCO': 'diizocianati, kot NCO',
  'MDI and its oligomers, inhalable fraction': 'MDI in njegovi oligomeri, inhalabilna frakcija',
  'isocyanates, as NCO': 'izocianati, kot NCO',
  'isocyanate-derived diamine': 'diamin, nastal iz izocianata',
  'sensitises skin and airways': 'povzroča preobčutljivost kože in dihal',
  'sensitises the airways': 'povzroča preobčutljivost dihal',
  'peak limit factor 1;=2=(I), remarks Sah, Y': 'faktor prekoračitve 1;=2=(I), opombi Sah, Y',
  'The oligomers have no registration number: polymers are exempt from registration (REACH Art. 2(9)).':
    'Oligomeri nimajo registracijske številke: polimeri so izvzeti iz registracije (REACH, člen 2(9)).',
  'Reacts with water to solid polyureas, which are insoluble and inert.':
    'Z vodo reagira v trdne poliuree, ki so netopne in inertne.',
  'Section 8.1: limit values of Directive (EU) 2024/869 for diisocyanates.':
    'Oddelek 8.1: mejne vrednosti iz Direktive (EU) 2024/869 za diizocianate.',

  // calibration gas
  'Calibration gas: carbon monoxide 10 % in nitrogen': 'Kalibracijski plin: ogljikov monoksid 10 % v dušiku',
  'Gas mixture in cylinders for calibrating analysers of exhaust, flue and process gas; with certificate.':
    'Plinska zmes v jeklenkah za umerjanje analizatorjev izpušnih, dimnih in procesnih plinov; s certifikatom.',
  'Prepared by weighing (ISO 6142-1); the certificate states the content and its uncertainty.':
    'Pripravljeno s tehtanjem (ISO 6142-1); certifikat navaja vsebnost in njeno negotovost.',
  'Calibration of gas analysers': 'Umerjanje plinskih analizatorjev',
  'Measuring instruments for exhaust gas of vehicles and flue gas of furnaces':
    'Merilniki izpušnih plinov vozil in dimnih plinov kurilnih naprav',
  'Carbon monoxide content': 'Vsebnost ogljikovega monoksida',
  'Relative uncertainty of the content': 'Relativna negotovost vsebnosti',
  Oxygen: 'Kisik',
  Moisture: 'Vlaga',
  'at 20 °C and 1013 hPa': 'pri 20 °C in 1013 hPa',
  'Filling pressure': 'Polnilni tlak',
  'at 15 °C': 'pri 15 °C',
  'Take out with a pressure regulator that is made for carbon monoxide, purge it three times and lead the gas outdoors after use.':
    'Odvzemajte z reducirnim ventilom, namenjenim za ogljikov monoksid, trikrat ga izperite in plin po uporabi odvajajte na prosto.',
  'Flow 0.5 to 1 l/min; use down to a residual pressure of 5 bar.':
    'Pretok od 0,5 do 1 l/min; uporabljajte do preostalega tlaka 5 bar.',
  'Open the valve slowly by hand and close it after use.': 'Ventil odpirajte počasi z roko in ga po uporabi zaprite.',
  'Gas cylinder': 'Jeklenka',
  'Store cylinders upright, secured against falling and with closed valve and cap.':
    'Jeklenke skladiščite pokonci, zavarovane pred padcem, z zaprtim ventilom in nameščeno kapo.',
  'carbon monoxide': 'ogljikov monoksid',
  nitrogen: 'dušik',
  'heart, nervous system': 'srce, živčni sistem',
  'ISO 10156: in any mixture with air less than 10 % of carbon monoxide, whose lower explosion limit is 10.9 %':
    'ISO 10156: v vsaki zmesi z zrakom manj kot 10 % ogljikovega monoksida, katerega spodnja meja eksplozivnosti je 10,9 %',
  'Filled at 150 bar; wholly gaseous at −50 °C (CLP Annex I 2.5.2, Table 2.5.1)':
    'Napolnjeno pri 150 bar; pri −50 °C v celoti plinasto (CLP, Priloga I, 2.5.2, tabela 2.5.1)',
  gas: 'plin',
  'Breathing and medical purposes': 'Dihalni in medicinski nameni',
  'slightly soluble in water': 'slabo topno v vodi',
  carboxyhaemoglobin: 'karboksihemoglobin',
  'peak limit factor 2(II), remark Z': 'faktor prekoračitve 2(II), opomba Z',
  'COMPRESSED GAS, N.O.S. (nitrogen, carbon monoxide)': 'STISNJEN PLIN, N.D.N. (dušik, ogljikov monoksid)',

  // lamp oil
  'Lamp oil, colourless': 'Svetilno olje, brezbarvno',
  'Highly purified hydrocarbons C10-C14 for oil lamps with a protected wick; without colour and perfume.':
    'Visoko prečiščeni ogljikovodiki C10-C14 za oljne svetilke z zaščitenim stenjem; brez barvila in dišave.',
  'Burns almost without soot and smell; black, opaque bottle with a child-resistant cap.':
    'Gori skoraj brez saj in vonja; črna neprozorna steklenica z zapiralom, varnim za otroke.',
  'Fuel for oil lamps that comply with EN 14059': 'Gorivo za oljne svetilke po EN 14059',
  'Lanterns and garden torches with a protected wick': 'Svetilke in vrtne bakle z zaščitenim stenjem',
  'Smoke point': 'Točka sajenja',
  'almost odourless': 'skoraj brez vonja',
  'Fill the cold lamp with a funnel up to three quarters, wipe off what was spilled, and close the lamp before lighting it.':
    'Hladno svetilko z lijakom napolnite do treh četrtin, obrišite razlito in svetilko pred prižiganjem zaprite.',
  '100 ml burn for about 15 hours.': '100 ml gori približno 15 ur.',
  'Keep the wick short: a long wick makes soot.': 'Stenj naj bo kratek: dolg stenj se saji.',
  'Black, opaque plastic bottle': 'Črna neprozorna plastenka',
  'hydrocarbons, C10-C13, n-alkanes, < 2 % aromatics': 'ogljikovodiki, C10-C13, n-alkani, < 2 % aromatov',
  'hydrocarbons, C11-C14, n-alkanes, isoalkanes, cyclics, < 2 % aromatics':
    'ogljikovodiki, C11-C14, n-alkani, izoalkani, ciklični, < 2 % aromatov',
  'Keep lamps filled with this liquid out of the reach of children':
    'Svetilke, napolnjene s to tekočino, hraniti zunaj dosega otrok',
  'Just a sip of lamp oil – or even sucking the wick of lamps – may lead to life-threatening lung damage':
    'Že požirek svetilnega olja – ali celo sesanje stenja svetilke – lahko povzroči smrtno nevarne poškodbe pljuč',
  'Grill lighter, heating and cleaning': 'Vžigalna tekočina za žar, ogrevanje in čiščenje',
  'Oil lamps without a protected wick': 'Oljne svetilke brez zaščitenega stenja',

  // oxygen cleaner
  'Oxygen cleaner with hydrogen peroxide': 'Čistilo z aktivnim kisikom in vodikovim peroksidom',
  'Bleaching cleaner against stains on tile joints, garden furniture and light-coloured stone, without chlorine.':
    'Belilno čistilo proti madežem na fugah, vrtnem pohištvu in svetlem kamnu, brez klora.',
  'Bleaching cleaner for household and garden': 'Belilno čistilo za dom in vrt',
  'Tile joints, plastic furniture and awnings': 'Fuge, plastično pohištvo in tende',
  'Apply with a brush, leave for 10 minutes without drying, then rinse with plenty of water.':
    'Nanesite s krtačo, pustite delovati 10 minut, ne da bi se posušilo, nato izperite z veliko vode.',
  'Undiluted: about 50 ml/m².': 'Nerazredčeno: približno 50 ml/m².',
  'Ingredients: 5 % or over but less than 15 % oxygen-based bleaching agents, less than 5 % non-ionic surfactants.':
    'Sestavine: 5 % ali več, vendar manj kot 15 % belil na osnovi kisika, manj kot 5 % neionskih površinsko aktivnih snovi.',
  'Mixing with other cleaners': 'Mešanje z drugimi čistili',
  'Stained wood, copper and brass': 'Lužen les, baker in medenina',

  // reasons and texts of sections 3 to 15
  'the ingredients distil without decomposition': 'sestavine destilirajo brez razkroja',
  'Distils without decomposition at normal pressure.': 'Pri normalnem tlaku destilira brez razkroja.',
  'water vapour, air = 1': 'vodna para, zrak = 1',
  'gaseous formaldehyde': 'plinasti formaldehid',
  'gaseous formaldehyde, air = 1': 'plinasti formaldehid, zrak = 1',
  'cannot be measured: paraformaldehyde separates before the solution freezes':
    'ni merljivo: paraformaldehid se izloči, preden raztopina zmrzne',
  'Storage temperature: 35 °C to 45 °C. Stainless steel is suitable, too; unalloyed steel, copper, nickel, zinc and their alloys are unsuitable.':
    'Temperatura skladiščenja: od 35 °C do 45 °C. Ustrezno je tudi nerjavno jeklo; neustrezni so nelegirano jeklo, baker, nikelj, cink in njihove zlitine.',
  'The remainder, at most 5 %, consists of other hydrocarbons C6: methylpentanes and methylcyclopentane.':
    'Preostanek, največ 5 %, sestavljajo drugi ogljikovodiki C6: metilpentani in metilciklopentan.',
  'none below the flash point of more than 200 °C: the vapours form no ignitable mixture with air':
    'jih ni pod plameniščem, ki je nad 200 °C: hlapi z zrakom ne tvorijo vnetljive zmesi',
  'Reacts with the water in soil to solid polyureas, which stay where they are; adsorption cannot be measured.':
    'Z vodo v tleh reagira v trdne polisečnine, ki ostanejo na mestu; adsorpcije ni mogoče izmeriti.',
  'none at the temperatures of use: both gases are stable': 'je ni pri temperaturah uporabe: oba plina sta obstojna',
  'Nitrogen is exempt from registration (REACH Annex IV). Carbon monoxide has Flam. Gas 1 (H220) in CLP Annex VI, without the division into 1A and 1B; given is 1A, to which H220 belongs.':
    'Dušik je izvzet iz registracije (REACH, Priloga IV). Ogljikov monoksid ima v Prilogi VI CLP Flam. Gas 1 (H220), brez delitve na 1A in 1B; navedena je 1A, h kateri spada H220.',
  'As a gas it escapes into the air and spreads there; soil and water take up little of it.':
    'Kot plin uhaja v zrak in se v njem porazdeli; tla in voda ga sprejmejo malo.',
  'concerns installations, in which this household product is not used':
    'zadeva obrate, v katerih se ta gospodinjski izdelek ne uporablja',
  'cannot be measured: the water evaporates first': 'ni merljivo: prej izhlapi voda',
  'ADR names it as UN2014, class 5.1, packing group II, whose criteria are those of category 2 (CLP Annex I 2.13.2)':
    'V ADR poimensko naveden kot UN2014, razred 5.1, embalažna skupina II, katere merila so merila kategorije 2 (CLP, Priloga I, 2.13.2)',
  'ADR names it as UN2984, class 5.1, packing group III, whose criteria are those of category 3 (CLP Annex I 2.13.2)':
    'V ADR poimensko naveden kot UN2984, razred 5.1, embalažna skupina III, katere merila so merila kategorije 3 (CLP, Priloga I, 2.13.2)',
};
