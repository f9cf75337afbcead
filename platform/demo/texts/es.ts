/** The texts of the catalogue in Spanish, by their English. */
export const textsEs: Readonly<Record<string, string>> = {
  'Acetone technical 99.5 %': 'Acetona técnica 99,5 %',
  'Fast-evaporating solvent for resins, lacquers and adhesives; degreases metal, glass and tools.':
    'Disolvente de evaporación rápida para resinas, lacas y adhesivos; desengrasa metal, vidrio y herramientas.',
  acetone: 'acetona',
  vapours: 'los vapores',
  'protective gloves/eye protection': 'guantes/gafas de protección',
  Solvent: 'Disolvente',
  'Cleaning and degreasing agent': 'Agente de limpieza y desengrasante',
  'Laboratory reagent': 'Reactivo de laboratorio',
  'Consumer spray applications': 'Aplicaciones por pulverización por los consumidores',
  'Wipe the surface with a lint-free cloth wetted with acetone and let it dry; use in well-ventilated places only.':
    'Limpiar la superficie con un paño sin pelusa humedecido con acetona y dejar secar; utilizar únicamente en lugares bien ventilados.',
  'Undiluted.': 'Sin diluir.',
  'Evaporates without residue. Softens polystyrene, ABS and many lacquers: test first in a hidden place.':
    'Se evapora sin dejar residuos. Ablanda el poliestireno, el ABS y muchas lacas: probar antes en un lugar no visible.',
  liquid: 'líquido',
  colourless: 'incoloro',
  sweetish: 'dulzón',
  'highly flammable liquid': 'líquido muy inflamable',
  'closed cup': 'vaso cerrado',
  'at 20 °C': 'a 20 °C',
  'miscible with water': 'miscible con agua',
  'air = 1': 'aire = 1',
  'peak limit factor 2(I), remark Y': 'factor de límite de pico 2(I), observación Y',
  'Section 8.1: exposure limit supplemented by peak limit and remark.':
    'Sección 8.1: valor límite de exposición completado con el límite de pico y la observación.',
  'Section 15.1: drug precursor and solvent emissions added.':
    'Sección 15.1: añadidos el precursor de drogas y las emisiones de disolventes.',
  'Format of Regulation (EU) 2020/878 in all sections.': 'Formato del Reglamento (UE) 2020/878 en todas las secciones.',
  'Section 9.1: flash point and density measured anew.':
    'Sección 9.1: nueva determinación del punto de inflamación y de la densidad.',
  'Ethanol 96 % denatured': 'Etanol 96 % desnaturalizado',
  'Ethanol denatured with butanone, for cleaning, extraction and as a solvent for inks and lacquers.':
    'Etanol desnaturalizado con butanona, para limpieza, extracción y como disolvente de tintas y lacas.',
  ethanol: 'etanol',
  butanone: 'butanona',
  'Cleaning agent': 'Agente de limpieza',
  'Extraction agent': 'Agente de extracción',
  'Food, medicinal products and cosmetics': 'Alimentos, medicamentos y cosméticos',
  'Fuel for table fireplaces': 'Combustible para chimeneas de mesa',
  'Apply with a cloth or from a dispenser, keep away from sources of ignition and ventilate well.':
    'Aplicar con un paño o con dosificador, mantener alejado de fuentes de ignición y ventilar bien.',
  'Undiluted, or diluted with water to 70 % by volume for cleaning.':
    'Sin diluir o, para limpieza, diluido con agua al 70 % en volumen.',
  'Denatured: exempt from spirits duty when used as intended.':
    'Desnaturalizado: exento del impuesto sobre el alcohol si se utiliza según lo previsto.',
  alcoholic: 'a alcohol',
  'Section 8.1: limit values for butanone added.': 'Sección 8.1: añadidos los valores límite para la butanona.',
  'Section 2.2: P240 added.': 'Sección 2.2: añadido P240.',
  'Section 2.2: P284, P304+P340 and P310 added.': 'Sección 2.2: añadidos P284, P304+P340 y P310.',
  'Format of Regulation (EU) 2020/878.': 'Formato del Reglamento (UE) 2020/878.',
  'Section 8.1: exposure limit added.': 'Sección 8.1: añadido el valor límite de exposición.',
  'Sodium hypochlorite solution 12 % active chlorine': 'Hipoclorito de sodio en solución, 12 % de cloro activo',
  'Alkaline bleaching and oxidising solution for water treatment, laundries and swimming pool technology.':
    'Solución alcalina blanqueante y oxidante para tratamiento de aguas, lavanderías y piscinas.',
  'sodium hypochlorite, solution': 'hipoclorito de sodio, solución',
  'sodium hydroxide': 'hidróxido de sodio',
  'Water treatment': 'Tratamiento de aguas',
  'Bleaching agent in laundries': 'Agente blanqueante en lavanderías',
  'Oxidising agent in the chemical industry': 'Agente oxidante en la industria química',
  'Use together with acidic cleaners': 'Uso junto con limpiadores ácidos',
  'Dose with a metering pump made of resistant plastics; never mix with acids.':
    'Dosificar con una bomba dosificadora de plástico resistente; no mezclar nunca con ácidos.',
  'Swimming pool water: 0.3 to 0.6 mg/l free chlorine. Laundry: 5 to 15 ml per kg of linen.':
    'Agua de piscina: de 0,3 a 0,6 mg/l de cloro libre. Lavandería: de 5 a 15 ml por kg de ropa.',
  'Loses active chlorine in storage: at 20 °C about 1 % of it a week. Use within three months.':
    'Pierde cloro activo durante el almacenamiento: a 20 °C, alrededor del 1 % por semana. Consumir en un plazo de tres meses.',
  'yellowish green': 'verde amarillento',
  'chlorine-like': 'a cloro',
  decomposes: 'se descompone',
  'not flammable': 'no inflamable',
  chlorine: 'cloro',
  'peak limit factor 1(I), remark Y': 'factor de límite de pico 1(I), observación Y',
  'Section 8.1: exposure limit for chlorine added.':
    'Sección 8.1: añadido el valor límite de exposición para el cloro.',
  'Section 7.2: advice on vented caps.': 'Sección 7.2: indicación sobre los tapones de ventilación.',
  'Sections 2 and 3: Aquatic Chronic 1 (H410) with its M factor according to CLP Annex VI.':
    'Secciones 2 y 3: Aquatic Chronic 1 (H410) con su factor M según el anexo VI de CLP.',
  'Sodium hydroxide solution 30 %': 'Hidróxido de sodio en solución al 30 %',
  'Strong alkali for neutralisation, pH control, regeneration of ion exchangers and cleaning in place.':
    'Álcali fuerte para neutralización, control del pH, regeneración de intercambiadores de iones y limpieza CIP.',
  'mist/spray': 'la niebla/el aerosol',
  'Neutralisation and pH control': 'Neutralización y control del pH',
  'Raw material in chemical synthesis': 'Materia prima en síntesis química',
  'Cleaning of plant and equipment': 'Limpieza de instalaciones y equipos',
  'Spraying without extraction': 'Pulverización sin extracción',
  'Always add the lye to the water, slowly and with stirring; cool where needed.':
    'Añadir siempre la lejía al agua, lentamente y agitando; enfriar en caso necesario.',
  'Cleaning in place: 1 to 3 % in water at 60 to 80 °C.': 'Limpieza CIP: del 1 al 3 % en agua, de 60 a 80 °C.',
  'Solidifies just above 0 °C: store frost-free, heat pipes outdoors.':
    'Solidifica justo por encima de 0 °C: almacenar protegido de las heladas y calentar las tuberías exteriores.',
  odourless: 'inodoro',
  'Section 2.2: P310 and P301+P330+P331 added.': 'Sección 2.2: añadidos P310 y P301+P330+P331.',
  'Section 2.2: P260, P301+P330+P331 and P310 added.': 'Sección 2.2: añadidos P260, P301+P330+P331 y P310.',
  'Section 8.1: limit of the United Kingdom added.': 'Sección 8.1: añadido el valor límite del Reino Unido.',
  'The directives of the EU have no limit value for sodium hydroxide.':
    'Las directivas de la UE no fijan ningún valor límite para el hidróxido de sodio.',
  'Hydrochloric acid 31 %': 'Ácido clorhídrico 31 %',
  'Technical acid for pickling steel, descaling, neutralisation and the regeneration of ion exchangers.':
    'Ácido técnico para decapado de acero, desincrustación, neutralización y regeneración de intercambiadores de iones.',
  'hydrochloric acid': 'ácido clorhídrico',
  'gas/mist/vapours': 'el gas/la niebla/los vapores',
  'Pickling of metals': 'Decapado de metales',
  'Regeneration of ion exchangers': 'Regeneración de intercambiadores de iones',
  'Use together with chlorine bleach': 'Uso junto con lejía de hipoclorito',
  'Always add the acid to the water; use with extraction and resistant equipment.':
    'Añadir siempre el ácido al agua; utilizar con extracción y equipos resistentes.',
  'Pickling: 10 to 18 % in water. Descaling: 3 to 5 %.':
    'Decapado: del 10 al 18 % en agua. Desincrustación: del 3 al 5 %.',
  'Fumes in moist air.': 'Desprende humos en aire húmedo.',
  'colourless to yellowish': 'de incoloro a amarillento',
  pungent: 'picante',
  'hydrogen chloride': 'cloruro de hidrógeno',
  'Section 2: H290 added; STOT SE 3 (H335) shown on the label with GHS07.':
    'Sección 2: añadido H290; STOT SE 3 (H335) indicado en la etiqueta con GHS07.',
  'Section 1.1: UFI added.': 'Sección 1.1: añadido el UFI.',
  'Methanol 99.9 %': 'Metanol 99,9 %',
  'High-purity solvent and raw material for synthesis and analysis. Toxic: for professional users only.':
    'Disolvente de alta pureza y materia prima para síntesis y análisis. Tóxico: solo para usuarios profesionales.',
  methanol: 'metanol',
  'eyes, central nervous system': 'ojos, sistema nervioso central',
  'mist/vapours/spray': 'la niebla/los vapores/el aerosol',
  'protective gloves/protective clothing/eye protection': 'guantes/prendas/gafas de protección',
  'Process solvent': 'Disolvente de proceso',
  'Consumer uses': 'Usos por los consumidores',
  'Windscreen washing and defrosting fluids': 'Líquidos limpiaparabrisas y descongelantes',
  'Use in closed systems or under extraction; earth all equipment before transfer.':
    'Utilizar en sistemas cerrados o con extracción; conectar a tierra todos los equipos antes del trasvase.',
  'Undiluted, as the process requires.': 'Sin diluir, según requiera el proceso.',
  'Water content at most 0.05 %; burns with a flame that is hardly visible in daylight.':
    'Contenido de agua máximo 0,05 %; arde con una llama apenas visible a la luz del día.',
  'peak limit factor 2(II), remark Y': 'factor de límite de pico 2(II), observación Y',
  'Section 2.2: organs of H370 named.': 'Sección 2.2: indicados los órganos de H370.',
  'Section 15.1: named substance of Directive 2012/18/EU.':
    'Sección 15.1: sustancia nominada de la Directiva 2012/18/UE.',
  'Section 15.1: entry 69 of REACH Annex XVII.': 'Sección 15.1: entrada 69 del anexo XVII de REACH.',
  'Formaldehyde solution 37 % (methanol < 1 %)': 'Formaldehído en solución al 37 % (metanol < 1 %)',
  'Aqueous raw material for resins and for the fixing of tissue; low in methanol, kept stable by warm storage.':
    'Materia prima acuosa para resinas y para la fijación de tejidos; bajo contenido de metanol, estable gracias al almacenamiento en caliente.',
  formaldehyde: 'formaldehído',
  'Raw material for resins': 'Materia prima para resinas',
  'Fixing agent in histology and pathology': 'Fijador en histología y anatomía patológica',
  'Use in closed systems or in a fume cupboard; keep the time of exposure as short as possible.':
    'Utilizar en sistemas cerrados o en vitrina de gases; reducir al mínimo el tiempo de exposición.',
  'Fixing of tissue: diluted with buffer to a formaldehyde content of 4 %.':
    'Fijación de tejidos: diluido con tampón hasta un contenido de formaldehído del 4 %.',
  'Becomes cloudy below about 35 °C through paraformaldehyde.':
    'Por debajo de unos 35 °C se enturbia por la formación de paraformaldehído.',
  'combustible, not classified as flammable': 'combustible, no clasificado como inflamable',
  'dermal sensitisation': 'sensibilización cutánea',
  'peak limit factor 2(I), remarks Sh, Y, X': 'factor de límite de pico 2(I), observaciones Sh, Y, X',
  'Flash point and explosion limits depend on the content of methanol.':
    'El punto de inflamación y los límites de explosividad dependen del contenido de metanol.',
  'REACH Annex XVII, entry 77: formaldehyde and formaldehyde releasers in articles and vehicles':
    'REACH, anexo XVII, entrada 77: formaldehído y liberadores de formaldehído en artículos y vehículos',
  'Sections 2, 3 and 11: harmonised classification of formaldehyde in the version of Delegated Regulation (EU) 2024/2564 (22nd adaptation), which applies from 1 May 2026: Acute Tox. 2 (inhalation, H330) and Acute Tox. 4 (oral, H302) replace Acute Tox. 3 (H301, H311, H331); EUH071 added.':
    'Secciones 2, 3 y 11: clasificación armonizada del formaldehído en la versión del Reglamento Delegado (UE) 2024/2564 (22.ª adaptación), aplicable a partir del 1 de mayo de 2026: Acute Tox. 2 (inhalación, H330) y Acute Tox. 4 (oral, H302) sustituyen a Acute Tox. 3 (H301, H311, H331); añadido EUH071.',
  'Section 8.1: binding EU limit values of Directive (EU) 2019/983.':
    'Sección 8.1: valores límite vinculantes de la UE de la Directiva (UE) 2019/983.',
  Toluene: 'Tolueno',
  'Aromatic solvent for coatings, adhesives and printing inks; raw material for synthesis.':
    'Disolvente aromático para recubrimientos, adhesivos y tintas de imprenta; materia prima para síntesis.',
  toluene: 'tolueno',
  'Solvent in coatings and inks': 'Disolvente en recubrimientos y tintas',
  'Adhesives and spray paints for the general public': 'Adhesivos y pinturas en aerosol para el público en general',
  'Use with extraction and explosion-proof equipment; keep off the skin.':
    'Utilizar con extracción y equipos antideflagrantes; evitar el contacto con la piel.',
  'Undiluted or as the formulation requires.': 'Sin diluir o según la formulación.',
  'Charges electrostatically when poured: earth containers and limit the flow rate.':
    'Se carga electrostáticamente al trasvasarlo: conectar a tierra los recipientes y limitar la velocidad de flujo.',
  aromatic: 'aromático',
  'Section 15.1: water hazard class 3 instead of 2.': 'Sección 15.1: clase de peligro para las aguas 3 en lugar de 2.',
  'n-Hexane 95 %': 'n-Hexano 95 %',
  'Low-boiling hydrocarbon for the extraction of vegetable oils, for adhesives and as a reaction medium.':
    'Hidrocarburo de bajo punto de ebullición para la extracción de aceites vegetales, para adhesivos y como medio de reacción.',
  'n-hexane': 'n-hexano',
  'nervous system': 'sistema nervioso',
  'Solvent in adhesives': 'Disolvente en adhesivos',
  'Use in closed systems with explosion-proof equipment; check the exposure by measurement.':
    'Utilizar en sistemas cerrados con equipos antideflagrantes; controlar la exposición mediante mediciones.',
  'Long exposure damages the nerves: where the process allows it, replace by n-heptane or cyclohexane.':
    'La exposición prolongada daña los nervios: si el proceso lo permite, sustituir por n-heptano o ciclohexano.',
  'petrol-like': 'a gasolina',
  'insoluble in water': 'insoluble en agua',
  'peak limit factor 8(II), remark Y': 'factor de límite de pico 8(II), observación Y',
  'Sections 2, 3 and 11: harmonised classification of n-hexane in the version of Delegated Regulation (EU) 2024/2564 (22nd adaptation), which applies from 1 May 2026: STOT RE 1 (H372, nervous system) replaces STOT RE 2 (H373).':
    'Secciones 2, 3 y 11: clasificación armonizada del n-hexano en la versión del Reglamento Delegado (UE) 2024/2564 (22.ª adaptación), aplicable a partir del 1 de mayo de 2026: STOT RE 1 (H372, sistema nervioso) sustituye a STOT RE 2 (H373).',
  'Hydrogen peroxide 35 %': 'Peróxido de hidrógeno 35 %',
  'Oxidising and bleaching solution for water treatment, surface treatment and the pulp industry.':
    'Solución oxidante y blanqueante para tratamiento de aguas, tratamiento de superficies e industria de la celulosa.',
  'hydrogen peroxide, solution': 'peróxido de hidrógeno en solución',
  'Bleaching agent': 'Agente blanqueante',
  'Surface treatment of metals': 'Tratamiento de superficies metálicas',
  'Supply to members of the general public': 'Suministro a particulares',
  'Dose from the original container with clean equipment; never return product that has been taken out.':
    'Dosificar desde el recipiente original con equipos limpios; no devolver nunca el producto ya extraído.',
  'Bleaching: 2 to 10 g/l in water.': 'Blanqueo: de 2 a 10 g/l en agua.',
  'Stabilised; decomposes to water and oxygen.': 'Estabilizado; se descompone en agua y oxígeno.',
  faint: 'débil',
  'hydrogen peroxide': 'peróxido de hidrógeno',
  'Section 2: STOT SE 3 (H335) at 35 % and above.': 'Sección 2: STOT SE 3 (H335) a partir del 35 %.',
  'Section 15.1: restricted explosives precursor according to Regulation (EU) 2019/1148.':
    'Sección 15.1: precursor de explosivos restringido según el Reglamento (UE) 2019/1148.',
  'Ammonia solution 25 %': 'Amoníaco en solución al 25 %',
  'Aqueous ammonia for flue gas cleaning, neutralisation and as a raw material.':
    'Amoníaco acuoso para depuración de gases de combustión, neutralización y como materia prima.',
  'ammonia, aqueous solution': 'amoníaco en solución acuosa',
  'Flue gas cleaning': 'Depuración de gases de combustión',
  'Use in closed systems; open containers only when cold and under extraction.':
    'Utilizar en sistemas cerrados; abrir los recipientes solo en frío y con extracción.',
  'As the process requires.': 'Según requiera el proceso.',
  'Gives off ammonia when warm: pressure builds up in closed containers.':
    'Desprende amoníaco al calentarse: en los recipientes cerrados se acumula presión.',
  ammonia: 'amoníaco',
  'Explosive compounds form with halogens and with silver and mercury salts.':
    'Con halógenos y con sales de plata y mercurio se forman compuestos explosivos.',
  'Section 14: environmentally hazardous.': 'Sección 14: peligroso para el medio ambiente.',
  'Alkaline cleaner concentrate': 'Limpiador alcalino concentrado',
  'Concentrate against grease, oil and burnt-on residues on floors, machines and kitchen equipment.':
    'Concentrado contra grasa, aceite y restos quemados en suelos, máquinas y equipos de cocina.',
  'disodium metasilicate': 'metasilicato de disodio',
  '2-butoxyethanol': '2-butoxietanol',
  'D-glucopyranose, oligomeric, C8-10 alkyl glycosides': 'D-glucopiranosa, oligómeros, alquil(C8-10) glucósidos',
  'Cleaning agent for trade and industry': 'Agente de limpieza para uso profesional e industrial',
  'Aluminium and painted surfaces': 'Aluminio y superficies pintadas',
  'Dilute, apply, leave for 5 minutes without drying, then rinse with water.':
    'Diluir, aplicar, dejar actuar 5 minutos sin que se seque y enjuagar con agua.',
  '0.5 to 5 % in water.': 'Del 0,5 al 5 % en agua.',
  'Low foaming: suitable for scrubbing machines and high-pressure cleaners.':
    'Poco espumante: adecuado para fregadoras y limpiadoras de alta presión.',
  'pale yellow': 'amarillo pálido',
  'Switch off the current before use. Use only in well ventilated rooms.':
    'Corte la corriente antes de usarlo. Utilícese solo en locales bien ventilados.',
  'Ingredients: less than 5 % non-ionic surfactants.': 'Componentes: menos del 5 % de tensioactivos no iónicos.',
  'Ingredients according to Regulation (EC) No 648/2004: less than 5 % non-ionic surfactants':
    'Componentes según el Reglamento (CE) n.º 648/2004: menos del 5 % de tensioactivos no iónicos',
  'Section 3: 2-butoxyethanol reduced to 3 – < 5 %.': 'Sección 3: 2-butoxietanol reducido a 3 – < 5 %.',
  'Section 1.1: new UFI because of the changed formula.': 'Sección 1.1: nuevo UFI por cambio de fórmula.',
  '1 to 5 % in water.': 'Del 1 al 5 % en agua.',
  'Section 8.1: limit values for 2-butoxyethanol added.':
    'Sección 8.1: añadidos los valores límite para el 2-butoxietanol.',
  'Epoxy system – component A (resin)': 'Sistema epoxi – componente A (resina)',
  'Solvent-free epoxy resin for floor coatings and castings; hardened with component B.':
    'Resina epoxi sin disolventes para recubrimientos de suelos y piezas coladas; endurece con el componente B.',
  'reaction product: bisphenol-A-(epichlorhydrin); epoxy resin (number average molecular weight ≤ 700)':
    'producto de reacción: bisfenol-A-epiclorhidrina; resina epoxi (peso molecular medio en número ≤ 700)',
  'oxirane, mono[(C12-14-alkyloxy)methyl] derivs.': 'oxirano, mono[(C12-14-alquiloxi)metil] derivados',
  'epoxy resin (number average molecular weight ≤ 700)': 'resina epoxi (peso molecular medio en número ≤ 700)',
  'soap and water': 'agua y jabón',
  'Resin component of coatings': 'Componente de resina de recubrimientos',
  'Casting resin': 'Resina de colada',
  'Contact with drinking water and food': 'Contacto con agua potable y alimentos',
  'Mix with component B, pour into a clean container, mix again and process within 30 minutes.':
    'Mezclar con el componente B, verter en un recipiente limpio, mezclar de nuevo y aplicar en un plazo de 30 minutos.',
  'Mixing ratio A : B = 100 : 50 by weight.': 'Proporción de mezcla A : B = 100 : 50 en peso.',
  'Hardens without shrinkage; walkable after 24 hours at 20 °C.':
    'Endurece sin contracción; transitable a las 24 horas a 20 °C.',
  'Packages of up to 5 l are not subject to the regulations (ADR special provision 375, IMDG 2.10.2.7).':
    'Los bultos de hasta 5 l no están sujetos a la reglamentación (disposición especial 375 del ADR, IMDG 2.10.2.7).',
  'epoxy resin': 'resina epoxi',
  'Section 4.1: wipe off resin before washing.': 'Sección 4.1: retirar la resina antes de lavar.',
  'Section 14: special provision 375 mentioned.': 'Sección 14: mención de la disposición especial 375.',
  'Epoxy system – component B (hardener)': 'Sistema epoxi – componente B (endurecedor)',
  'Cycloaliphatic amine hardener for component A; hardens clear and resistant to yellowing.':
    'Endurecedor de amina cicloalifática para el componente A; endurece transparente y resistente al amarilleo.',
  '3-aminomethyl-3,5,5-trimethylcyclohexylamine': '3-aminometil-3,5,5-trimetilciclohexilamina',
  'benzyl alcohol': 'alcohol bencílico',
  'mist/vapours': 'la niebla/los vapores',
  'Hardener component of coatings and casting resins': 'Componente endurecedor de recubrimientos y resinas de colada',
  'Add to component A in full and mix with a slow stirrer for at least 3 minutes.':
    'Añadir por completo al componente A y mezclar con un agitador lento durante al menos 3 minutos.',
  'Pot life 30 minutes at 20 °C; large batches become hot.':
    'Tiempo de empleo de la mezcla: 30 minutos a 20 °C; las cantidades grandes se calientan mucho.',
  'amine-like': 'a amina',
  'partly soluble in water': 'parcialmente soluble en agua',
  'Calculated acute toxicity estimate of the mixture, oral: about 1\u202F160 mg/kg.':
    'Estimación calculada de la toxicidad aguda de la mezcla por vía oral: unos 1\u202F160 mg/kg.',
  'Section 3: classification of benzyl alcohol in the version of Delegated Regulation (EU) 2024/197 (21st adaptation): Eye Irrit. 2 (H319) and Skin Sens. 1B (H317) added, Acute Tox. 4 by inhalation (H332) dropped.':
    'Sección 3: clasificación del alcohol bencílico en la versión del Reglamento Delegado (UE) 2024/197 (21.ª adaptación): añadidos Eye Irrit. 2 (H319) y Skin Sens. 1B (H317), suprimido Acute Tox. 4 por inhalación (H332).',
  'Section 2.2: benzyl alcohol named on the label.': 'Sección 2.2: alcohol bencílico indicado en la etiqueta.',
  'Contact cleaner aerosol 500 ml': 'Limpiador de contactos en aerosol 500 ml',
  'Spray for degreasing electrical contacts, switches and plugs; evaporates without residue.':
    'Aerosol para desengrasar contactos eléctricos, interruptores y enchufes; se evapora sin dejar residuos.',
  'propan-2-ol': 'propan-2-ol',
  'butane (< 0.1 % butadiene)': 'butano (< 0,1 % de butadieno)',
  propane: 'propano',
  'vapours/spray': 'los vapores/el aerosol',
  'Cleaning of electrical contacts': 'Limpieza de contactos eléctricos',
  'Live or hot parts': 'Piezas calientes o bajo tensión',
  'Switch off the current, spray from a distance of 20 cm, let dry for 10 minutes and ventilate.':
    'Desconectar la corriente, pulverizar a 20 cm de distancia, dejar secar 10 minutos y ventilar.',
  'One or two short bursts per contact.': 'Una o dos pulverizaciones breves por contacto.',
  'Softens polystyrene and polycarbonate: test first in a hidden place.':
    'Ablanda el poliestireno y el policarbonato: probar antes en un lugar no visible.',
  aerosol: 'aerosol',
  'solvent-like': 'a disolvente',
  'extremely flammable aerosol': 'aerosol extremadamente inflamable',
  'Pressure in the can': 'Presión en el envase',
  'Net content': 'Contenido neto',
  'Section 3: propan-2-ol instead of ethanol.': 'Sección 3: propan-2-ol en lugar de etanol.',
  'Section 8.1: limit values for propan-2-ol, butane and propane in the sheets for countries whose values are recorded.':
    'Sección 8.1: valores límite para el propan-2-ol, el butano y el propano en las fichas para los países cuyos valores constan.',
  'Urea solution 32.5 % (AUS 32)': 'Solución de urea al 32,5 % (AUS 32)',
  'Reducing agent for diesel engines with selective catalytic reduction, quality according to ISO 22241-1.':
    'Agente reductor para motores diésel con reducción catalítica selectiva, calidad según ISO 22241-1.',
  urea: 'urea',
  'Reducing agent for exhaust gas treatment': 'Agente reductor para el tratamiento de gases de escape',
  'Filling into the fuel tank': 'Llenado del depósito de combustible',
  'Fill into the tank marked for AUS 32 only; wipe off splashes with water at once.':
    'Llenar únicamente el depósito marcado para AUS 32; limpiar inmediatamente las salpicaduras con agua.',
  'About 3 to 5 % of the consumption of diesel fuel.': 'Alrededor del 3 al 5 % del consumo de gasóleo.',
  'Freezes at −11.5 °C without damage. Keeps for 18 months at up to 25 °C.':
    'Se congela a −11,5 °C sin alterarse. Se conserva 18 meses a un máximo de 25 °C.',
  'faintly of ammonia': 'ligeramente a amoníaco',
  'Urea content': 'Contenido de urea',
  'Density range': 'Intervalo de densidad',
  'Refractive index': 'Índice de refracción',
  Biuret: 'Biuret',
  Aldehydes: 'Aldehídos',
  'Section 9.2: limits of ISO 22241-1 added.': 'Sección 9.2: añadidos los límites de la norma ISO 22241-1.',
  'Section 2.3: danger of slipping.': 'Sección 2.3: peligro de resbalar.',
  'Interior wall paint, water-borne': 'Pintura mural de interior, base agua',
  'White matt emulsion paint for walls and ceilings indoors; free of solvents and plasticisers.':
    'Pintura en dispersión blanca mate para paredes y techos interiores; sin disolventes ni plastificantes.',
  'titanium dioxide': 'dióxido de titanio',
  '1,2-benzisothiazol-3(2H)-one': '1,2-bencisotiazol-3(2H)-ona',
  'Paint for walls and ceilings indoors': 'Pintura para paredes y techos interiores',
  'Spraying without a particle filter mask': 'Pulverización sin mascarilla con filtro de partículas',
  'Stir, apply with roller or brush in two coats to a clean, dry base; between coats let dry for 4 hours.':
    'Remover, aplicar con rodillo o brocha en dos manos sobre un soporte limpio y seco; dejar secar 4 horas entre manos.',
  '140 ml/m² per coat; 10 l cover about 70 m².': '140 ml/m² por mano; 10 l cubren unos 70 m².',
  'Wet scrub resistance class 2, hiding power class 1 at 7 m²/l (EN 13300).':
    'Resistencia al frote húmedo clase 2, poder cubriente clase 1 a 7 m²/l (EN 13300).',
  white: 'blanco',
  'VOC content': 'Contenido de COV',
  'Contains a biocidal product that preserves the paint in the pail: 1,2-benzisothiazol-3(2H)-one.':
    'Contiene un biocida que conserva la pintura en el cubo: 1,2-bencisotiazol-3(2H)-ona.',
  'EU limit value for this product (category A/a, matt coatings for interior walls and ceilings): 30 g/l VOC. This product contains at most 1 g/l VOC.':
    'Valor límite de la UE para este producto (cat. A/a, recubrimientos mate para paredes y techos interiores): 30 g/l de COV. Este producto contiene como máximo 1 g/l de COV.',
  'Section 3: classification of 1,2-benzisothiazol-3(2H)-one in the version of Delegated Regulation (EU) 2024/197 (21st adaptation).':
    'Sección 3: clasificación de la 1,2-bencisotiazol-3(2H)-ona en la versión del Reglamento Delegado (UE) 2024/197 (21.ª adaptación).',
  'Section 2.2: P501 added.': 'Sección 2.2: añadido P501.',
  'Section 2.2: EUH208 added.': 'Sección 2.2: añadido EUH208.',
  'Isopropanol 99.9 %': 'Isopropanol 99,9 %',
  'Pure solvent for cleaning optics, electronics and surfaces before bonding.':
    'Disolvente puro para limpiar ópticas, componentes electrónicos y superficies antes del pegado.',
  'Spraying near sources of ignition': 'Pulverización cerca de fuentes de ignición',
  'Wipe with a lint-free cloth and let dry; ventilate well.':
    'Limpiar con un paño sin pelusa y dejar secar; ventilar bien.',
  'Water content at most 0.1 %.': 'Contenido de agua máximo 0,1 %.',
  'Section 9.1: explosion limits updated.': 'Sección 9.1: límites de explosividad actualizados.',
  'Citric acid descaler': 'Desincrustante de ácido cítrico',
  'Liquid descaler for kettles, coffee machines and taps, without mineral acids.':
    'Desincrustante líquido para hervidores, cafeteras y grifos, sin ácidos minerales.',
  'citric acid': 'ácido cítrico',
  'eye protection': 'gafas de protección',
  'Descaler for household and trade': 'Desincrustante para uso doméstico y profesional',
  'Marble and other limestone': 'Mármol y otras piedras calizas',
  'Fill in the diluted product, leave to act for 20 minutes, empty and rinse twice with fresh water.':
    'Llenar con el producto diluido, dejar actuar 20 minutos, vaciar y enjuagar dos veces con agua limpia.',
  '125 ml for 0.5 l of water.': '125 ml por 0,5 l de agua.',
  'Food-grade citric acid.': 'Ácido cítrico de calidad alimentaria.',
  'Section 2.2: P337+P313 added.': 'Sección 2.2: añadido P337+P313.',
  'Demineralised water': 'Agua desmineralizada',
  'Exempt from registration (REACH Article 2(7)(a), Annex IV).':
    'Exenta de registro (REACH, artículo 2, apartado 7, letra a), anexo IV).',
  'Water free of salts for batteries, steam irons and humidifiers.':
    'Agua sin sales para baterías, planchas de vapor y humidificadores.',
  water: 'agua',
  'Filling of batteries, irons and humidifiers': 'Llenado de baterías, planchas y humidificadores',
  Drinking: 'Consumo como bebida',
  'Fill in as the manufacturer of the appliance says.': 'Llenar según las indicaciones del fabricante del aparato.',
  'Conductivity at most 10 µS/cm.': 'Conductividad máxima 10 µS/cm.',
  'Brush cleaner (white spirit)': 'Limpiador de brochas (white spirit)',
  'Low-odour white spirit for thinning alkyd paints and cleaning brushes.':
    'White spirit de bajo olor para diluir pinturas alquídicas y limpiar brochas.',
  'hydrocarbons, C9-C11, n-alkanes, isoalkanes, cyclics, < 2 % aromatics':
    'hidrocarburos, C9-C11, n-alcanos, isoalcanos, cíclicos, < 2 % de aromáticos',
  'Thinner and brush cleaner': 'Diluyente y limpiador de brochas',
  'Lamp oil and grill lighter': 'Aceite para lámparas y encendedor de barbacoas',
  'Clean brushes in it straight after use and let the dirt settle; reuse the clear liquid.':
    'Limpiar en él las brochas justo después de usarlas y dejar sedimentar la suciedad; reutilizar el líquido claro.',
  'As a thinner: 5 to 10 %.': 'Como diluyente: del 5 al 10 %.',
  'Free of aromatics (< 2 %).': 'Sin aromáticos (< 2 %).',
  'faintly of petrol': 'ligeramente a gasolina',
  'flammable liquid': 'líquido inflamable',
  'at 40 °C': 'a 40 °C',
  'hydrocarbon mixture C9-C14, aliphatic': 'mezcla de hidrocarburos C9-C14, alifáticos',
  'peak limit factor 2(II)': 'factor de límite de pico 2(II)',
  'peak limit factor 4(II)': 'factor de límite de pico 4(II)',
  'Section 2.2: P405 added.': 'Sección 2.2: añadido P405.',
  'Regulation (EC) No 648/2004, Annex VII A: none of the constituents that the label must name':
    'Reglamento (CE) n.º 648/2004, anexo VII A: ninguno de los componentes que deben figurar en la etiqueta',
  'Glass cleaner, ready to use': 'Limpiacristales listo para usar',
  'Cleaner for windows, mirrors and displays; dries without streaks.':
    'Limpiador para ventanas, espejos y pantallas; seca sin dejar marcas.',
  'Cleaning of glass': 'Limpieza de cristales',
  'Acrylic glass': 'Vidrio acrílico',
  'Spray on a cloth and wipe.': 'Pulverizar sobre un paño y limpiar.',
  'Free of perfume and colorants.': 'Sin perfumes ni colorantes.',
  'faintly of alcohol': 'ligeramente a alcohol',
  'Trichloroethylene, stabilised': 'Tricloroetileno estabilizado',
  'Solvent for vapour degreasing in closed plants under authorisation.':
    'Disolvente para desengrase en fase de vapor en instalaciones cerradas con autorización.',
  trichloroethylene: 'tricloroetileno',
  'Vapour degreasing in closed plants': 'Desengrase en fase de vapor en instalaciones cerradas',
  'All other uses': 'Todos los demás usos',
  'In closed plants under authorisation only.': 'Únicamente en instalaciones cerradas con autorización.',
  'Discontinued.': 'Producto descatalogado.',
  'chloroform-like': 'a cloroformo',
  'REACH Annex XIV: subject to authorisation (sunset date 21 April 2016)':
    'REACH, anexo XIV: sujeto a autorización (fecha de expiración: 21 de abril de 2016)',
  'Phosphoric acid 75 %': 'Ácido fosfórico 75 %',
  'Technical acid for phosphating, descaling and as a raw material.':
    'Ácido técnico para fosfatado, desincrustación y como materia prima.',
  'phosphoric acid': 'ácido fosfórico',
  'Phosphating of metals': 'Fosfatado de metales',
  Food: 'Alimentos',
  'Always add the acid to the water.': 'Añadir siempre el ácido al agua.',
  'Phosphating: 5 to 15 % in water.': 'Fosfatado: del 5 al 15 % en agua.',
  'Low in iron and chloride.': 'Bajo contenido de hierro y cloruro.',
  'peak limit factor 2(I), inhalable fraction': 'factor de límite de pico 2(I), fracción inhalable',

  // technical data sheets
  'Thinner for coatings and adhesives': 'Diluyente para recubrimientos y adhesivos',
  'Cleaning of tools and spray guns': 'Limpieza de herramientas y pistolas pulverizadoras',
  'Cleaning before bonding and painting': 'Limpieza antes de pegar y pintar',
  'Assay (gas chromatography)': 'Riqueza (cromatografía de gases)',
  'Water content': 'Contenido de agua',
  'Acidity as acetic acid': 'Acidez expresada como ácido acético',
  'Residue on evaporation': 'Residuo de evaporación',
  'Colour number (Pt-Co)': 'Índice de color (Pt-Co)',
  'Evaporation number (ether = 1)': 'Índice de evaporación (éter = 1)',
  Density: 'Densidad',
  'Boiling point': 'Punto de ebullición',
  'Flash point': 'Punto de inflamación',
  'Vapour pressure': 'Presión de vapor',
  'Use clean, dry and earthed equipment.': 'Utilizar equipos limpios, secos y conectados a tierra.',
  'Do not fill used product back into the pack.': 'No devolver al envase el producto usado.',
  'Plastic bottle': 'Botella de plástico',
  'Metal canister': 'Bidón metálico',
  'Steel drum': 'Barril de acero',
  'Keep in the tightly closed original pack.': 'Conservar en el envase original herméticamente cerrado.',
  'Store in a cool, dry and well-ventilated place.': 'Almacenar en un lugar fresco, seco y bien ventilado.',
  'Keep away from sources of ignition; earth containers when filling.':
    'Mantener alejado de fuentes de ignición; conectar a tierra los recipientes durante el llenado.',
  'Suitable materials: steel and stainless steel.': 'Materiales adecuados: acero y acero inoxidable.',
  'Ethanol content': 'Contenido de etanol',
  'Denaturant butanone': 'Desnaturalizante butanona',
  'Active chlorine': 'Cloro activo',
  'when filled': 'en el momento del envasado',
  'Free alkali as sodium hydroxide': 'Álcali libre expresado como hidróxido de sodio',
  Iron: 'Hierro',
  Colour: 'Color',
  Odour: 'Olor',
  'pH value': 'pH',
  'Do not mix with other products.': 'No mezclar con otros productos.',
  'Keep copper, iron and dirt away: impurities decompose the product.':
    'Evitar el contacto con cobre, hierro y suciedad: las impurezas descomponen el producto.',
  'Rinse equipment with plenty of water after use.': 'Enjuagar los equipos con abundante agua después del uso.',
  'Plastic canister': 'Bidón de plástico',
  IBC: 'IBC',
  'Use vented closures; never close gas-tight.': 'Utilizar cierres con ventilación; no cerrar nunca herméticamente.',
  'Protect from sunlight and heat.': 'Proteger de la luz del sol y del calor.',
  'Store on a drip tray and separately from acids.': 'Almacenar sobre una cubeta de retención y separado de ácidos.',
  'Suitable materials: polyethylene and polypropylene.': 'Materiales adecuados: polietileno y polipropileno.',
  'Cleaning in place in food and beverage plants': 'Limpieza CIP en plantas de alimentos y bebidas',
  'Sodium hydroxide content': 'Contenido de hidróxido de sodio',
  'Sodium carbonate': 'Carbonato de sodio',
  Chloride: 'Cloruro',
  'Dynamic viscosity': 'Viscosidad dinámica',
  'Solidification point': 'Punto de solidificación',
  'Becomes warm when diluted.': 'Se calienta al diluirse.',
  'Dose by the measured pH value.': 'Dosificar según el pH medido.',
  'Do not use on aluminium, zinc and tin.': 'No utilizar sobre aluminio, cinc ni estaño.',
  'Takes up moisture and carbon dioxide from the air: close opened packs at once.':
    'Absorbe humedad y dióxido de carbono del aire: cerrar inmediatamente los envases abiertos.',
  'Protect from frost.': 'Proteger de las heladas.',
  'Suitable materials: polyethylene and stainless steel.': 'Materiales adecuados: polietileno y acero inoxidable.',
  'Descaling of boilers and pipes': 'Desincrustación de calderas y tuberías',
  'Hydrogen chloride content': 'Contenido de cloruro de hidrógeno',
  Sulphate: 'Sulfato',
  'Free chlorine': 'Cloro libre',
  'Add an inhibitor when pickling steel.': 'Añadir un inhibidor al decapar acero.',
  'Store on a drip tray and separately from alkalis and chlorine bleach.':
    'Almacenar sobre una cubeta de retención y separado de álcalis y lejía de hipoclorito.',
  'Production of biodiesel': 'Producción de biodiésel',
  'Blanket the plant with nitrogen where an explosive atmosphere can form.':
    'Inertizar la instalación con nitrógeno donde pueda formarse una atmósfera explosiva.',
  'Glass bottle': 'Botella de vidrio',
  'Binders for wood-based panels': 'Aglutinantes para tableros derivados de la madera',
  'Formaldehyde content': 'Contenido de formaldehído',
  'Methanol content': 'Contenido de metanol',
  'Acidity as formic acid': 'Acidez expresada como ácido fórmico',
  'Warm cloudy product to 40 °C and stir before use.':
    'Si el producto está turbio, calentarlo a 40 °C y agitarlo antes del uso.',
  'Plastic drum': 'Barril de plástico',
  'Store warm: below 35 °C paraformaldehyde settles.':
    'Almacenar en caliente: por debajo de 35 °C se deposita paraformaldehído.',
  'Benzene content': 'Contenido de benceno',
  'Sulphur content': 'Contenido de azufre',
  'Boiling range': 'Intervalo de ebullición',
  'Kinematic viscosity': 'Viscosidad cinemática',
  'Solubility in water': 'Solubilidad en agua',
  'Extraction of vegetable oils': 'Extracción de aceites vegetales',
  'Aromatics content': 'Contenido de aromáticos',
  'Bleaching of textiles and pulp': 'Blanqueo de textiles y celulosa',
  'Hydrogen peroxide content': 'Contenido de peróxido de hidrógeno',
  'Active oxygen': 'Oxígeno activo',
  'Stability: remaining content': 'Estabilidad: contenido restante',
  '16 hours at 96 °C': '16 horas a 96 °C',
  'Reduction of nitrogen oxides in flue gas (SCR, SNCR)':
    'Reducción de óxidos de nitrógeno en gases de combustión (SCR, SNCR)',
  'Ammonia content': 'Contenido de amoníaco',
  'Machines, workshop floors and extraction hoods': 'Máquinas, suelos de talleres y campanas extractoras',
  'Scrubbing machines and high-pressure cleaners': 'Fregadoras y limpiadoras de alta presión',
  'pH value of a 1 % solution': 'pH de una solución al 1 %',
  'Silicate as silicon dioxide': 'Silicato expresado como dióxido de silicio',
  'Temperature of use: 10 to 60 °C; warmth shortens the time needed.':
    'Temperatura de uso: de 10 a 60 °C; el calor acorta el tiempo de actuación.',
  'Test in a hidden place before the first use.': 'Antes del primer uso, probar en un lugar no visible.',
  'Temperature of use: 10 to 40 °C.': 'Temperatura de uso: de 10 a 40 °C.',
  'Coating of workshop, storage and garage floors': 'Recubrimiento de suelos de talleres, almacenes y garajes',
  'Casting of electrical components': 'Encapsulado de componentes eléctricos',
  'Epoxy equivalent': 'Equivalente epoxi',
  'at 25 °C': 'a 25 °C',
  'Mixing ratio A : B by weight': 'Proporción de mezcla A : B en peso',
  'Mixing ratio A : B by volume': 'Proporción de mezcla A : B en volumen',
  'Pot life of the mixture': 'Tiempo de empleo de la mezcla',
  'Shore D hardness after 7 days': 'Dureza Shore D a los 7 días',
  'Compressive strength after 7 days': 'Resistencia a la compresión a los 7 días',
  'Base: sound, dry (at most 4 % residual moisture), free of dust, oil and grease; shot-blast or grind.':
    'Soporte: firme, seco (humedad residual máxima 4 %), sin polvo, aceite ni grasa; granallar o lijar.',
  'Work at 10 to 30 °C and at least 3 °C above the dew point.':
    'Trabajar de 10 a 30 °C y al menos 3 °C por encima del punto de rocío.',
  'Consumption of the mixture: 0.3 kg/m² as a primer, 1.1 kg/m² for each mm as a coating.':
    'Consumo de la mezcla: 0,3 kg/m² como imprimación, 1,1 kg/m² por cada mm como recubrimiento.',
  'Full load after 7 days at 20 °C.': 'Carga plena a los 7 días a 20 °C.',
  'Clean tools with acetone before the resin hardens.':
    'Limpiar las herramientas con acetona antes de que endurezca la resina.',
  Tin: 'Lata',
  'Metal pail': 'Cubo metálico',
  'Crystallised resin becomes clear again at 50 to 60 °C.':
    'La resina cristalizada vuelve a ser transparente de 50 a 60 °C.',
  'Amine number': 'Índice de amina',
  'Switches, relays, plugs and circuit boards': 'Interruptores, relés, enchufes y circuitos impresos',
  'Propellant content': 'Contenido de propelente',
  'Shake the can before use.': 'Agitar el envase antes del uso.',
  'Switch the current on again only when all solvent has evaporated.':
    'Volver a conectar la corriente solo cuando se haya evaporado todo el disolvente.',
  'Aerosol can': 'Envase de aerosol',
  'Never warm above 50 °C.': 'No calentar nunca por encima de 50 °C.',
  'Lorries, buses, tractors and construction machinery with SCR':
    'Camiones, autobuses, tractores y maquinaria de construcción con SCR',
  'Diesel cars with SCR': 'Turismos diésel con SCR',
  'Alkalinity as ammonia': 'Alcalinidad expresada como amoníaco',
  'Insoluble matter': 'Materia insoluble',
  Phosphate: 'Fosfato',
  Calcium: 'Calcio',
  Copper: 'Cobre',
  Zinc: 'Cinc',
  Chromium: 'Cromo',
  Nickel: 'Níquel',
  Aluminium: 'Aluminio',
  Magnesium: 'Magnesio',
  Sodium: 'Sodio',
  Potassium: 'Potasio',
  'Use funnels, pumps and cans that have never held other liquids.':
    'Utilizar embudos, bombas y recipientes que nunca hayan contenido otros líquidos.',
  'When filled into the fuel tank by mistake: do not start the engine, have the tank emptied.':
    'Si se llena por error el depósito de combustible: no arrancar el motor y hacer vaciar el depósito.',
  'Frozen product can be used without loss of quality after thawing.':
    'El producto congelado puede utilizarse sin pérdida de calidad una vez descongelado.',
  'Plaster, plasterboard, concrete and woodchip wallpaper':
    'Revoco, cartón yeso, hormigón y papel pintado con virutas de madera',
  'New and renovation coats in living rooms and offices': 'Pintura nueva y de renovación en viviendas y oficinas',
  'Coverage per coat': 'Rendimiento por mano',
  'Can be painted over after': 'Repintable después de',
  'Wet scrub resistance, class': 'Resistencia al frote húmedo, clase',
  'Hiding power, class': 'Poder cubriente, clase',
  'at 7 m²/l': 'a 7 m²/l',
  Gloss: 'Brillo',
  'dead matt': 'mate profundo',
  'Grain size': 'Tamaño de grano',
  'fine (< 100 µm)': 'fino (< 100 µm)',
  'Solids content': 'Contenido de sólidos',
  'Base: clean, dry and sound; prime strongly absorbent plaster.':
    'Soporte: limpio, seco y firme; imprimar los revocos muy absorbentes.',
  'Thin the first coat with at most 5 % of water.': 'Diluir la primera mano con un 5 % de agua como máximo.',
  'Do not apply below 5 °C (air and wall).': 'No aplicar por debajo de 5 °C (aire y pared).',
  'Clean tools with water straight after use.': 'Limpiar las herramientas con agua justo después del uso.',
  'Plastic pail': 'Cubo de plástico',
  'Use opened packs up soon.': 'Consumir pronto los envases abiertos.',
  'Thin the first coat with at most 10 % of water.': 'Diluir la primera mano con un 10 % de agua como máximo.',
  'Kettles, coffee machines and taps': 'Hervidores, cafeteras y grifos',
  'Citric acid content': 'Contenido de ácido cítrico',
  'Not for marble, enamel, zinc and aluminium.': 'No apto para mármol, esmalte, cinc ni aluminio.',
  'Keep out of the reach of children.': 'Mantener fuera del alcance de los niños.',
  'Final rinsing of parts and laboratory glassware': 'Enjuague final de piezas y material de vidrio de laboratorio',
  Conductivity: 'Conductividad',
  'Pour into clean vessels only.': 'Verter únicamente en recipientes limpios.',
  'Alkyd and oil paints': 'Pinturas alquídicas y al aceite',
  'Dispose of settled dirt as hazardous waste.': 'Eliminar la suciedad sedimentada como residuo peligroso.',
  'Removal of rust': 'Eliminación de óxido',
  'Phosphoric acid content': 'Contenido de ácido fosfórico',
  Arsenic: 'Arsénico',
  'Rinse phosphated parts and dry them with warm air.': 'Enjuagar las piezas fosfatadas y secarlas con aire caliente.',

  // UN proper shipping names (ADR, table A)
  ACETONE: 'ACETONA',
  'HYPOCHLORITE SOLUTION': 'HIPOCLORITOS EN SOLUCIÓN',
  'SODIUM HYDROXIDE SOLUTION': 'HIDRÓXIDO SÓDICO EN SOLUCIÓN',
  'HYDROCHLORIC ACID': 'ÁCIDO CLORHÍDRICO',
  ISOPROPANOL: 'ISOPROPANOL',
  'HYDROGEN PEROXIDE, AQUEOUS SOLUTION': 'PERÓXIDO DE HIDRÓGENO EN SOLUCIÓN ACUOSA',
  'FORMALDEHYDE SOLUTION': 'FORMALDEHÍDO EN SOLUCIÓN',
  TOLUENE: 'TOLUENO',
  HEXANES: 'HEXANOS',
  METHANOL: 'METANOL',
  'AMMONIA SOLUTION': 'AMONÍACO EN SOLUCIÓN',
  'CAUSTIC ALKALI LIQUID, N.O.S. (sodium hydroxide, disodium metasilicate)':
    'LÍQUIDO ALCALINO CÁUSTICO, N.E.P. (hidróxido de sodio, metasilicato de disodio)',
  'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (epoxy resin)':
    'SUSTANCIA LÍQUIDA PELIGROSA PARA EL MEDIO AMBIENTE, N.E.P. (resina epoxi)',
  'AMINES, LIQUID, CORROSIVE, N.O.S. (isophoronediamine)': 'AMINAS LÍQUIDAS CORROSIVAS, N.E.P. (isoforondiamina)',
  'AEROSOLS, flammable': 'AEROSOLES inflamables',
  'ETHANOL SOLUTION': 'ETANOL EN SOLUCIÓN',
  'TURPENTINE SUBSTITUTE': 'SUCEDÁNEO DE TREMENTINA',
  TRICHLOROETHYLENE: 'TRICLOROETILENO',
  'PHOSPHORIC ACID, SOLUTION': 'ÁCIDO FOSFÓRICO EN SOLUCIÓN',

  // other names
  Formalin: 'Formol',
  'White spirit': 'Aguarrás mineral',
  // how classes were found
  'UN test C.1 at 55 °C: more than 6.25 mm a year on aluminium':
    'Prueba C.1 de la ONU a 55 °C: más de 6,25 mm al año en aluminio',
  'UN test C.1 at 55 °C: below 6.25 mm a year on steel and aluminium, illustrative entry of the demo catalogue':
    'Prueba C.1 de la ONU a 55 °C: menos de 6,25 mm al año en acero y aluminio, dato de ejemplo del catálogo de demostración',
  'LD50 of the product: 1193 mg/kg, oral, rat': 'DL50 del producto: 1193 mg/kg, oral, rata',
  'Dilution (CLP Annex I 1.1.3.1) of citric acid 30 % in water, which does not irritate the skin: OECD 404, rabbit, illustrative entry of the demo catalogue':
    'Dilución (CLP, anexo I, 1.1.3.1) de ácido cítrico al 30 % en agua, que no irrita la piel: OCDE 404, conejo, dato de ejemplo del catálogo de demostración',
  'Dilution (CLP Annex I 1.1.3.1) of citric acid 30 % in water, which irritates the eyes: OECD 405, rabbit, illustrative entry of the demo catalogue':
    'Dilución (CLP, anexo I, 1.1.3.1) de ácido cítrico al 30 % en agua, que irrita los ojos: OCDE 405, conejo, dato de ejemplo del catálogo de demostración',
  'Section 2.1: Aquatic Chronic 2 (H411), as calculated with the M factors.':
    'Sección 2.1: Aquatic Chronic 2 (H411), según el cálculo con los factores M.',
  'no data available': 'no hay datos disponibles',
  'not applicable (the product is water)': 'no aplicable (el producto es agua)',
  'not determined': 'no determinado',
  'distils without decomposition': 'destila sin descomponerse',
  'decomposes when heated': 'se descompone al calentarse',
  'Mixes with the water in soil and hardly adsorbs, but decomposes there quickly (see subsection 12.2).':
    'Se mezcla con el agua del suelo y apenas se adsorbe, pero se descompone allí rápidamente (véase la subsección 12.2).',
  'decomposes slowly at room temperature': 'se descompone lentamente a temperatura ambiente',
  'ammonia gas': 'amoniaco gaseoso',
  'Section 2: Aquatic Chronic 3 (H412) added.': 'Sección 2: añadido Aquatic Chronic 3 (H412).',
  // limits and markets
  'butoxyacetic acid (after hydrolysis)': 'ácido butoxiacético (tras hidrólisis)',
  '2,5-hexanedione and 4,5-dihydroxy-2-hexanone (after hydrolysis)':
    '2,5-hexanodiona y 4,5-dihidroxi-2-hexanona (tras hidrólisis)',
  'o-cresol (after hydrolysis)': 'o-cresol (tras hidrólisis)',
  'No. 5.2.5: organic substances': 'n.º 5.2.5: sustancias orgánicas',
  'Explosive nitrogen trichloride can form with hypochlorites.':
    'Con hipocloritos puede formarse tricloruro de nitrógeno explosivo.',
  'Prolonged spraying from a short distance can cause frostbite: do not spray on the skin.':
    'La pulverización prolongada a corta distancia puede causar congelación: no pulverizar sobre la piel.',

  // polyurethane hardener
  'Polyurethane system – component B (hardener)': 'Sistema de poliuretano – componente B (endurecedor)',
  'Polymeric diphenylmethane diisocyanate for component A; hardens casting resins and adhesives.':
    'Diisocianato de difenilmetano polimérico para el componente A; endurece resinas de colada y adhesivos.',
  'Reacts with moisture: foams, and hardens slowly in opened packs.':
    'Reacciona con la humedad: forma espuma y endurece lentamente en los envases abiertos.',
  'Hardener component of casting resins and adhesives': 'Componente endurecedor de resinas de colada y adhesivos',
  'Moulds, models and tools': 'Moldes, modelos y utillaje',
  'Isocyanate content (NCO)': 'Contenido de isocianato (NCO)',
  brown: 'marrón',
  'faint, musty': 'débil, a moho',
  'Stir into component A in full, without air bubbles and with dry tools, and use up within the pot life.':
    'Mezclar por completo con el componente A, sin burbujas de aire y con herramientas secas, y consumir dentro del tiempo de empleo.',
  'Mixing ratio A : B = 100 : 60 by weight.': 'Proporción de mezcla A : B = 100 : 60 en peso.',
  'Never close a pack again into which water may have got: carbon dioxide bursts it.':
    'No volver a cerrar nunca un envase en el que haya podido entrar agua: el dióxido de carbono lo revienta.',
  'diphenylmethane diisocyanate, oligomers': 'diisocianato de difenilmetano, oligómeros',
  'respiratory tract': 'vías respiratorias',
  "4,4'-methylenediphenyl diisocyanate": "diisocianato de 4,4'-metilendifenilo",
  "o-(p-isocyanatobenzyl)phenyl isocyanate (2,4'-MDI)": "isocianato de o-(p-isocianatobencil)fenilo (2,4'-MDI)",
  'As from 24 August 2023 adequate training is required before industrial or professional use.':
    'A partir del 24 de agosto de 2023 es obligatorio disponer de una formación adecuada para proceder a un uso industrial o profesional.',
  'reacts with water and forms carbon dioxide': 'reacciona con el agua formando dióxido de carbono',
  'diisocyanates, as NCO': 'diisocianatos, como NCO',
  'MDI and its oligomers, inhalable fraction': 'MDI y sus oligómeros, fracción inhalable',
  'isocyanates, as NCO': 'isocianatos, como NCO',
  'isocyanate-derived diamine': 'diamina derivada del isocianato',
  'sensitises skin and airways': 'sensibiliza la piel y las vías respiratorias',
  'sensitises the airways': 'sensibiliza las vías respiratorias',
  'peak limit factor 1;=2=(I), remarks Sah, Y': 'factor de límite de pico 1;=2=(I), observaciones Sah, Y',
  'The oligomers have no registration number: polymers are exempt from registration (REACH Art. 2(9)).':
    'Los oligómeros no tienen número de registro: los polímeros están exentos de registro (REACH, art. 2, apdo. 9).',
  'Reacts with water to solid polyureas, which are insoluble and inert.':
    'Reacciona con el agua formando poliureas sólidas, insolubles e inertes.',
  'Section 8.1: limit values of Directive (EU) 2024/869 for diisocyanates.':
    'Sección 8.1: valores límite de la Directiva (UE) 2024/869 para los diisocianatos.',

  // calibration gas
  'Calibration gas: carbon monoxide 10 % in nitrogen': 'Gas de calibración: monóxido de carbono 10 % en nitrógeno',
  'Gas mixture in cylinders for calibrating analysers of exhaust, flue and process gas; with certificate.':
    'Mezcla de gases en botellas para calibrar analizadores de gases de escape, de combustión y de proceso; con certificado.',
  'Prepared by weighing (ISO 6142-1); the certificate states the content and its uncertainty.':
    'Preparado por pesada (ISO 6142-1); el certificado indica el contenido y su incertidumbre.',
  'Calibration of gas analysers': 'Calibración de analizadores de gases',
  'Measuring instruments for exhaust gas of vehicles and flue gas of furnaces':
    'Instrumentos de medición de gases de escape de vehículos y gases de combustión de hogares',
  'Carbon monoxide content': 'Contenido de monóxido de carbono',
  'Relative uncertainty of the content': 'Incertidumbre relativa del contenido',
  Oxygen: 'Oxígeno',
  Moisture: 'Humedad',
  'at 20 °C and 1013 hPa': 'a 20 °C y 1013 hPa',
  'Filling pressure': 'Presión de llenado',
  'at 15 °C': 'a 15 °C',
  'Take out with a pressure regulator that is made for carbon monoxide, purge it three times and lead the gas outdoors after use.':
    'Extraer con un regulador de presión previsto para monóxido de carbono, purgarlo tres veces y conducir el gas al exterior después del uso.',
  'Flow 0.5 to 1 l/min; use down to a residual pressure of 5 bar.':
    'Caudal de 0,5 a 1 l/min; utilizar hasta una presión residual de 5 bar.',
  'Open the valve slowly by hand and close it after use.':
    'Abrir la válvula lentamente a mano y cerrarla después del uso.',
  'Gas cylinder': 'Botella de gas',
  'Store cylinders upright, secured against falling and with closed valve and cap.':
    'Almacenar las botellas en posición vertical, aseguradas contra caídas, con la válvula cerrada y la caperuza puesta.',
  'carbon monoxide': 'monóxido de carbono',
  nitrogen: 'nitrógeno',
  'heart, nervous system': 'corazón, sistema nervioso',
  'ISO 10156: in any mixture with air less than 10 % of carbon monoxide, whose lower explosion limit is 10.9 %':
    'ISO 10156: en toda mezcla con aire menos del 10 % de monóxido de carbono, cuyo límite inferior de explosividad es 10,9 %',
  'Filled at 150 bar; wholly gaseous at −50 °C (CLP Annex I 2.5.2, Table 2.5.1)':
    'Llenado a 150 bar; totalmente gaseoso a −50 °C (CLP, anexo I, 2.5.2, cuadro 2.5.1)',
  gas: 'gas',
  'Breathing and medical purposes': 'Fines respiratorios y médicos',
  'slightly soluble in water': 'poco soluble en agua',
  carboxyhaemoglobin: 'carboxihemoglobina',
  'peak limit factor 2(II), remark Z': 'factor de límite de pico 2(II), observación Z',
  'COMPRESSED GAS, N.O.S. (nitrogen, carbon monoxide)': 'GAS COMPRIMIDO, N.E.P. (nitrógeno, monóxido de carbono)',

  // lamp oil
  'Lamp oil, colourless': 'Aceite para lámparas, incoloro',
  'Highly purified hydrocarbons C10-C14 for oil lamps with a protected wick; without colour and perfume.':
    'Hidrocarburos C10-C14 altamente purificados para lámparas de aceite con mecha protegida; sin colorante ni perfume.',
  'Burns almost without soot and smell; black, opaque bottle with a child-resistant cap.':
    'Arde casi sin hollín ni olor; botella negra opaca con cierre de seguridad para niños.',
  'Fuel for oil lamps that comply with EN 14059': 'Combustible para lámparas de aceite conformes con EN 14059',
  'Lanterns and garden torches with a protected wick': 'Faroles y antorchas de jardín con mecha protegida',
  'Smoke point': 'Punto de humo',
  'almost odourless': 'casi inodoro',
  'Fill the cold lamp with a funnel up to three quarters, wipe off what was spilled, and close the lamp before lighting it.':
    'Llenar la lámpara fría con un embudo hasta tres cuartos, limpiar lo derramado y cerrar la lámpara antes de encenderla.',
  '100 ml burn for about 15 hours.': '100 ml arden unas 15 horas.',
  'Keep the wick short: a long wick makes soot.': 'Mantener la mecha corta: una mecha larga produce hollín.',
  'Black, opaque plastic bottle': 'Botella de plástico negra opaca',
  'hydrocarbons, C10-C13, n-alkanes, < 2 % aromatics': 'hidrocarburos, C10-C13, n-alcanos, < 2 % de aromáticos',
  'hydrocarbons, C11-C14, n-alkanes, isoalkanes, cyclics, < 2 % aromatics':
    'hidrocarburos, C11-C14, n-alcanos, isoalcanos, cíclicos, < 2 % de aromáticos',
  'Keep lamps filled with this liquid out of the reach of children':
    'Mantener las lámparas que contengan este líquido fuera del alcance de los niños',
  'Just a sip of lamp oil – or even sucking the wick of lamps – may lead to life-threatening lung damage':
    'Un simple sorbo de aceite para lámparas, o incluso chupar la mecha, puede causar lesiones pulmonares potencialmente mortales',
  'Grill lighter, heating and cleaning': 'Encendedor de barbacoas, calefacción y limpieza',
  'Oil lamps without a protected wick': 'Lámparas de aceite sin mecha protegida',

  // oxygen cleaner
  'Oxygen cleaner with hydrogen peroxide': 'Limpiador de oxígeno activo con peróxido de hidrógeno',
  'Bleaching cleaner against stains on tile joints, garden furniture and light-coloured stone, without chlorine.':
    'Limpiador blanqueador contra manchas en juntas de azulejos, muebles de jardín y piedra clara, sin cloro.',
  'Bleaching cleaner for household and garden': 'Limpiador blanqueador para el hogar y el jardín',
  'Tile joints, plastic furniture and awnings': 'Juntas de azulejos, muebles de plástico y toldos',
  'Apply with a brush, leave for 10 minutes without drying, then rinse with plenty of water.':
    'Aplicar con un cepillo, dejar actuar 10 minutos sin que se seque y aclarar con abundante agua.',
  'Undiluted: about 50 ml/m².': 'Sin diluir: unos 50 ml/m².',
  'Ingredients: 5 % or over but less than 15 % oxygen-based bleaching agents, less than 5 % non-ionic surfactants.':
    'Componentes: igual o superior al 5 % pero inferior al 15 % de blanqueantes oxigenados, menos del 5 % de tensioactivos no iónicos.',
  'Mixing with other cleaners': 'Mezcla con otros limpiadores',
  'Stained wood, copper and brass': 'Madera teñida, cobre y latón',

  // reasons and texts of sections 3 to 15
  'the ingredients distil without decomposition': 'los componentes destilan sin descomponerse',
  'Distils without decomposition at normal pressure.': 'Destila sin descomponerse a presión normal.',
  'water vapour, air = 1': 'vapor de agua, aire = 1',
  'gaseous formaldehyde': 'formaldehído gaseoso',
  'gaseous formaldehyde, air = 1': 'formaldehído gaseoso, aire = 1',
  'cannot be measured: paraformaldehyde separates before the solution freezes':
    'no medible: el paraformaldehído se separa antes de que la solución se congele',
  'Storage temperature: 35 °C to 45 °C. Stainless steel is suitable, too; unalloyed steel, copper, nickel, zinc and their alloys are unsuitable.':
    'Temperatura de almacenamiento: de 35 °C a 45 °C. También es adecuado el acero inoxidable; no son adecuados el acero no aleado, el cobre, el níquel, el cinc ni sus aleaciones.',
  'The remainder, at most 5 %, consists of other hydrocarbons C6: methylpentanes and methylcyclopentane.':
    'El resto, como máximo 5 %, consta de otros hidrocarburos C6: metilpentanos y metilciclopentano.',
  'none below the flash point of more than 200 °C: the vapours form no ignitable mixture with air':
    'ninguno por debajo del punto de inflamación, superior a 200 °C: los vapores no forman mezclas inflamables con el aire',
  'Reacts with the water in soil to solid polyureas, which stay where they are; adsorption cannot be measured.':
    'Reacciona con el agua del suelo y forma poliureas sólidas, que permanecen en el lugar; no puede medirse la adsorción.',
  'none at the temperatures of use: both gases are stable':
    'ninguna a las temperaturas de uso: ambos gases son estables',
  'Nitrogen is exempt from registration (REACH Annex IV). Carbon monoxide has Flam. Gas 1 (H220) in CLP Annex VI, without the division into 1A and 1B; given is 1A, to which H220 belongs.':
    'El nitrógeno está exento de registro (REACH anexo IV). El monóxido de carbono tiene en CLP anexo VI Flam. Gas 1 (H220), sin la división en 1A y 1B; se indica 1A, a la que corresponde H220.',
  'As a gas it escapes into the air and spreads there; soil and water take up little of it.':
    'Como gas, escapa al aire y se distribuye en él; el suelo y el agua absorben poco.',
  'concerns installations, in which this household product is not used':
    'se refiere a instalaciones, en las que no se utiliza este producto doméstico',
  'cannot be measured: the water evaporates first': 'no medible: antes se evapora el agua',
  'ADR names it as UN2014, class 5.1, packing group II, whose criteria are those of category 2 (CLP Annex I 2.13.2)':
    'Nombrado en el ADR como UN2014, clase 5.1, grupo de embalaje II, cuyos criterios son los de la categoría 2 (CLP anexo I 2.13.2)',
  'ADR names it as UN2984, class 5.1, packing group III, whose criteria are those of category 3 (CLP Annex I 2.13.2)':
    'Nombrado en el ADR como UN2984, clase 5.1, grupo de embalaje III, cuyos criterios son los de la categoría 3 (CLP anexo I 2.13.2)',
};
