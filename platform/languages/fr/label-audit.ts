import type { LabelAuditPhrases } from '../en/label-audit.ts';

export const labelAuditFr: LabelAuditPhrases = {
  findings: {
    'does-not-fit':
      'Le texte ne tient pas, même en {points} pt. Choisissez une étiquette plus grande ou moins de langues.',
    'label-too-small':
      'L’étiquette mesure {width} × {height} mm. Pour un emballage {pack}, le format prévu est de {short} × {long} mm.',
    'pictogram-below-wish': 'Le côté des pictogrammes mesure {edge} mm. Si possible, il devrait mesurer {wished} mm.',
    'type-too-small': 'La lettre x mesure {height} mm de haut. Il faut au moins {least} mm.',
    'type-small': 'La lettre x mesure {height} mm de haut. Le texte se lit facilement à partir de {least} mm.',
    'frames-black':
      'L’imprimante rend noirs les cadres des pictogrammes. Ils doivent être rouges : utiliser des étiquettes aux cadres rouges préimprimés ou une imprimante disposant du rouge.',
    'frames-on-stock':
      'Les cadres rouges sont préimprimés et ne sont pas contrôlés. Chacun doit entourer son symbole avec un côté de {edge} mm.',
    'pack-size-differs': 'Le texte indique {litres} l, mais la taille d’emballage choisie est {pack}.',
    'not-hazardous':
      'Le produit n’est pas classé et ne porte aucune information supplémentaire. Le règlement CLP n’exige pas d’étiquette.',
    'classification-open':
      'La classification est incomplète : on ignore si le produit présente ces dangers ; des éléments peuvent manquer sur l’étiquette : {classes}.',
    'hazards-unknown': 'On ignore si le produit est dangereux ; des éléments peuvent manquer sur l’étiquette.',
    'supplier-missing': 'Le fournisseur manque. Nom, adresse et téléphone doivent figurer sur l’étiquette.',
    'telephone-missing': 'Le numéro de téléphone du fournisseur manque.',
    'quantity-missing':
      'La quantité nominale manque. Pour les emballages destinés au grand public, elle doit figurer sur l’étiquette ou ailleurs sur l’emballage.',
    'identifier-missing': 'La substance n’a pas de numéro CAS, de numéro CE ni de numéro index.',
    'contains-missing': 'Les substances à l’origine des dangers pour la santé ne sont pas indiquées.',
    'contains-many': '{count} substances sont indiquées. En règle générale, quatre suffisent.',
    'description-off': 'La description est omise. Le règlement CLP ne l’exige pas ; le nom reste.',
    'pictograms-off': 'Les pictogrammes sont désactivés : {codes}. L’étiquette est incomplète.',
    'metals-pictogram-off':
      'GHS05 pour la corrosion des métaux ne peut être omis que sur les emballages destinés aux consommateurs. L’étiquette est incomplète.',
    'metals-pictogram-stays': 'GHS05 reste : il n’est pas exigé uniquement pour la corrosion des métaux.',
    'pictogram-missing': 'Exigé par la classification, mais absent de l’étiquette : {codes}.',
    'pictogram-unexpected': 'Présent sur l’étiquette, mais non exigé par la classification : {codes}.',
    'signal-word-wrong': 'La mention d’avertissement ne correspond pas à la classification.',
    'hazard-missing': 'Mentions de danger exigées par la classification, mais manquantes : {codes}.',
    'precautions-off': 'Les conseils de prudence sont désactivés. L’étiquette est incomplète.',
    'too-many-precautions':
      '{count} conseils de prudence. En règle générale, six au maximum ; à retirer en priorité : {codes}.',
    'redundant-precautions': 'D’autres conseils disent déjà la même chose ; superflus : {codes}.',
    'disposal-missing':
      'Un emballage destiné au grand public doit porter un conseil de prudence sur l’élimination (P501 ou P502).',
    'ufi-off': 'L’UFI est désactivé. L’étiquette est incomplète.',
    'ufi-off-industrial':
      'L’UFI est désactivé. Pour une utilisation sur des sites industriels uniquement, l’indiquer dans la fiche de données de sécurité suffit.',
    'ufi-missing': 'Le mélange est classé comme dangereux et n’a pas d’UFI.',
    'ufi-wrong': 'L’UFI {ufi} est erroné : son caractère de contrôle ne correspond pas.',
    'language-incomplete': '{language} – manquant ou dans une autre langue : {elements}.',
    'language-left-out': '{language} – omis, car le produit n’a pas de texte dans cette langue : {elements}.',
    'market-language-missing': 'Langues manquantes pour {country} : {languages}.',
    'small-pack-exempt':
      'Un emballage de 125 ml au plus n’a pas à porter toutes les mentions de ces classes : {classes}.',
    'alternatives-open':
      'Choisir les termes de {codes} : toutes les possibilités sont imprimées, car l’état physique et la rubrique 8 ne permettent pas de décider.',
    'precautions-needed': 'Les dangers exigent {codes} ; ces conseils manquent sur l’étiquette.',
    'tactile-warning': 'L’emballage doit porter une indication de danger détectable au toucher.',
    'child-resistant': 'L’emballage doit avoir une fermeture de sécurité pour enfants.',
    'professional-only': 'L’étiquette indique que le produit est réservé aux utilisateurs professionnels.',
    'inner-pack-for-research':
      'Un emballage intérieur de 10 ml au plus ne peut omettre des éléments que pour la recherche ou le contrôle de la qualité, dans un emballage extérieur entièrement étiqueté : {classes}.',
    'inner-pack': 'Un emballage intérieur de 10 ml au plus peut omettre des éléments : aucune classe ne s’y oppose.',
    'inner-pack-in-labelled':
      'Un emballage intérieur de 10 ml au plus peut omettre des éléments dans un emballage extérieur entièrement étiqueté : aucune classe ne s’y oppose.',
    'fold-out':
      'Une étiquette dépliante a une première page, l’intérieur par langue et un dos. C’est une bande à plier, qui ne s’imprime sur aucune planche d’étiquettes.',
  },
  elements: {
    productName: 'nom',
    contains: 'substances',
    signalWord: 'mention d’avertissement',
    hazards: 'mentions de danger',
    precautions: 'conseils de prudence',
    supplemental: 'informations supplémentaires',
    places: 'compléments de phrases',
    description: 'description',
    recommendedUse: 'utilisation recommandée',
    storage: 'conseils de stockage',
  },
  notChecked: {
    'market-languages': 'Aucun marché n’est indiqué ; ses langues officielles n’ont pas été vérifiées.',
    classification:
      'Le règlement CLP ne prévoit pas cette catégorie : {category}. L’étiquette n’a pas été comparée à la classification.',
    'supplier-place': 'On ne sait pas si le fournisseur est établi dans l’Union.',
    placement: 'Pose sur l’emballage : étiquette solidement fixée, lisible lorsque l’emballage est debout.',
    print: 'Papier et impression : fond blanc, cadres rouges, rien qui s’efface.',
    'type-style': 'Espacement des lignes et des lettres, noir sur blanc.',
    'small-pack': 'Dérogations pour les emballages jusqu’à 125 ml : le volume de l’emballage n’est pas connu.',
    'inner-pack':
      'Si l’emballage de 10 ml au plus est dans un autre entièrement étiqueté, et ce qui doit y rester (CLP, annexe I, 1.5.2.4.2).',
    fastening: 'Fermeture de sécurité pour enfants et indication de danger détectable au toucher sur l’emballage.',
    transport: 'Étiquettes de transport des marchandises dangereuses sur le même emballage.',
    'other-acts': 'Autres règles d’étiquetage : détergents, produits biocides, aérosols, peintures, REACH.',
  },
  laterType:
    'À partir du {day}, les étiquettes devront avoir des caractères plus grands : la lettre x devra mesurer de {least} à {most} mm de haut, selon la taille de l’emballage ({provision}).',
  givenUp: {
    type: 'Le texte est en {actual} pt au lieu de {requested} pt, pour qu’il tienne en entier.',
    typeRaised: 'Le texte est en {actual} pt au lieu de {requested} pt : la lettre x doit mesurer {least} mm de haut.',
    typeGrown: 'Le texte est en {actual} pt au lieu de {requested} pt : l’étiquette était vide à plus de la moitié.',
    optional: 'Omis, car la loi ne l’exige pas : {what}.',
    qr: 'Le code QR mesure {actual} mm de large, le minimum lisible par un téléphone.',
    margins: 'Marges : {actual} mm au lieu de {requested} mm.',
    arrangement: 'Les pictogrammes sont plus rapprochés.',
    pictograms: 'Le côté des pictogrammes mesure {actual} mm au lieu de {requested} mm.',
    exemption: 'Les mentions qu’un petit emballage n’a pas à porter sont omises : {codes}.',
  },
  optionalParts: {
    description: 'description',
    codes: 'références',
    logo: 'logo',
    synonyms: 'synonymes',
    use: 'utilisation recommandée',
    storage: 'stockage',
  },
};
