import type { AnnexVITexts } from '../en/annex-vi.ts';

export const annexVIFr: AnnexVITexts = {
  'note.A':
    'l’étiquette désigne la substance par l’un des noms du tableau, et une désignation générale telle que « sels de … » par le nom exact',
  'note.B':
    'les dangers des solutions varient avec leur concentration ; l’étiquette indique la concentration en pourcentage en poids',
  'note.C': 'l’étiquette précise s’il s’agit d’un isomère ou d’un mélange d’isomères',
  'note.D': 'l’entrée vise la forme stabilisée ; l’étiquette de toute autre forme porte la mention « non stabilisé »',
  'note.E': 'cette note est supprimée',
  'note.F': 'si un stabilisant modifie les dangers de la substance, les règles des mélanges s’appliquent',
  'note.G':
    'une forme explosible est soumise aux essais, et la classification et l’étiquette indiquent les propriétés explosives',
  'note.H': 'cette note est supprimée',
  'note.J':
    'les classes de cancérogénicité et de mutagénicité s’appliquent sauf s’il est établi que la teneur en benzène est inférieure à 0,1 % (p/p) ; le fournisseur évalue alors lui-même ces classes',
  'note.K':
    'les classes de cancérogénicité et de mutagénicité s’appliquent sauf s’il est établi que la teneur en 1,3-butadiène est inférieure à 0,1 % (p/p) ; le fournisseur évalue alors lui-même ces classes, et sans elles au moins P210 et P403 s’appliquent',
  'note.L':
    'la classe de cancérogénicité s’applique sauf s’il est établi que l’extrait au diméthylsulfoxyde (IP 346) est inférieur à 3 % ; le fournisseur évalue alors lui-même cette classe',
  'note.M':
    'la classe de cancérogénicité s’applique sauf s’il est établi que la teneur en benzo[a]pyrène est inférieure à 0,005 % (p/p) ; le fournisseur évalue alors lui-même cette classe',
  'note.N':
    'la classe de cancérogénicité s’applique sauf si l’historique complet du raffinage est connu et s’il est établi que la substance d’origine n’est pas cancérogène ; le fournisseur évalue alors lui-même cette classe',
  'note.P':
    'les classes de cancérogénicité et de mutagénicité s’appliquent sauf s’il est établi que la teneur en benzène est inférieure à 0,1 % (p/p) ; le fournisseur évalue alors lui-même ces classes, et sans elles au moins P260, P262, P301+P310 et P331 s’appliquent',
  'note.Q':
    'la classe de cancérogénicité s’applique sauf si un essai montre une faible biopersistance des fibres (demi-vie de celles de plus de 20 µm : moins de 10 jours par inhalation, moins de 40 jours par instillation) ou l’absence d’effet cancérogène',
  'note.R':
    'la classe de cancérogénicité ne s’applique pas aux fibres dont le diamètre géométrique moyen pondéré par la longueur, moins deux erreurs types, dépasse 6 µm',
  'note.S': 'une étiquette peut ne pas être exigée (CLP annexe I 1.3)',
  'note.T':
    'une forme qui, selon les essais, n’a pas les dangers physiques est classée d’après ces essais ; la fiche cite les méthodes',
  'note.U':
    'un gaz est classé comme gaz sous pression lors de sa mise sur le marché ; le groupe dépend de son état dans l’emballage ; les aérosols n’en sont pas',
  'note.V':
    'les fibres et les particules à surface modifiée sont évaluées pour une catégorie plus sévère et d’autres voies d’exposition',
  'note.W':
    'le danger provient de poussières alvéolaires en quantités qui altèrent l’épuration pulmonaire ; ce n’est pas un critère de classification',
  'note.X':
    'l’entrée vise la partie commune à toutes ses substances ; le reste de la substance est évalué pour des classes plus sévères',
  'note.1': 'les concentrations sont des pourcentages en poids du métal dans le mélange',
  'note.2': 'les concentrations sont des pourcentages en poids du monomère libre dans le mélange',
  'note.3': 'les concentrations sont des pourcentages en poids des ions chromate dissous dans l’eau',
  'note.5': 'les limites de concentration des mélanges gazeux sont des pourcentages en volume',
  'note.7':
    'les alliages contenant du nickel sont sensibilisants cutanés s’ils libèrent plus de 0,5 µg Ni/cm² par semaine (EN 1811)',
  'note.8':
    'concerne la classe de cancérogénicité et le formaldéhyde que le mélange peut libérer ; sa condition n’est pas évaluée ici',
  'note.9':
    'concerne la classe de mutagénicité et le formaldéhyde que le mélange peut libérer ; sa condition n’est pas évaluée ici',
  'note.10': 'cette note est annulée',
  'note.11':
    'un mélange est toxique pour la reproduction si la somme des composés du bore ainsi classés qu’il contient atteint 0,3 %',
  'note.12':
    'un mélange est toxique pour la reproduction si la somme des substances de cette entrée qu’il contient atteint la limite de la catégorie',
  noteOfEntry: ' ; note {note} ({provision}) : {text}',
  noteNotExecuted: ' ; note {note} : sa condition n’est pas évaluée ici',
  nameMetNotes: ' ; si c’est établi, indiquer la note dans « Notes dont l’exception s’applique »',
  'mark.isMinimum': ' ; * : au moins cette catégorie ({provision})',
  'mark.mayHaveOtherRoutes': ' ; ** : d’autres voies d’exposition ne sont pas exclues ({provision})',
  'mark.mayHaveOtherEffects': ' ; *** : d’autres effets sur la reproduction ne sont pas exclus ({provision})',
  'mark.dependsOnForm': ' ; **** : un essai de la forme vendue décide du danger physique ({provision})',
  moreSevereThanHarmonised:
    'est plus sévère que la classification harmonisée : il a {own}, CLP annexe VI ({published}) a {parts} ; ce qu’une entrée couvre n’est pas classé autrement ({provision})',
  twoSubstances:
    'désigne deux substances : le nom est celui de {named}, le numéro celui de {numbered} ; corriger l’indication erronée ({provision})',
  severalEntries:
    'CLP annexe VI ({published}) a plusieurs entrées pour son numéro : {entries} ; préciser par le numéro index laquelle s’applique ({provision})',
  notANoteOfEntry:
    '« Notes dont l’exception s’applique » cite la note {note}, que son entrée dans CLP annexe VI ({published}) n’a pas',
  gasWithoutGroup:
    'CLP annexe VI ({published}) le classe comme gaz sous pression, et sa classification ne nomme aucun groupe{notes}',
  exceptedByNote: '{name} : {parts} ne compte pas{notes}',
  notesOfIngredient: '{name}{notes}',
  lacksPrecautionOfNote:
    'ne porte pas {statement}, que la note {note} exige au moins lorsque ses classes ne s’appliquent pas ({provision})',
};
