/** Texts that say no more than that there are no data, by language; one with a reason, `not determined: …`, says more. */
const noData: readonly RegExp[] = [
  /^no (?:(?:further|relevant|specific|reliable) )*(?:data|information)(?: (?:is|are))?(?: (?:available|known|recorded))?$/,
  /^(?:data )?not (?:available|determined|known|recorded|tested)$|^data lacking$|^unknown$|^n\. ?[ad]\.?$|^n\/a$/,
  /^keine (?:(?:weiteren|relevanten|verlässlichen) )*(?:daten|angaben|informationen)(?: (?:verfügbar|vorhanden|bekannt|erfasst))?$/,
  /^(?:daten )?nicht (?:verfügbar|vorhanden|bestimmt|ermittelt|bekannt|geprüft|erfasst)$|^unbekannt$|^k\. ?a\.?$/,
  /^(?:aucune|pas de) (?:données?|informations?)(?: (?:disponibles?|connues?|pertinentes?))*$/,
  /^(?:données? )?non (?:disponible|déterminé|connu|testé|renseigné)e?s?$|^inconnue?s?$/,
  /^ni (?:razpoložljivih )?(?:podatkov|podatka|informacij)(?: na voljo)?$|^podatki niso na voljo$|^ni (?:določeno|znano|na voljo|preskušeno)$|^neznano$/,
  /^nessun(?:a informazione| dato)(?: disponibile)?$|^(?:dati )?non (?:disponibil|determinat|not|testat)[aeio]$|^sconosciut[aeio]$/,
  /^(?:no hay|sin) (?:datos|información)(?: disponibles?)?$|^(?:datos )?no (?:disponible|determinado|determinada|conocido)s?$|^desconocid[ao]s?$/,
  /^brak (?:dostępnych )?(?:danych|informacji)$|^nie (?:określono|oznaczono|badano|ustalono|dostępne)$|^nieznan[aey]$/,
  /^(?:δεν υπάρχουν|μη) (?:διαθέσιμ(?:α|ες) )?(?:δεδομένα|στοιχεία|πληροφορίες)$|^δεν έχει (?:προσδιοριστεί|καθοριστεί)$/,
  /^μη διαθέσιμ(?:ο|η|α|ες)$|^άγνωστ(?:ο|η|α)$/,
];

export function saysNoData(text: string): boolean {
  const words = text.trim().replace(/\.$/, '').toLowerCase();
  return noData.some((pattern) => pattern.test(words));
}
