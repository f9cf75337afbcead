import type { LabelAuditPhrases } from './en.ts';

export const labelAuditFr: LabelAuditPhrases = {
  findings: {
    'does-not-fit':
      'Le texte ne tient pas, même en {points} pt. Choisissez une étiquette plus grande ou moins de langues.',
    'label-too-small': 'L’étiquette mesure {width} × {height} mm. Un emballage {pack} demande {short} × {long} mm.',
    'pictogram-too-small': 'Le côté des pictogrammes mesure {edge} mm. Il faut au moins {least} mm.',
    'pictogram-below-wish': 'Le côté des pictogrammes mesure {edge} mm. Si possible, il devrait mesurer {wished} mm.',
    'type-too-small': 'La lettre x mesure {height} mm de haut. Il faut au moins {least} mm.',
    'type-small': 'La lettre x mesure {height} mm de haut. Le texte se lit facilement à partir de {least} mm.',
    'type-too-small-later': 'La lettre x mesure {height} mm de haut. À partir du {day}, il faudra au moins {least} mm.',
    'pack-size-differs': 'Le texte indique {litres} l, mais la taille d’emballage choisie est {pack}.',
    'not-hazardous':
      'Le produit n’est pas classé et n’a pas d’information supplémentaire. Le CLP ne demande pas d’étiquette.',
    'supplier-missing': 'Le fournisseur manque. Nom, adresse et téléphone doivent figurer sur l’étiquette.',
    'telephone-missing': 'Le numéro de téléphone du fournisseur manque.',
    'quantity-missing':
      'La quantité manque. Les emballages pour le public doivent l’indiquer, sur l’étiquette ou à côté.',
    'identifier-missing': 'La substance n’a pas de numéro CAS, CE ou index.',
    'contains-missing': 'Les substances à l’origine des dangers pour la santé ne sont pas nommées.',
    'contains-many': '{count} substances sont nommées. Quatre suffisent en règle générale.',
    'description-off': 'La description est omise. Le CLP ne la demande pas ; le nom reste.',
    'pictograms-off': 'Les pictogrammes sont désactivés : {codes}. L’étiquette est incomplète.',
    'metals-pictogram-off':
      'GHS05 pour les métaux ne peut manquer que sur les emballages grand public. L’étiquette est incomplète.',
    'metals-pictogram-stays': 'GHS05 reste : il ne vient pas seulement de la corrosion des métaux.',
    'pictogram-missing': 'La classification demande {codes}, absent de l’étiquette.',
    'pictogram-unexpected': 'L’étiquette porte {codes}, que la classification ne demande pas.',
    'signal-word-wrong': 'La mention d’avertissement n’est pas celle de la classification.',
    'hazard-missing': 'Des mentions de danger de la classification manquent : {codes}.',
    'precautions-off': 'Les conseils de prudence sont désactivés. L’étiquette est incomplète.',
    'too-many-precautions': '{count} conseils de prudence. Six est la règle ; à retirer d’abord : {codes}.',
    'redundant-precautions': 'D’autres conseils disent la même chose : {codes}. Ils peuvent être retirés.',
    'disposal-missing': 'Un emballage pour le public exige un conseil sur l’élimination (P501 ou P502).',
    'ufi-off': 'L’UFI est désactivé. L’étiquette est incomplète.',
    'ufi-off-industrial':
      'L’UFI est désactivé. Pour les sites industriels, il peut figurer seulement dans la fiche de données de sécurité.',
    'ufi-missing': 'Le mélange est dangereux et n’a pas d’UFI.',
    'ufi-wrong': 'L’UFI {ufi} est faux : son caractère de contrôle ne convient pas.',
    'language-incomplete': '{language} : manquant ou dans une autre langue : {elements}.',
    'market-language-missing': 'Langues manquantes pour {country} : {languages}.',
  },
  elements: {
    productName: 'nom',
    contains: 'substances',
    signalWord: 'mention d’avertissement',
    hazards: 'mentions de danger',
    precautions: 'conseils de prudence',
    supplemental: 'informations supplémentaires',
  },
  notChecked: {
    'market-languages': 'Aucun marché n’est connu ; ses langues officielles ne sont pas vérifiées.',
    classification:
      'Le CLP ne connaît pas cette catégorie : {category}. L’étiquette n’est pas comparée à la classification.',
    'supplier-place': 'On ne sait pas si le fournisseur est établi dans l’Union.',
    placement: 'La pose sur l’emballage : solidement fixée, lisible quand l’emballage est posé.',
    print: 'Papier et impression : fond blanc, cadres rouges, rien qui s’efface.',
    'type-style': 'Espacement des lignes et des lettres, noir sur blanc.',
    'small-pack': 'Dérogations pour les emballages jusqu’à 125 ml.',
    fastening: 'Fermeture de sécurité pour enfants et avertissement tactile de l’emballage.',
    transport: 'Étiquettes de transport sur le même emballage.',
    'other-acts': 'Autres règles d’étiquetage : détergents, biocides, aérosols, peintures, REACH.',
  },
};
