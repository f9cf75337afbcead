/** The catalogue's texts in French. */
export const textsFr: Readonly<Record<string, string>> = {
  'Acetone technical 99.5 %': 'Acétone technique 99,5 %',
  'Fast-evaporating solvent for resins, lacquers and adhesives; degreases metal, glass and tools.':
    'Solvant à évaporation rapide pour résines, vernis et colles ; dégraisse le métal, le verre et les outils.',
  acetone: 'acétone',
  vapours: 'vapeurs',
  'protective gloves/eye protection': 'des gants de protection/un équipement de protection des yeux',
  Solvent: 'Solvant',
  'Cleaning and degreasing agent': 'Agent de nettoyage et de dégraissage',
  'Laboratory reagent': 'Réactif de laboratoire',
  'Consumer spray applications': 'Applications par pulvérisation par les consommateurs',
  'Wipe the surface with a lint-free cloth wetted with acetone and let it dry; use in well-ventilated places only.':
    'Essuyer la surface avec un chiffon non pelucheux imbibé d’acétone et laisser sécher ; n’utiliser que dans des endroits bien ventilés.',
  'Undiluted.': 'Non dilué.',
  'Evaporates without residue. Softens polystyrene, ABS and many lacquers: test first in a hidden place.':
    'S’évapore sans résidu. Ramollit le polystyrène, l’ABS et de nombreux vernis : faire d’abord un essai à un endroit caché.',
  liquid: 'liquide',
  colourless: 'incolore',
  sweetish: 'douceâtre',
  'highly flammable liquid': 'liquide très inflammable',
  'closed cup': 'coupelle fermée',
  'at 20 °C': 'à 20 °C',
  'miscible with water': 'miscible à l’eau',
  'air = 1': 'air = 1',
  'peak limit factor 2(I), remark Y': 'facteur de dépassement 2(I), remarque Y',
  'Section 8.1: exposure limit supplemented by peak limit and remark.':
    'Rubrique 8.1 : valeur limite d’exposition complétée par la limitation des pics et une remarque.',
  'Section 15.1: drug precursor and solvent emissions added.':
    'Rubrique 15.1 : précurseur de drogues et émissions de solvants ajoutés.',
  'Format of Regulation (EU) 2020/878 in all sections.': 'Format du règlement (UE) 2020/878 dans toutes les rubriques.',
  'Section 9.1: flash point and density measured anew.': 'Rubrique 9.1 : point d’éclair et densité mesurés à nouveau.',

  'Ethanol 96 % denatured': 'Éthanol 96 % dénaturé',
  'Ethanol denatured with butanone, for cleaning, extraction and as a solvent for inks and lacquers.':
    'Éthanol dénaturé à la butanone, pour le nettoyage, l’extraction et comme solvant d’encres et de vernis.',
  ethanol: 'éthanol',
  butanone: 'butanone',
  'Cleaning agent': 'Produit de nettoyage',
  'Extraction agent': 'Agent d’extraction',
  'Food, medicinal products and cosmetics': 'Denrées alimentaires, médicaments et cosmétiques',
  'Fuel for table fireplaces': 'Combustible pour cheminées de table',
  'Apply with a cloth or from a dispenser, keep away from sources of ignition and ventilate well.':
    'Appliquer avec un chiffon ou un distributeur, tenir à l’écart des sources d’inflammation et bien aérer.',
  'Undiluted, or diluted with water to 70 % by volume for cleaning.':
    'Non dilué, ou dilué à l’eau à 70 % en volume pour le nettoyage.',
  'Denatured: exempt from spirits duty when used as intended.':
    'Dénaturé : exonéré de l’accise sur l’alcool en cas d’utilisation conforme.',
  alcoholic: 'd’alcool',
  'Section 8.1: limit values for butanone added.': 'Rubrique 8.1 : valeurs limites pour la butanone ajoutées.',
  'Section 2.2: P240 added.': 'Rubrique 2.2 : P240 ajouté.',
  'Section 2.2: P284, P304+P340 and P310 added.': 'Rubrique 2.2 : P284, P304+P340 et P310 ajoutés.',
  'Format of Regulation (EU) 2020/878.': 'Format du règlement (UE) 2020/878.',
  'Section 8.1: exposure limit added.': 'Rubrique 8.1 : valeur limite d’exposition ajoutée.',

  'Sodium hypochlorite solution 12 % active chlorine': 'Hypochlorite de sodium en solution, 12 % de chlore actif',
  'Alkaline bleaching and oxidising solution for water treatment, laundries and swimming pool technology.':
    'Solution alcaline de blanchiment et d’oxydation pour le traitement de l’eau, les blanchisseries et les piscines.',
  'sodium hypochlorite, solution': 'hypochlorite de sodium, solution',
  'sodium hydroxide': 'hydroxyde de sodium',
  'Water treatment': 'Traitement de l’eau',
  'Bleaching agent in laundries': 'Agent de blanchiment en blanchisserie',
  'Oxidising agent in the chemical industry': 'Oxydant dans l’industrie chimique',
  'Use together with acidic cleaners': 'Utilisation avec des nettoyants acides',
  'Dose with a metering pump made of resistant plastics; never mix with acids.':
    'Doser avec une pompe doseuse en matière plastique résistante ; ne jamais mélanger avec des acides.',
  'Swimming pool water: 0.3 to 0.6 mg/l free chlorine. Laundry: 5 to 15 ml per kg of linen.':
    'Eau de piscine : 0,3 à 0,6 mg/l de chlore libre. Blanchisserie : 5 à 15 ml par kg de linge.',
  'Loses active chlorine in storage: at 20 °C about 1 % of it a week. Use within three months.':
    'Perd du chlore actif pendant le stockage : à 20 °C, environ 1 % de celui-ci par semaine. Utiliser dans les trois mois.',
  'yellowish green': 'vert jaunâtre',
  'chlorine-like': 'de chlore',
  decomposes: 'se décompose',
  'not flammable': 'non inflammable',
  chlorine: 'chlore',
  'peak limit factor 1(I), remark Y': 'facteur de dépassement 1(I), remarque Y',
  'Section 8.1: exposure limit for chlorine added.':
    'Rubrique 8.1 : valeur limite d’exposition pour le chlore ajoutée.',
  'Section 7.2: advice on vented caps.': 'Rubrique 7.2 : indication relative aux bouchons de dégazage.',
  'Sections 2 and 3: Aquatic Chronic 1 (H410) with its M factor according to CLP Annex VI.':
    'Rubriques 2 et 3 : Aquatic Chronic 1 (H410) avec son facteur M selon l’annexe VI du CLP.',

  'Sodium hydroxide solution 30 %': 'Hydroxyde de sodium en solution à 30 %',
  'Strong alkali for neutralisation, pH control, regeneration of ion exchangers and cleaning in place.':
    'Base forte pour la neutralisation, la régulation du pH, la régénération d’échangeurs d’ions et le nettoyage en place.',
  'mist/spray': 'brouillards/aérosols',
  'Neutralisation and pH control': 'Neutralisation et régulation du pH',
  'Raw material in chemical synthesis': 'Matière première en synthèse chimique',
  'Cleaning of plant and equipment': 'Nettoyage d’installations et de matériel',
  'Spraying without extraction': 'Pulvérisation sans aspiration',
  'Always add the lye to the water, slowly and with stirring; cool where needed.':
    'Toujours verser la lessive dans l’eau, lentement et en agitant ; refroidir si nécessaire.',
  'Cleaning in place: 1 to 3 % in water at 60 to 80 °C.':
    'Nettoyage en place : 1 à 3 % dans l’eau à une température de 60 à 80 °C.',
  'Solidifies just above 0 °C: store frost-free, heat pipes outdoors.':
    'Se solidifie juste au-dessus de 0 °C : stocker à l’abri du gel, chauffer les conduites extérieures.',
  odourless: 'inodore',
  'Section 2.2: P310 and P301+P330+P331 added.': 'Rubrique 2.2 : P310 et P301+P330+P331 ajoutés.',
  'Section 2.2: P260, P301+P330+P331 and P310 added.': 'Rubrique 2.2 : P260, P301+P330+P331 et P310 ajoutés.',
  'Section 8.1: limit of the United Kingdom added.': 'Rubrique 8.1 : valeur limite du Royaume-Uni ajoutée.',
  'The directives of the EU have no limit value for sodium hydroxide.':
    'Les directives de l’UE ne fixent pas de valeur limite pour l’hydroxyde de sodium.',

  'Hydrochloric acid 31 %': 'Acide chlorhydrique 31 %',
  'Technical acid for pickling steel, descaling, neutralisation and the regeneration of ion exchangers.':
    'Acide technique pour le décapage de l’acier, le détartrage, la neutralisation et la régénération d’échangeurs d’ions.',
  'hydrochloric acid': 'acide chlorhydrique',
  'gas/mist/vapours': 'gaz/brouillards/vapeurs',
  'Pickling of metals': 'Décapage de métaux',
  'Regeneration of ion exchangers': 'Régénération d’échangeurs d’ions',
  'Use together with chlorine bleach': 'Utilisation avec de l’eau de Javel',
  'Always add the acid to the water; use with extraction and resistant equipment.':
    'Toujours verser l’acide dans l’eau ; utiliser avec une aspiration et du matériel résistant.',
  'Pickling: 10 to 18 % in water. Descaling: 3 to 5 %.': 'Décapage : 10 à 18 % dans l’eau. Détartrage : 3 à 5 %.',
  'Fumes in moist air.': 'Fume à l’air humide.',
  'colourless to yellowish': 'incolore à jaunâtre',
  pungent: 'piquante',
  'hydrogen chloride': 'chlorure d’hydrogène',
  'Section 2: H290 added; STOT SE 3 (H335) shown on the label with GHS07.':
    'Rubrique 2 : H290 ajouté ; STOT SE 3 (H335) indiqué sur l’étiquette avec GHS07.',
  'Section 1.1: UFI added.': 'Rubrique 1.1 : UFI ajouté.',

  'Methanol 99.9 %': 'Méthanol 99,9 %',
  'High-purity solvent and raw material for synthesis and analysis. Toxic: for professional users only.':
    'Solvant de haute pureté et matière première pour la synthèse et l’analyse. Toxique : réservé aux utilisateurs professionnels.',
  methanol: 'méthanol',
  'eyes, central nervous system': 'yeux, système nerveux central',
  'mist/vapours/spray': 'brouillards/vapeurs/aérosols',
  'protective gloves/protective clothing/eye protection':
    'des gants de protection/des vêtements de protection/un équipement de protection des yeux',
  'Process solvent': 'Solvant de procédé',
  'Consumer uses': 'Utilisations par les consommateurs',
  'Windscreen washing and defrosting fluids': 'Liquides de lavage et de dégivrage de pare-brise',
  'Use in closed systems or under extraction; earth all equipment before transfer.':
    'Utiliser en système clos ou sous aspiration ; mettre tout le matériel à la terre avant transvasement.',
  'Undiluted, as the process requires.': 'Non dilué, selon les exigences du procédé.',
  'Water content at most 0.05 %; burns with a flame that is hardly visible in daylight.':
    'Teneur en eau de 0,05 % au maximum ; brûle avec une flamme à peine visible à la lumière du jour.',
  'peak limit factor 2(II), remark Y': 'facteur de dépassement 2(II), remarque Y',
  'Section 2.2: organs of H370 named.': 'Rubrique 2.2 : organes de H370 indiqués.',
  'Section 15.1: named substance of Directive 2012/18/EU.':
    'Rubrique 15.1 : substance désignée de la directive 2012/18/UE.',
  'Section 15.1: entry 69 of REACH Annex XVII.': 'Rubrique 15.1 : entrée 69 de l’annexe XVII de REACH.',

  'Formaldehyde solution 37 % (methanol < 1 %)': 'Formaldéhyde en solution à 37 % (méthanol < 1 %)',
  'Aqueous raw material for resins and for the fixing of tissue; low in methanol, kept stable by warm storage.':
    'Matière première aqueuse pour résines et pour la fixation de tissus ; pauvre en méthanol, stable grâce au stockage au chaud.',
  formaldehyde: 'formaldéhyde',
  'Raw material for resins': 'Matière première pour résines',
  'Fixing agent in histology and pathology': 'Fixateur en histologie et en pathologie',
  'Use in closed systems or in a fume cupboard; keep the time of exposure as short as possible.':
    'Utiliser en système clos ou sous hotte ; limiter autant que possible la durée d’exposition.',
  'Fixing of tissue: diluted with buffer to a formaldehyde content of 4 %.':
    'Fixation de tissus : dilué avec un tampon jusqu’à une teneur en formaldéhyde de 4 %.',
  'Becomes cloudy below about 35 °C through paraformaldehyde.':
    'Se trouble en dessous d’environ 35 °C en raison du paraformaldéhyde.',
  'combustible, not classified as flammable': 'combustible, non classé comme inflammable',
  'dermal sensitisation': 'sensibilisation cutanée',
  'peak limit factor 2(I), remarks Sh, Y, X': 'facteur de dépassement 2(I), remarques Sh, Y, X',
  'Flash point and explosion limits depend on the content of methanol.':
    'Le point d’éclair et les limites d’explosion dépendent de la teneur en méthanol.',
  'REACH Annex XVII, entry 77: formaldehyde and formaldehyde releasers in articles and vehicles':
    'REACH, annexe XVII, entrée 77 : formaldéhyde et substances libérant du formaldéhyde dans les articles et les véhicules',
  'Sections 2, 3 and 11: harmonised classification of formaldehyde in the version of Delegated Regulation (EU) 2024/2564 (22nd adaptation), which applies from 1 May 2026: Acute Tox. 2 (inhalation, H330) and Acute Tox. 4 (oral, H302) replace Acute Tox. 3 (H301, H311, H331); EUH071 added.':
    'Rubriques 2, 3 et 11 : classification harmonisée du formaldéhyde dans la version du règlement délégué (UE) 2024/2564 (22e adaptation), applicable à partir du 1er mai 2026 : Acute Tox. 2 (inhalation, H330) et Acute Tox. 4 (voie orale, H302) remplacent Acute Tox. 3 (H301, H311, H331) ; EUH071 ajouté.',
  'Section 8.1: binding EU limit values of Directive (EU) 2019/983.':
    'Rubrique 8.1 : valeurs limites contraignantes de l’UE de la directive (UE) 2019/983.',

  Toluene: 'Toluène',
  'Aromatic solvent for coatings, adhesives and printing inks; raw material for synthesis.':
    'Solvant aromatique pour peintures, colles et encres d’imprimerie ; matière première de synthèse.',
  toluene: 'toluène',
  'Solvent in coatings and inks': 'Solvant dans les peintures et les encres',
  'Adhesives and spray paints for the general public': 'Colles et peintures en bombe destinées au grand public',
  'Use with extraction and explosion-proof equipment; keep off the skin.':
    'Utiliser avec une aspiration et du matériel antidéflagrant ; éviter le contact avec la peau.',
  'Undiluted or as the formulation requires.': 'Non dilué ou selon la formulation.',
  'Charges electrostatically when poured: earth containers and limit the flow rate.':
    'Se charge d’électricité statique au transvasement : mettre les récipients à la terre et limiter le débit.',
  aromatic: 'aromatique',
  'Section 15.1: water hazard class 3 instead of 2.': 'Rubrique 15.1 : classe de danger pour l’eau 3 au lieu de 2.',

  'n-Hexane 95 %': 'n-Hexane 95 %',
  'Low-boiling hydrocarbon for the extraction of vegetable oils, for adhesives and as a reaction medium.':
    'Hydrocarbure à bas point d’ébullition pour l’extraction d’huiles végétales, pour les colles et comme milieu réactionnel.',
  'n-hexane': 'n-hexane',
  'nervous system': 'système nerveux',
  'Solvent in adhesives': 'Solvant dans les colles',
  'Use in closed systems with explosion-proof equipment; check the exposure by measurement.':
    'Utiliser en système clos avec du matériel antidéflagrant ; contrôler l’exposition par des mesures.',
  'Long exposure damages the nerves: where the process allows it, replace by n-heptane or cyclohexane.':
    'Une exposition prolongée endommage les nerfs : si le procédé le permet, remplacer par du n-heptane ou du cyclohexane.',
  'petrol-like': 'd’essence',
  'insoluble in water': 'insoluble dans l’eau',
  'peak limit factor 8(II), remark Y': 'facteur de dépassement 8(II), remarque Y',
  'Sections 2, 3 and 11: harmonised classification of n-hexane in the version of Delegated Regulation (EU) 2024/2564 (22nd adaptation), which applies from 1 May 2026: STOT RE 1 (H372, nervous system) replaces STOT RE 2 (H373).':
    'Rubriques 2, 3 et 11 : classification harmonisée du n-hexane dans la version du règlement délégué (UE) 2024/2564 (22e adaptation), applicable à partir du 1er mai 2026 : STOT RE 1 (H372, système nerveux) remplace STOT RE 2 (H373).',

  'Hydrogen peroxide 35 %': 'Peroxyde d’hydrogène 35 %',
  'Oxidising and bleaching solution for water treatment, surface treatment and the pulp industry.':
    'Solution d’oxydation et de blanchiment pour le traitement de l’eau, le traitement de surface et l’industrie de la pâte à papier.',
  'hydrogen peroxide, solution': 'peroxyde d’hydrogène, solution',
  'Bleaching agent': 'Agent de blanchiment',
  'Surface treatment of metals': 'Traitement de surface des métaux',
  'Supply to members of the general public': 'Mise à disposition des membres du grand public',
  'Dose from the original container with clean equipment; never return product that has been taken out.':
    'Doser à partir du récipient d’origine avec du matériel propre ; ne jamais y remettre du produit prélevé.',
  'Bleaching: 2 to 10 g/l in water.': 'Blanchiment : 2 à 10 g/l dans l’eau.',
  'Stabilised; decomposes to water and oxygen.': 'Stabilisé ; se décompose en eau et en oxygène.',
  faint: 'faible',
  'hydrogen peroxide': 'peroxyde d’hydrogène',
  'Section 2: STOT SE 3 (H335) at 35 % and above.': 'Rubrique 2 : STOT SE 3 (H335) à partir de 35 %.',
  'Section 15.1: restricted explosives precursor according to Regulation (EU) 2019/1148.':
    'Rubrique 15.1 : précurseur d’explosifs faisant l’objet de restrictions selon le règlement (UE) 2019/1148.',

  'Ammonia solution 25 %': 'Ammoniaque 25 %',
  'Aqueous ammonia for flue gas cleaning, neutralisation and as a raw material.':
    'Solution aqueuse d’ammoniac pour l’épuration des fumées, la neutralisation et comme matière première.',
  'ammonia, aqueous solution': 'ammoniac, solution aqueuse',
  'Flue gas cleaning': 'Épuration des fumées',
  'Use in closed systems; open containers only when cold and under extraction.':
    'Utiliser en système clos ; n’ouvrir les récipients qu’à froid et sous aspiration.',
  'As the process requires.': 'Selon les exigences du procédé.',
  'Gives off ammonia when warm: pressure builds up in closed containers.':
    'Dégage de l’ammoniac à la chaleur : la pression monte dans les récipients fermés.',
  ammonia: 'ammoniac',
  'Explosive compounds form with halogens and with silver and mercury salts.':
    'Forme des composés explosifs avec les halogènes et avec les sels d’argent et de mercure.',
  'Section 14: environmentally hazardous.': 'Rubrique 14 : dangereux pour l’environnement.',

  'Alkaline cleaner concentrate': 'Nettoyant alcalin concentré',
  'Concentrate against grease, oil and burnt-on residues on floors, machines and kitchen equipment.':
    'Concentré contre la graisse, l’huile et les résidus carbonisés sur les sols, les machines et le matériel de cuisine.',
  'disodium metasilicate': 'métasilicate de disodium',
  '2-butoxyethanol': '2-butoxyéthanol',
  'D-glucopyranose, oligomeric, C8-10 alkyl glycosides': 'D-glucopyranose, oligomères, glycosides d’alkyle en C8-10',
  'Cleaning agent for trade and industry': 'Produit de nettoyage pour l’artisanat et l’industrie',
  'Aluminium and painted surfaces': 'Aluminium et surfaces peintes',
  'Dilute, apply, leave for 5 minutes without drying, then rinse with water.':
    'Diluer, appliquer, laisser agir 5 minutes sans laisser sécher, puis rincer à l’eau.',
  '0.5 to 5 % in water.': '0,5 à 5 % dans l’eau.',
  'Low foaming: suitable for scrubbing machines and high-pressure cleaners.':
    'Peu moussant : convient aux autolaveuses et aux nettoyeurs haute pression.',
  'pale yellow': 'jaune pâle',
  'Switch off the current before use. Use only in well ventilated rooms.':
    'Coupez le courant avant l’emploi. N’utilisez le produit que dans des locaux bien ventilés.',
  'Ingredients: less than 5 % non-ionic surfactants.': 'Composants : moins de 5 % d’agents de surface non ioniques.',
  'Ingredients according to Regulation (EC) No 648/2004: less than 5 % non-ionic surfactants':
    'Composants selon le règlement (CE) n° 648/2004 : moins de 5 % d’agents de surface non ioniques',
  'Section 3: 2-butoxyethanol reduced to 3 – < 5 %.': 'Rubrique 3 : 2-butoxyéthanol réduit à 3 – < 5 %.',
  'Section 1.1: new UFI because of the changed formula.': 'Rubrique 1.1 : nouvel UFI en raison de la formule modifiée.',
  '1 to 5 % in water.': '1 à 5 % dans l’eau.',
  'Section 8.1: limit values for 2-butoxyethanol added.':
    'Rubrique 8.1 : valeurs limites pour le 2-butoxyéthanol ajoutées.',

  'Epoxy system – component A (resin)': 'Système époxy – composant A (résine)',
  'Solvent-free epoxy resin for floor coatings and castings; hardened with component B.':
    'Résine époxy sans solvant pour revêtements de sol et coulées ; durcissement avec le composant B.',
  'reaction product: bisphenol-A-(epichlorhydrin); epoxy resin (number average molecular weight ≤ 700)':
    'produit de réaction : bisphénol-A-épichlorhydrine ; résines époxydiques (poids moléculaire moyen ≤ 700)',
  'oxirane, mono[(C12-14-alkyloxy)methyl] derivs.': 'oxirane, dérivés mono[(alkyloxy en C12-14)méthyl]',
  'epoxy resin (number average molecular weight ≤ 700)': 'résine époxydique (poids moléculaire moyen ≤ 700)',
  'soap and water': 'l’eau et au savon',
  'Resin component of coatings': 'Composant résine de revêtements',
  'Casting resin': 'Résine de coulée',
  'Contact with drinking water and food': 'Contact avec l’eau potable et les denrées alimentaires',
  'Mix with component B, pour into a clean container, mix again and process within 30 minutes.':
    'Mélanger avec le composant B, transvaser dans un récipient propre, mélanger à nouveau et mettre en œuvre dans les 30 minutes.',
  'Mixing ratio A : B = 100 : 50 by weight.': 'Rapport de mélange A : B = 100 : 50 en poids.',
  'Hardens without shrinkage; walkable after 24 hours at 20 °C.':
    'Durcit sans retrait ; praticable après 24 heures à 20 °C.',
  'Packages of up to 5 l are not subject to the regulations (ADR special provision 375, IMDG 2.10.2.7).':
    'Les colis jusqu’à 5 l ne sont pas soumis aux prescriptions (ADR, disposition spéciale 375 ; IMDG 2.10.2.7).',
  'epoxy resin': 'résine époxydique',
  'Section 4.1: wipe off resin before washing.': 'Rubrique 4.1 : essuyer la résine avant le lavage.',
  'Section 14: special provision 375 mentioned.': 'Rubrique 14 : disposition spéciale 375 mentionnée.',

  'Epoxy system – component B (hardener)': 'Système époxy – composant B (durcisseur)',
  'Cycloaliphatic amine hardener for component A; hardens clear and resistant to yellowing.':
    'Durcisseur aminé cycloaliphatique pour le composant A ; durcissement transparent, résistant au jaunissement.',
  '3-aminomethyl-3,5,5-trimethylcyclohexylamine': '3-aminométhyl-3,5,5-triméthylcyclohexylamine',
  'benzyl alcohol': 'alcool benzylique',
  'mist/vapours': 'brouillards/vapeurs',
  'Hardener component of coatings and casting resins': 'Composant durcisseur de revêtements et de résines de coulée',
  'Add to component A in full and mix with a slow stirrer for at least 3 minutes.':
    'Verser en totalité dans le composant A et mélanger avec un agitateur lent pendant au moins 3 minutes.',
  'Pot life 30 minutes at 20 °C; large batches become hot.':
    'Durée de vie en pot de 30 minutes à 20 °C ; les grandes quantités s’échauffent fortement.',
  'amine-like': 'd’amine',
  'partly soluble in water': 'partiellement soluble dans l’eau',
  'Calculated acute toxicity estimate of the mixture, oral: about 1 160 mg/kg.':
    'Estimation calculée de la toxicité aiguë du mélange par voie orale : environ 1 160 mg/kg.',
  'Section 3: classification of benzyl alcohol in the version of Delegated Regulation (EU) 2024/197 (21st adaptation): Eye Irrit. 2 (H319) and Skin Sens. 1B (H317) added, Acute Tox. 4 by inhalation (H332) dropped.':
    'Rubrique 3 : classification de l’alcool benzylique dans la version du règlement délégué (UE) 2024/197 (21e adaptation) : Eye Irrit. 2 (H319) et Skin Sens. 1B (H317) ajoutés, Acute Tox. 4 par inhalation (H332) supprimé.',
  'Section 2.2: benzyl alcohol named on the label.': 'Rubrique 2.2 : alcool benzylique mentionné sur l’étiquette.',

  'Contact cleaner aerosol 500 ml': 'Nettoyant contacts en aérosol 500 ml',
  'Spray for degreasing electrical contacts, switches and plugs; evaporates without residue.':
    'Aérosol pour dégraisser les contacts électriques, les interrupteurs et les fiches ; s’évapore sans résidu.',
  'propan-2-ol': 'propane-2-ol',
  'butane (< 0.1 % butadiene)': 'butane (< 0,1 % de butadiène)',
  propane: 'propane',
  'vapours/spray': 'vapeurs/aérosols',
  'Cleaning of electrical contacts': 'Nettoyage de contacts électriques',
  'Live or hot parts': 'Pièces sous tension ou chaudes',
  'Switch off the current, spray from a distance of 20 cm, let dry for 10 minutes and ventilate.':
    'Couper le courant, pulvériser à une distance de 20 cm, laisser sécher 10 minutes et aérer.',
  'One or two short bursts per contact.': 'Une ou deux brèves pulvérisations par contact.',
  'Softens polystyrene and polycarbonate: test first in a hidden place.':
    'Ramollit le polystyrène et le polycarbonate : faire d’abord un essai à un endroit caché.',
  aerosol: 'aérosol',
  'solvent-like': 'de solvant',
  'extremely flammable aerosol': 'aérosol extrêmement inflammable',
  'Pressure in the can': 'Pression dans le boîtier',
  'Net content': 'Contenu net',
  'Section 3: propan-2-ol instead of ethanol.': 'Rubrique 3 : propane-2-ol au lieu d’éthanol.',
  'Section 8.1: limit values for propan-2-ol, butane and propane in the sheets for countries whose values are recorded.':
    'Rubrique 8.1 : valeurs limites pour le propane-2-ol, le butane et le propane dans les fiches pour les pays dont les valeurs sont renseignées.',

  'Urea solution 32.5 % (AUS 32)': 'Solution d’urée 32,5 % (AUS 32)',
  'Reducing agent for diesel engines with selective catalytic reduction, quality according to ISO 22241-1.':
    'Agent réducteur pour moteurs diesel à réduction catalytique sélective, qualité selon ISO 22241-1.',
  urea: 'urée',
  'Reducing agent for exhaust gas treatment': 'Agent réducteur pour le traitement des gaz d’échappement',
  'Filling into the fuel tank': 'Remplissage du réservoir de carburant',
  'Fill into the tank marked for AUS 32 only; wipe off splashes with water at once.':
    'Ne verser que dans le réservoir marqué AUS 32 ; essuyer immédiatement les éclaboussures à l’eau.',
  'About 3 to 5 % of the consumption of diesel fuel.': 'Environ 3 à 5 % de la consommation de gazole.',
  'Freezes at −11.5 °C without damage. Keeps for 18 months at up to 25 °C.':
    'Gèle à −11,5 °C sans altération. Se conserve 18 mois jusqu’à 25 °C.',
  'faintly of ammonia': 'faible, d’ammoniac',
  'Urea content': 'Teneur en urée',
  'Density range': 'Plage de densité',
  'Refractive index': 'Indice de réfraction',
  Biuret: 'Biuret',
  Aldehydes: 'Aldéhydes',
  'Section 9.2: limits of ISO 22241-1 added.': 'Rubrique 9.2 : limites de l’ISO 22241-1 ajoutées.',
  'Section 2.3: danger of slipping.': 'Rubrique 2.3 : risque de glissade.',

  'Interior wall paint, water-borne': 'Peinture murale d’intérieur en phase aqueuse',
  'White matt emulsion paint for walls and ceilings indoors; free of solvents and plasticisers.':
    'Peinture émulsion blanche mate pour murs et plafonds intérieurs ; sans solvants ni plastifiants.',
  'titanium dioxide': 'dioxyde de titane',
  '1,2-benzisothiazol-3(2H)-one': '1,2-benzisothiazol-3(2H)-one',
  'Paint for walls and ceilings indoors': 'Peinture pour murs et plafonds intérieurs',
  'Spraying without a particle filter mask': 'Pulvérisation sans masque à filtre à particules',
  'Stir, apply with roller or brush in two coats to a clean, dry base; between coats let dry for 4 hours.':
    'Remuer, appliquer au rouleau ou au pinceau en deux couches sur un support propre et sec ; laisser sécher 4 heures entre les couches.',
  '140 ml/m² per coat; 10 l cover about 70 m².': '140 ml/m² par couche ; 10 l suffisent pour environ 70 m².',
  'Wet scrub resistance class 2, hiding power class 1 at 7 m²/l (EN 13300).':
    'Résistance à l’abrasion humide : classe 2 ; pouvoir couvrant : classe 1 à 7 m²/l (EN 13300).',
  white: 'blanc',
  'VOC content': 'Teneur en COV',
  'Contains a biocidal product that preserves the paint in the pail: 1,2-benzisothiazol-3(2H)-one.':
    'Contient un produit biocide qui conserve la peinture dans le seau : 1,2-benzisothiazol-3(2H)-one.',
  'EU limit value for this product (category A/a, matt coatings for interior walls and ceilings): 30 g/l VOC. This product contains at most 1 g/l VOC.':
    'Valeur limite de l’UE pour ce produit (catégorie A/a, revêtements mats pour murs et plafonds intérieurs) : 30 g/l de COV. Ce produit contient au maximum 1 g/l de COV.',
  'Section 3: classification of 1,2-benzisothiazol-3(2H)-one in the version of Delegated Regulation (EU) 2024/197 (21st adaptation).':
    'Rubrique 3 : classification de la 1,2-benzisothiazol-3(2H)-one dans la version du règlement délégué (UE) 2024/197 (21e adaptation).',
  'Section 2.2: P501 added.': 'Rubrique 2.2 : P501 ajouté.',
  'Section 2.2: EUH208 added.': 'Rubrique 2.2 : EUH208 ajouté.',

  'Isopropanol 99.9 %': 'Isopropanol 99,9 %',
  'Pure solvent for cleaning optics, electronics and surfaces before bonding.':
    'Solvant pur pour le nettoyage d’optiques, d’électronique et de surfaces avant collage.',
  'Spraying near sources of ignition': 'Pulvérisation à proximité de sources d’inflammation',
  'Wipe with a lint-free cloth and let dry; ventilate well.':
    'Essuyer avec un chiffon non pelucheux et laisser sécher ; bien aérer.',
  'Water content at most 0.1 %.': 'Teneur en eau de 0,1 % au maximum.',
  'Section 9.1: explosion limits updated.': 'Rubrique 9.1 : limites d’explosion mises à jour.',

  'Citric acid descaler': 'Détartrant à l’acide citrique',
  'Liquid descaler for kettles, coffee machines and taps, without mineral acids.':
    'Détartrant liquide pour bouilloires, machines à café et robinetterie, sans acides minéraux.',
  'citric acid': 'acide citrique',
  'eye protection': 'un équipement de protection des yeux',
  'Descaler for household and trade': 'Détartrant à usage domestique et artisanal',
  'Marble and other limestone': 'Marbre et autres pierres calcaires',
  'Fill in the diluted product, leave to act for 20 minutes, empty and rinse twice with fresh water.':
    'Remplir de produit dilué, laisser agir 20 minutes, vider et rincer deux fois à l’eau claire.',
  '125 ml for 0.5 l of water.': '125 ml pour 0,5 l d’eau.',
  'Food-grade citric acid.': 'Acide citrique de qualité alimentaire.',
  'Section 2.2: P337+P313 added.': 'Rubrique 2.2 : P337+P313 ajouté.',

  'Demineralised water': 'Eau déminéralisée',
  'Exempt from registration (REACH Article 2(7)(a), Annex IV).':
    'Exemptée d’enregistrement (REACH, article 2, paragraphe 7, point a), annexe IV).',
  'Water free of salts for batteries, steam irons and humidifiers.':
    'Eau exempte de sels pour batteries, fers à vapeur et humidificateurs.',
  water: 'eau',
  'Filling of batteries, irons and humidifiers': 'Remplissage de batteries, de fers à repasser et d’humidificateurs',
  Drinking: 'Boisson',
  'Fill in as the manufacturer of the appliance says.': 'Remplir selon les indications du fabricant de l’appareil.',
  'Conductivity at most 10 µS/cm.': 'Conductivité de 10 µS/cm au maximum.',

  'Brush cleaner (white spirit)': 'Nettoyant pour pinceaux (white spirit)',
  'Low-odour white spirit for thinning alkyd paints and cleaning brushes.':
    'White spirit à faible odeur pour diluer les peintures alkydes et nettoyer les pinceaux.',
  'hydrocarbons, C9-C11, n-alkanes, isoalkanes, cyclics, < 2 % aromatics':
    'hydrocarbures, C9-C11, n-alcanes, isoalcanes, cycliques, < 2 % d’aromatiques',
  'Thinner and brush cleaner': 'Diluant et nettoyant pour pinceaux',
  'Lamp oil and grill lighter': 'Huile lampante et allume-barbecue',
  'Clean brushes in it straight after use and let the dirt settle; reuse the clear liquid.':
    'Y nettoyer les pinceaux aussitôt après usage et laisser les impuretés se déposer ; réutiliser le liquide clair.',
  'As a thinner: 5 to 10 %.': 'Comme diluant : 5 à 10 %.',
  'Free of aromatics (< 2 %).': 'Désaromatisé (< 2 % d’aromatiques).',
  'faintly of petrol': 'faible, d’essence',
  'flammable liquid': 'liquide inflammable',
  'at 40 °C': 'à 40 °C',
  'hydrocarbon mixture C9-C14, aliphatic': 'mélange d’hydrocarbures C9-C14, aliphatiques',
  'peak limit factor 2(II)': 'facteur de dépassement 2(II)',
  'peak limit factor 4(II)': 'facteur de dépassement 4(II)',
  'Section 2.2: P405 added.': 'Rubrique 2.2 : P405 ajouté.',
  'Regulation (EC) No 648/2004, Annex VII A: none of the constituents that the label must name':
    'Règlement (CE) nº 648/2004, annexe VII A : aucun des composants à mentionner sur l’étiquette',

  'Glass cleaner, ready to use': 'Nettoyant pour vitres, prêt à l’emploi',
  'Cleaner for windows, mirrors and displays; dries without streaks.':
    'Nettoyant pour fenêtres, miroirs et écrans ; sèche sans traces.',
  'Cleaning of glass': 'Nettoyage du verre',
  'Acrylic glass': 'Verre acrylique',
  'Spray on a cloth and wipe.': 'Pulvériser sur un chiffon et essuyer.',
  'Free of perfume and colorants.': 'Sans parfum ni colorant.',
  'faintly of alcohol': 'faible, d’alcool',

  'Trichloroethylene, stabilised': 'Trichloroéthylène stabilisé',
  'Solvent for vapour degreasing in closed plants under authorisation.':
    'Solvant pour le dégraissage en phase vapeur en installations closes sous autorisation.',
  trichloroethylene: 'trichloroéthylène',
  'Vapour degreasing in closed plants': 'Dégraissage en phase vapeur en installations closes',
  'All other uses': 'Toutes les autres utilisations',
  'In closed plants under authorisation only.': 'Uniquement en installations closes sous autorisation.',
  'Discontinued.': 'N’est plus disponible.',
  'chloroform-like': 'de chloroforme',
  'REACH Annex XIV: subject to authorisation (sunset date 21 April 2016)':
    'REACH, annexe XIV : soumis à autorisation (date d’expiration : 21 avril 2016)',

  'Phosphoric acid 75 %': 'Acide phosphorique 75 %',
  'Technical acid for phosphating, descaling and as a raw material.':
    'Acide technique pour la phosphatation, le détartrage et comme matière première.',
  'phosphoric acid': 'acide phosphorique',
  'Phosphating of metals': 'Phosphatation de métaux',
  Food: 'Denrées alimentaires',
  'Always add the acid to the water.': 'Toujours verser l’acide dans l’eau.',
  'Phosphating: 5 to 15 % in water.': 'Phosphatation : 5 à 15 % dans l’eau.',
  'Low in iron and chloride.': 'Pauvre en fer et en chlorures.',
  'peak limit factor 2(I), inhalable fraction': 'facteur de dépassement 2(I), fraction inhalable',

  'Thinner for coatings and adhesives': 'Diluant pour peintures et colles',
  'Cleaning of tools and spray guns': 'Nettoyage d’outils et de pistolets de pulvérisation',
  'Cleaning before bonding and painting': 'Nettoyage avant collage et peinture',
  'Assay (gas chromatography)': 'Pureté (chromatographie en phase gazeuse)',
  'Water content': 'Teneur en eau',
  'Acidity as acetic acid': 'Acidité exprimée en acide acétique',
  'Residue on evaporation': 'Résidu à l’évaporation',
  'Colour number (Pt-Co)': 'Indice de couleur (Pt-Co)',
  'Evaporation number (ether = 1)': 'Indice d’évaporation (éther = 1)',
  Density: 'Densité',
  'Boiling point': 'Point d’ébullition',
  'Flash point': 'Point d’éclair',
  'Vapour pressure': 'Pression de vapeur',
  'Use clean, dry and earthed equipment.': 'Utiliser du matériel propre, sec et mis à la terre.',
  'Do not fill used product back into the pack.': 'Ne pas remettre de produit usagé dans l’emballage.',
  'Plastic bottle': 'Flacon en plastique',
  'Metal canister': 'Bidon métallique',
  'Steel drum': 'Fût en acier',
  'Keep in the tightly closed original pack.': 'Conserver dans l’emballage d’origine bien fermé.',
  'Store in a cool, dry and well-ventilated place.': 'Stocker dans un endroit frais, sec et bien ventilé.',
  'Keep away from sources of ignition; earth containers when filling.':
    'Tenir à l’écart des sources d’inflammation ; mettre les récipients à la terre lors du remplissage.',
  'Suitable materials: steel and stainless steel.': 'Matériaux appropriés : acier et acier inoxydable.',
  'Ethanol content': 'Teneur en éthanol',
  'Denaturant butanone': 'Dénaturant : butanone',
  'Active chlorine': 'Chlore actif',
  'when filled': 'au conditionnement',
  'Free alkali as sodium hydroxide': 'Alcali libre exprimé en hydroxyde de sodium',
  Iron: 'Fer',
  Colour: 'Couleur',
  Odour: 'Odeur',
  'pH value': 'pH',
  'Do not mix with other products.': 'Ne pas mélanger avec d’autres produits.',
  'Keep copper, iron and dirt away: impurities decompose the product.':
    'Tenir à l’écart du cuivre, du fer et de la saleté : les impuretés décomposent le produit.',
  'Rinse equipment with plenty of water after use.': 'Rincer le matériel à grande eau après utilisation.',
  'Plastic canister': 'Bidon en plastique',
  IBC: 'GRV (IBC)',
  'Use vented closures; never close gas-tight.': 'Utiliser des bouchons de dégazage ; ne jamais fermer hermétiquement.',
  'Protect from sunlight and heat.': 'Protéger du soleil et de la chaleur.',
  'Store on a drip tray and separately from acids.': 'Stocker sur un bac de rétention et à l’écart des acides.',
  'Suitable materials: polyethylene and polypropylene.': 'Matériaux appropriés : polyéthylène et polypropylène.',
  'Cleaning in place in food and beverage plants': 'Nettoyage en place dans l’industrie des aliments et des boissons',
  'Sodium hydroxide content': 'Teneur en hydroxyde de sodium',
  'Sodium carbonate': 'Carbonate de sodium',
  Chloride: 'Chlorure',
  'Dynamic viscosity': 'Viscosité dynamique',
  'Solidification point': 'Point de solidification',
  'Becomes warm when diluted.': 'S’échauffe à la dilution.',
  'Dose by the measured pH value.': 'Doser selon le pH mesuré.',
  'Do not use on aluminium, zinc and tin.': 'Ne pas utiliser sur l’aluminium, le zinc et l’étain.',
  'Takes up moisture and carbon dioxide from the air: close opened packs at once.':
    'Absorbe l’humidité et le dioxyde de carbone de l’air : refermer aussitôt les emballages entamés.',
  'Protect from frost.': 'Protéger du gel.',
  'Suitable materials: polyethylene and stainless steel.': 'Matériaux appropriés : polyéthylène et acier inoxydable.',
  'Descaling of boilers and pipes': 'Détartrage de chaudières et de conduites',
  'Hydrogen chloride content': 'Teneur en chlorure d’hydrogène',
  Sulphate: 'Sulfate',
  'Free chlorine': 'Chlore libre',
  'Add an inhibitor when pickling steel.': 'Ajouter un inhibiteur pour le décapage de l’acier.',
  'Store on a drip tray and separately from alkalis and chlorine bleach.':
    'Stocker sur un bac de rétention et à l’écart des bases et de l’eau de Javel.',
  'Production of biodiesel': 'Production de biodiesel',
  'Blanket the plant with nitrogen where an explosive atmosphere can form.':
    'Inerter l’installation à l’azote là où une atmosphère explosive peut se former.',
  'Glass bottle': 'Flacon en verre',
  'Binders for wood-based panels': 'Liants pour panneaux à base de bois',
  'Formaldehyde content': 'Teneur en formaldéhyde',
  'Methanol content': 'Teneur en méthanol',
  'Acidity as formic acid': 'Acidité exprimée en acide formique',
  'Warm cloudy product to 40 °C and stir before use.':
    'Si le produit est trouble, le chauffer à 40 °C et l’agiter avant utilisation.',
  'Plastic drum': 'Fût en plastique',
  'Store warm: below 35 °C paraformaldehyde settles.':
    'Stocker au chaud : en dessous de 35 °C, du paraformaldéhyde se dépose.',
  'Benzene content': 'Teneur en benzène',
  'Sulphur content': 'Teneur en soufre',
  'Boiling range': 'Intervalle d’ébullition',
  'Kinematic viscosity': 'Viscosité cinématique',
  'Solubility in water': 'Solubilité dans l’eau',
  'Extraction of vegetable oils': 'Extraction d’huiles végétales',
  'Aromatics content': 'Teneur en aromatiques',
  'Bleaching of textiles and pulp': 'Blanchiment de textiles et de pâte à papier',
  'Hydrogen peroxide content': 'Teneur en peroxyde d’hydrogène',
  'Active oxygen': 'Oxygène actif',
  'Stability: remaining content': 'Stabilité : teneur résiduelle',
  '16 hours at 96 °C': '16 heures à 96 °C',
  'Reduction of nitrogen oxides in flue gas (SCR, SNCR)': 'Réduction des oxydes d’azote dans les fumées (SCR, SNCR)',
  'Ammonia content': 'Teneur en ammoniac',
  'Machines, workshop floors and extraction hoods': 'Machines, sols d’atelier et hottes aspirantes',
  'Scrubbing machines and high-pressure cleaners': 'Autolaveuses et nettoyeurs haute pression',
  'pH value of a 1 % solution': 'pH d’une solution à 1 %',
  'Silicate as silicon dioxide': 'Silicate exprimé en dioxyde de silicium',
  'Temperature of use: 10 to 60 °C; warmth shortens the time needed.':
    'Température d’utilisation : 10 à 60 °C ; la chaleur réduit le temps d’action.',
  'Test in a hidden place before the first use.': 'Faire un essai à un endroit caché avant la première utilisation.',
  'Temperature of use: 10 to 40 °C.': 'Température d’utilisation : 10 à 40 °C.',
  'Coating of workshop, storage and garage floors': 'Revêtement de sols d’ateliers, d’entrepôts et de garages',
  'Casting of electrical components': 'Enrobage de composants électriques',
  'Epoxy equivalent': 'Équivalent époxy',
  'at 25 °C': 'à 25 °C',
  'Mixing ratio A : B by weight': 'Rapport de mélange A : B en poids',
  'Mixing ratio A : B by volume': 'Rapport de mélange A : B en volume',
  'Pot life of the mixture': 'Durée de vie en pot du mélange',
  'Shore D hardness after 7 days': 'Dureté Shore D après 7 jours',
  'Compressive strength after 7 days': 'Résistance à la compression après 7 jours',
  'Base: sound, dry (at most 4 % residual moisture), free of dust, oil and grease; shot-blast or grind.':
    'Support : cohésif, sec (humidité résiduelle de 4 % au maximum), exempt de poussière, d’huile et de graisse ; grenailler ou poncer.',
  'Work at 10 to 30 °C and at least 3 °C above the dew point.':
    'Mettre en œuvre entre 10 et 30 °C, à au moins 3 °C au-dessus du point de rosée.',
  'Consumption of the mixture: 0.3 kg/m² as a primer, 1.1 kg/m² for each mm as a coating.':
    'Consommation du mélange : 0,3 kg/m² en couche primaire, 1,1 kg/m² par mm en revêtement.',
  'Full load after 7 days at 20 °C.': 'Pleine charge après 7 jours à 20 °C.',
  'Clean tools with acetone before the resin hardens.':
    'Nettoyer les outils à l’acétone avant le durcissement de la résine.',
  Tin: 'Boîte métallique',
  'Metal pail': 'Seau métallique',
  'Crystallised resin becomes clear again at 50 to 60 °C.':
    'La résine cristallisée redevient limpide à une température de 50 à 60 °C.',
  'Amine number': 'Indice d’amine',
  'Switches, relays, plugs and circuit boards': 'Interrupteurs, relais, fiches et circuits imprimés',
  'Propellant content': 'Teneur en gaz propulseur',
  'Shake the can before use.': 'Agiter le boîtier avant utilisation.',
  'Switch the current on again only when all solvent has evaporated.':
    'Ne remettre le courant que lorsque tout le solvant s’est évaporé.',
  'Aerosol can': 'Boîtier aérosol',
  'Never warm above 50 °C.': 'Ne jamais chauffer à plus de 50 °C.',
  'Lorries, buses, tractors and construction machinery with SCR':
    'Camions, autobus, tracteurs et engins de chantier avec SCR',
  'Diesel cars with SCR': 'Voitures diesel avec SCR',
  'Alkalinity as ammonia': 'Alcalinité exprimée en ammoniac',
  'Insoluble matter': 'Matières insolubles',
  Phosphate: 'Phosphate',
  Calcium: 'Calcium',
  Copper: 'Cuivre',
  Zinc: 'Zinc',
  Chromium: 'Chrome',
  Nickel: 'Nickel',
  Aluminium: 'Aluminium',
  Magnesium: 'Magnésium',
  Sodium: 'Sodium',
  Potassium: 'Potassium',
  'Use funnels, pumps and cans that have never held other liquids.':
    'Utiliser des entonnoirs, des pompes et des bidons n’ayant jamais contenu d’autres liquides.',
  'When filled into the fuel tank by mistake: do not start the engine, have the tank emptied.':
    'En cas de remplissage du réservoir de carburant par erreur : ne pas démarrer le moteur, faire vidanger le réservoir.',
  'Frozen product can be used without loss of quality after thawing.':
    'Le produit gelé est utilisable après dégel sans perte de qualité.',
  'Plaster, plasterboard, concrete and woodchip wallpaper': 'Enduit, plaque de plâtre, béton et papier ingrain',
  'New and renovation coats in living rooms and offices':
    'Peinture neuve et rénovation de pièces d’habitation et de bureaux',
  'Coverage per coat': 'Rendement par couche',
  'Can be painted over after': 'Recouvrable après',
  'Wet scrub resistance, class': 'Résistance à l’abrasion humide, classe',
  'Hiding power, class': 'Pouvoir couvrant, classe',
  'at 7 m²/l': 'à 7 m²/l',
  Gloss: 'Brillance',
  'dead matt': 'mat profond',
  'Grain size': 'Granulométrie',
  'fine (< 100 µm)': 'fine (< 100 µm)',
  'Solids content': 'Extrait sec',
  'Base: clean, dry and sound; prime strongly absorbent plaster.':
    'Support : propre, sec et cohésif ; appliquer une sous-couche sur les enduits très absorbants.',
  'Thin the first coat with at most 5 % of water.': 'Diluer la première couche avec 5 % d’eau au maximum.',
  'Do not apply below 5 °C (air and wall).': 'Ne pas appliquer en dessous de 5 °C (air et mur).',
  'Clean tools with water straight after use.': 'Nettoyer les outils à l’eau aussitôt après usage.',
  'Plastic pail': 'Seau en plastique',
  'Use opened packs up soon.': 'Utiliser rapidement les emballages entamés.',
  'Thin the first coat with at most 10 % of water.': 'Diluer la première couche avec 10 % d’eau au maximum.',
  'Kettles, coffee machines and taps': 'Bouilloires, machines à café et robinetterie',
  'Citric acid content': 'Teneur en acide citrique',
  'Not for marble, enamel, zinc and aluminium.': 'Ne convient pas au marbre, à l’émail, au zinc ni à l’aluminium.',
  'Keep out of the reach of children.': 'Conserver hors de portée des enfants.',
  'Final rinsing of parts and laboratory glassware': 'Rinçage final de pièces et de verrerie de laboratoire',
  Conductivity: 'Conductivité',
  'Pour into clean vessels only.': 'Ne transvaser que dans des récipients propres.',
  'Alkyd and oil paints': 'Peintures alkydes et à l’huile',
  'Dispose of settled dirt as hazardous waste.': 'Éliminer les impuretés déposées comme déchet dangereux.',
  'Removal of rust': 'Élimination de la rouille',
  'Phosphoric acid content': 'Teneur en acide phosphorique',
  Arsenic: 'Arsenic',
  'Rinse phosphated parts and dry them with warm air.': 'Rincer les pièces phosphatées et les sécher à l’air chaud.',

  // UN proper shipping names (ADR, table A)
  ACETONE: 'ACÉTONE',
  'HYPOCHLORITE SOLUTION': 'HYPOCHLORITE EN SOLUTION',
  'SODIUM HYDROXIDE SOLUTION': 'HYDROXYDE DE SODIUM EN SOLUTION',
  'HYDROCHLORIC ACID': 'ACIDE CHLORHYDRIQUE',
  ISOPROPANOL: 'ISOPROPANOL',
  'HYDROGEN PEROXIDE, AQUEOUS SOLUTION': 'PEROXYDE D’HYDROGÈNE EN SOLUTION AQUEUSE',
  'FORMALDEHYDE SOLUTION': 'FORMALDÉHYDE EN SOLUTION',
  TOLUENE: 'TOLUÈNE',
  HEXANES: 'HEXANES',
  METHANOL: 'MÉTHANOL',
  'AMMONIA SOLUTION': 'AMMONIAC EN SOLUTION',
  'CAUSTIC ALKALI LIQUID, N.O.S. (sodium hydroxide, disodium metasilicate)':
    'LIQUIDE ALCALIN CAUSTIQUE, N.S.A. (hydroxyde de sodium, métasilicate de disodium)',
  'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (epoxy resin)':
    'MATIÈRE DANGEREUSE DU POINT DE VUE DE L’ENVIRONNEMENT, LIQUIDE, N.S.A. (résine époxydique)',
  'AMINES, LIQUID, CORROSIVE, N.O.S. (isophoronediamine)': 'AMINES LIQUIDES CORROSIVES, N.S.A. (isophoronediamine)',
  'AEROSOLS, flammable': 'AÉROSOLS inflammables',
  'ETHANOL SOLUTION': 'ÉTHANOL EN SOLUTION',
  'TURPENTINE SUBSTITUTE': 'SUCCÉDANÉ D’ESSENCE DE TÉRÉBENTHINE',
  TRICHLOROETHYLENE: 'TRICHLORÉTHYLÈNE',
  'PHOSPHORIC ACID, SOLUTION': 'ACIDE PHOSPHORIQUE EN SOLUTION',

  // other names
  Formalin: 'Formol',
  'White spirit': 'White-spirit',
  // how classes were found
  'UN test C.1 at 55 °C: more than 6.25 mm a year on aluminium':
    'Épreuve C.1 de l’ONU à 55 °C : plus de 6,25 mm par an sur l’aluminium',
  'UN test C.1 at 55 °C: below 6.25 mm a year on steel and aluminium, illustrative entry of the demo catalogue':
    'Épreuve C.1 de l’ONU à 55 °C : moins de 6,25 mm par an sur l’acier et l’aluminium, donnée d’exemple du catalogue de démonstration',
  'LD50 of the product: 1193 mg/kg, oral, rat': 'DL50 du produit : 1193 mg/kg, voie orale, rat',
  'Dilution (CLP Annex I 1.1.3.1) of citric acid 30 % in water, which does not irritate the skin: OECD 404, rabbit, illustrative entry of the demo catalogue':
    'Dilution (annexe I, 1.1.3.1, du CLP) d’acide citrique à 30 % dans l’eau, qui n’irrite pas la peau : OCDE 404, lapin, donnée d’exemple du catalogue de démonstration',
  'Dilution (CLP Annex I 1.1.3.1) of citric acid 30 % in water, which irritates the eyes: OECD 405, rabbit, illustrative entry of the demo catalogue':
    'Dilution (annexe I, 1.1.3.1, du CLP) d’acide citrique à 30 % dans l’eau, qui irrite les yeux : OCDE 405, lapin, donnée d’exemple du catalogue de démonstration',
  'Section 2.1: Aquatic Chronic 2 (H411), as calculated with the M factors.':
    'Rubrique 2.1 : Aquatic Chronic 2 (H411), selon le calcul avec les facteurs M.',
  'no data available': 'aucune donnée disponible',
  'not applicable (the product is water)': 'sans objet (le produit est de l’eau)',
  'not determined': 'non déterminé',
  'distils without decomposition': 'distille sans décomposition',
  'decomposes when heated': 'se décompose sous l’effet de la chaleur',
  'Mixes with the water in soil and hardly adsorbs, but decomposes there quickly (see subsection 12.2).':
    'Se mélange à l’eau du sol et s’adsorbe à peine, mais s’y décompose rapidement (voir la sous-rubrique 12.2).',
  'decomposes slowly at room temperature': 'se décompose lentement à température ambiante',
  'ammonia gas': 'ammoniac gazeux',
  'Section 2: Aquatic Chronic 3 (H412) added.': 'Rubrique 2 : Aquatic Chronic 3 (H412) ajouté.',
  // limits and markets
  'butoxyacetic acid (after hydrolysis)': 'acide butoxyacétique (après hydrolyse)',
  '2,5-hexanedione and 4,5-dihydroxy-2-hexanone (after hydrolysis)':
    '2,5-hexanedione et 4,5-dihydroxy-2-hexanone (après hydrolyse)',
  'o-cresol (after hydrolysis)': 'o-crésol (après hydrolyse)',
  'No. 5.2.5: organic substances': 'n° 5.2.5 : substances organiques',
  'Explosive nitrogen trichloride can form with hypochlorites.':
    'Du trichlorure d’azote explosif peut se former avec les hypochlorites.',
  'Prolonged spraying from a short distance can cause frostbite: do not spray on the skin.':
    'Une pulvérisation prolongée à courte distance peut provoquer des gelures : ne pas pulvériser sur la peau.',

  // polyurethane hardener
  'Polyurethane system – component B (hardener)': 'Système polyuréthane – composant B (durcisseur)',
  'Polymeric diphenylmethane diisocyanate for component A; hardens casting resins and adhesives.':
    'Diisocyanate de diphénylméthane polymère pour le composant A ; durcit les résines de coulée et les colles.',
  'Reacts with moisture: foams, and hardens slowly in opened packs.':
    'Réagit avec l’humidité : mousse et durcit lentement dans les emballages entamés.',
  'Hardener component of casting resins and adhesives': 'Composant durcisseur de résines de coulée et de colles',
  'Moulds, models and tools': 'Moules, modèles et outillages',
  'Isocyanate content (NCO)': 'Teneur en isocyanate (NCO)',
  brown: 'brun',
  'faint, musty': 'faible, de moisi',
  'Stir into component A in full, without air bubbles and with dry tools, and use up within the pot life.':
    'Incorporer en totalité au composant A, sans bulles d’air et avec des outils secs, et utiliser pendant la durée de vie en pot.',
  'Mixing ratio A : B = 100 : 60 by weight.': 'Rapport de mélange A : B = 100 : 60 en poids.',
  'Never close a pack again into which water may have got: carbon dioxide bursts it.':
    'Ne jamais refermer un emballage dans lequel de l’eau a pu pénétrer : le dioxyde de carbone le fait éclater.',
  'diphenylmethane diisocyanate, oligomers': 'diisocyanate de diphénylméthane, oligomères',
  'respiratory tract': 'voies respiratoires',
  "4,4'-methylenediphenyl diisocyanate": "diisocyanate de 4,4'-méthylènediphényle",
  "o-(p-isocyanatobenzyl)phenyl isocyanate (2,4'-MDI)": "isocyanate de o-(p-isocyanatobenzyl)phényle (2,4'-MDI)",
  'As from 24 August 2023 adequate training is required before industrial or professional use.':
    'À partir du 24 août 2023, une formation adéquate est requise avant toute utilisation industrielle ou professionnelle.',
  'reacts with water and forms carbon dioxide': 'réagit avec l’eau en formant du dioxyde de carbone',
  'diisocyanates, as NCO': 'diisocyanates, en NCO',
  'MDI and its oligomers, inhalable fraction': 'MDI et ses oligomères, fraction inhalable',
  'isocyanates, as NCO': 'isocyanates, en NCO',
  'isocyanate-derived diamine': 'diamine issue de l’isocyanate',
  'sensitises skin and airways': 'sensibilise la peau et les voies respiratoires',
  'sensitises the airways': 'sensibilise les voies respiratoires',
  'peak limit factor 1;=2=(I), remarks Sah, Y': 'facteur de dépassement 1;=2=(I), remarques Sah, Y',
  'The oligomers have no registration number: polymers are exempt from registration (REACH Art. 2(9)).':
    'Les oligomères n’ont pas de numéro d’enregistrement : les polymères sont exemptés de l’enregistrement (REACH, art. 2, par. 9).',
  'Reacts with water to solid polyureas, which are insoluble and inert.':
    'Réagit avec l’eau en formant des polyurées solides, insolubles et inertes.',
  'Section 8.1: limit values of Directive (EU) 2024/869 for diisocyanates.':
    'Rubrique 8.1 : valeurs limites de la directive (UE) 2024/869 pour les diisocyanates.',

  // calibration gas
  'Calibration gas: carbon monoxide 10 % in nitrogen': 'Gaz d’étalonnage : monoxyde de carbone 10 % dans l’azote',
  'Gas mixture in cylinders for calibrating analysers of exhaust, flue and process gas; with certificate.':
    'Mélange de gaz en bouteilles pour l’étalonnage d’analyseurs de gaz d’échappement, de fumées et de procédé ; avec certificat.',
  'Prepared by weighing (ISO 6142-1); the certificate states the content and its uncertainty.':
    'Préparé par pesée (ISO 6142-1) ; le certificat indique la teneur et son incertitude.',
  'Calibration of gas analysers': 'Étalonnage d’analyseurs de gaz',
  'Measuring instruments for exhaust gas of vehicles and flue gas of furnaces':
    'Appareils de mesure des gaz d’échappement de véhicules et des fumées de foyers',
  'Carbon monoxide content': 'Teneur en monoxyde de carbone',
  'Relative uncertainty of the content': 'Incertitude relative de la teneur',
  Oxygen: 'Oxygène',
  Moisture: 'Humidité',
  'at 20 °C and 1013 hPa': 'à 20 °C et 1013 hPa',
  'Filling pressure': 'Pression de remplissage',
  'at 15 °C': 'à 15 °C',
  'Take out with a pressure regulator that is made for carbon monoxide, purge it three times and lead the gas outdoors after use.':
    'Prélever avec un détendeur prévu pour le monoxyde de carbone, le purger trois fois et évacuer le gaz à l’extérieur après usage.',
  'Flow 0.5 to 1 l/min; use down to a residual pressure of 5 bar.':
    'Débit de 0,5 à 1 l/min ; utiliser jusqu’à une pression résiduelle de 5 bar.',
  'Open the valve slowly by hand and close it after use.':
    'Ouvrir le robinet lentement à la main et le refermer après usage.',
  'Gas cylinder': 'Bouteille de gaz',
  'Store cylinders upright, secured against falling and with closed valve and cap.':
    'Stocker les bouteilles debout, protégées contre les chutes, robinet fermé et chapeau en place.',
  'carbon monoxide': 'monoxyde de carbone',
  nitrogen: 'azote',
  'heart, nervous system': 'cœur, système nerveux',
  'ISO 10156: in any mixture with air less than 10 % of carbon monoxide, whose lower explosion limit is 10.9 %':
    'ISO 10156 : dans tout mélange avec l’air moins de 10 % de monoxyde de carbone, dont la limite inférieure d’explosivité est de 10,9 %',
  'Filled at 150 bar; wholly gaseous at −50 °C (CLP Annex I 2.5.2, Table 2.5.1)':
    'Rempli à 150 bar ; entièrement gazeux à −50 °C (CLP, annexe I, 2.5.2, tableau 2.5.1)',
  gas: 'gaz',
  'Breathing and medical purposes': 'Usages respiratoires et médicaux',
  'slightly soluble in water': 'peu soluble dans l’eau',
  carboxyhaemoglobin: 'carboxyhémoglobine',
  'peak limit factor 2(II), remark Z': 'facteur de dépassement 2(II), remarque Z',
  'COMPRESSED GAS, N.O.S. (nitrogen, carbon monoxide)': 'GAZ COMPRIMÉ, N.S.A. (azote, monoxyde de carbone)',

  // lamp oil
  'Lamp oil, colourless': 'Huile lampante, incolore',
  'Highly purified hydrocarbons C10-C14 for oil lamps with a protected wick; without colour and perfume.':
    'Hydrocarbures C10-C14 hautement purifiés pour lampes à huile à mèche protégée ; sans colorant ni parfum.',
  'Burns almost without soot and smell; black, opaque bottle with a child-resistant cap.':
    'Brûle presque sans suie ni odeur ; flacon noir et opaque à bouchon de sécurité pour enfants.',
  'Fuel for oil lamps that comply with EN 14059': 'Combustible pour lampes à huile conformes à EN 14059',
  'Lanterns and garden torches with a protected wick': 'Lanternes et torches de jardin à mèche protégée',
  'Smoke point': 'Point de fumée',
  'almost odourless': 'presque inodore',
  'Fill the cold lamp with a funnel up to three quarters, wipe off what was spilled, and close the lamp before lighting it.':
    'Remplir la lampe froide aux trois quarts avec un entonnoir, essuyer ce qui a été renversé et fermer la lampe avant de l’allumer.',
  '100 ml burn for about 15 hours.': '100 ml brûlent environ 15 heures.',
  'Keep the wick short: a long wick makes soot.': 'Garder la mèche courte : une mèche longue produit de la suie.',
  'Black, opaque plastic bottle': 'Flacon en plastique noir et opaque',
  'hydrocarbons, C10-C13, n-alkanes, < 2 % aromatics': 'hydrocarbures, C10-C13, n-alcanes, < 2 % d’aromatiques',
  'hydrocarbons, C11-C14, n-alkanes, isoalkanes, cyclics, < 2 % aromatics':
    'hydrocarbures, C11-C14, n-alcanes, isoalcanes, cycliques, < 2 % d’aromatiques',
  'Keep lamps filled with this liquid out of the reach of children':
    'Tenir les lampes remplies de ce liquide hors de portée des enfants',
  'Just a sip of lamp oil – or even sucking the wick of lamps – may lead to life-threatening lung damage':
    'L’ingestion d’huile lampante, même en petite quantité ou par succion de la mèche, peut causer des lésions pulmonaires potentiellement fatales',
  'Grill lighter, heating and cleaning': 'Allume-barbecue, chauffage et nettoyage',
  'Oil lamps without a protected wick': 'Lampes à huile sans mèche protégée',

  // oxygen cleaner
  'Oxygen cleaner with hydrogen peroxide': 'Nettoyant à l’oxygène actif avec peroxyde d’hydrogène',
  'Bleaching cleaner against stains on tile joints, garden furniture and light-coloured stone, without chlorine.':
    'Nettoyant blanchissant contre les taches sur joints de carrelage, meubles de jardin et pierre claire, sans chlore.',
  'Bleaching cleaner for household and garden': 'Nettoyant blanchissant pour la maison et le jardin',
  'Tile joints, plastic furniture and awnings': 'Joints de carrelage, meubles en plastique et stores',
  'Apply with a brush, leave for 10 minutes without drying, then rinse with plenty of water.':
    'Appliquer à la brosse, laisser agir 10 minutes sans laisser sécher, puis rincer abondamment à l’eau.',
  'Undiluted: about 50 ml/m².': 'Non dilué : environ 50 ml/m².',
  'Ingredients: 5 % or over but less than 15 % oxygen-based bleaching agents, less than 5 % non-ionic surfactants.':
    'Composants : 5 % ou plus, mais moins de 15 % d’agents de blanchiment oxygénés, moins de 5 % d’agents de surface non ioniques.',
  'Mixing with other cleaners': 'Mélange avec d’autres nettoyants',
  'Stained wood, copper and brass': 'Bois teinté, cuivre et laiton',

  // reasons and texts of sections 3 to 15
  'the ingredients distil without decomposition': 'les composants distillent sans décomposition',
  'Distils without decomposition at normal pressure.': 'Distille sans décomposition à pression normale.',
  'water vapour, air = 1': 'vapeur d’eau, air = 1',
  'gaseous formaldehyde': 'formaldéhyde gazeux',
  'gaseous formaldehyde, air = 1': 'formaldéhyde gazeux, air = 1',
  'cannot be measured: paraformaldehyde separates before the solution freezes':
    'non mesurable : le paraformaldéhyde se sépare avant que la solution ne gèle',
  'Storage temperature: 35 °C to 45 °C. Stainless steel is suitable, too; unalloyed steel, copper, nickel, zinc and their alloys are unsuitable.':
    'Température de stockage : 35 °C à 45 °C. L’acier inoxydable convient également ; l’acier non allié, le cuivre, le nickel, le zinc et leurs alliages ne conviennent pas.',
  'The remainder, at most 5 %, consists of other hydrocarbons C6: methylpentanes and methylcyclopentane.':
    'Le reste, au plus 5 %, se compose d’autres hydrocarbures en C6 : méthylpentanes et méthylcyclopentane.',
  'none below the flash point of more than 200 °C: the vapours form no ignitable mixture with air':
    'aucune en dessous du point d’éclair, supérieur à 200 °C : les vapeurs ne forment pas de mélange inflammable avec l’air',
  'Reacts with the water in soil to solid polyureas, which stay where they are; adsorption cannot be measured.':
    'Réagit avec l’eau du sol en formant des polyurées solides, qui restent sur place ; une adsorption n’est pas mesurable.',
  'none at the temperatures of use: both gases are stable':
    'aucune aux températures d’utilisation : les deux gaz sont stables',
  'Nitrogen is exempt from registration (REACH Annex IV). Carbon monoxide has Flam. Gas 1 (H220) in CLP Annex VI, without the division into 1A and 1B; given is 1A, to which H220 belongs.':
    'L’azote est exempté d’enregistrement (REACH annexe IV). Le monoxyde de carbone figure dans CLP annexe VI avec Flam. Gas 1 (H220), sans la division en 1A et 1B ; 1A est indiquée, à laquelle appartient H220.',
  'As a gas it escapes into the air and spreads there; soil and water take up little of it.':
    'En tant que gaz, il s’échappe dans l’air et s’y répartit ; le sol et l’eau en absorbent peu.',
  'concerns installations, in which this household product is not used':
    'concerne les installations, dans lesquelles ce produit ménager n’est pas utilisé',
  'cannot be measured: the water evaporates first': 'non mesurable : l’eau s’évapore auparavant',
  'ADR names it as UN2014, class 5.1, packing group II, whose criteria are those of category 2 (CLP Annex I 2.13.2)':
    'Nommément désigné dans l’ADR comme UN2014, classe 5.1, groupe d’emballage II, dont les critères sont ceux de la catégorie 2 (CLP annexe I 2.13.2)',
  'ADR names it as UN2984, class 5.1, packing group III, whose criteria are those of category 3 (CLP Annex I 2.13.2)':
    'Nommément désigné dans l’ADR comme UN2984, classe 5.1, groupe d’emballage III, dont les critères sont ceux de la catégorie 3 (CLP annexe I 2.13.2)',
};
