import { longDate } from '../documents/blocks/typography.ts';
import { fill, inLanguage, type LanguageCode } from '../languages/languages.ts';
import { phrasesFor } from '../languages/phrases.ts';
import type { Notice, NotifiedProduct } from './former-recipients.ts';
import { mailBrandOf, siteOfBrand } from './brands.ts';
import { mailHtml, mailText, oneLine } from './mail-body.ts';
import { mailTexts, type Mail } from './share-mail.ts';

/**
 * Renders the mail about new versions of safety data sheets. Its sender is the supplier, not the user who shared the product: replies
 * go to the person responsible for the SDS (REACH Annex II 1.3). There is no unsubscribe link, since the law requires the notice.
 */
export function writeNoticeMail(notice: Notice, mainUrl: string): Mail {
  const brand = mailBrandOf(notice.brand);
  const siteUrl = siteOfBrand(brand, mainUrl);
  const { messageLanguage: lang, supplier } = notice;
  const texts = noticeTexts[lang];
  const { greeting, sds } = mailTexts[lang];
  const products = notice.products.map((notified) => ({
    name: oneLine(inLanguage(notified.product.names, lang) ?? notified.product.code),
    version: fill(texts.version, {
      version: oneLine(notified.version.text),
      date: longDate(notified.version.created, phrasesFor(lang).locale),
    }),
    code: oneLine(notified.product.code),
    url: sdsLink(notice, notified, siteUrl),
    changes: changesSince(notified, notice),
  }));
  const [first] = products;
  if (!first) throw new RangeError('A notice has at least one product');
  const several = products.length > 1;
  const parts = {
    lang,
    subject: fill(several ? texts.subjectOfSeveral : texts.subject, {
      product: first.name,
      count: String(products.length - 1),
    }),
    greeting,
    intro: fill(several ? texts.introOfSeveral : texts.intro, { supplier: oneLine(supplier.name) }),
    products,
    open: sds.open,
    reason: fill(texts.reason, { site: new URL(siteUrl).host, email: supplier.email }),
    brand,
  };
  return { subject: parts.subject, html: mailHtml(parts), text: mailText(parts) };
}

/** The changes of each version after the one that the recipient has, the oldest first; undefined: none recorded. */
function changesSince({ product, version, had }: NotifiedProduct, { messageLanguage: lang }: Notice) {
  if (!had) return undefined;
  const lines = product.versions
    .filter(({ number, listed }) => listed && number > had.number && number <= version.number)
    .sort((a, b) => a.number - b.number)
    .flatMap(({ changes }) => changes.map((change) => oneLine(inLanguage(change, lang) ?? '')))
    .filter(Boolean);
  if (lines.length === 0) return undefined;
  return { heading: fill(noticeTexts[lang].changes, { version: oneLine(had.text) }), lines };
}

/** The permanent page of the SDS (the contract, 3.12), in a language in which it is valid now. */
function sdsLink(
  { messageLanguage, documentLanguage }: Notice,
  { product: { id, validLangs } }: NotifiedProduct,
  site: string,
) {
  const lang = validLangs.find((valid) => valid === documentLanguage) ?? validLangs[0] ?? 1;
  return `${site}/p/${id}/${messageLanguage}/gh/${lang}`;
}

interface NoticeTexts {
  /** Placeholders: product. */
  subject: string;
  /** For several products. Placeholders: product, the first one; count, the number of others. */
  subjectOfSeveral: string;
  /** Placeholders: supplier. */
  intro: string;
  introOfSeveral: string;
  /** The date has the prefix that REACH Art. 31(9) requires. Placeholders: version, date. */
  version: string;
  /** Placeholders: version, the one that the recipient has. */
  changes: string;
  /** Placeholders: site, email. */
  reason: string;
}

/** The texts of a notice about a new SDS version in each message language; greeting and button are those of a share. */
export const noticeTexts: Record<LanguageCode, NoticeTexts> = {
  en: {
    subject: 'New version of the safety data sheet: {product}',
    subjectOfSeveral: 'New versions of safety data sheets: {product} (+{count})',
    intro: '{supplier} has revised the safety data sheet of this product. Please use the new version from now on:',
    introOfSeveral:
      '{supplier} has revised the safety data sheets of these products. Please use the new versions from now on:',
    version: 'Version {version} · Revision: {date}',
    changes: 'What has changed since version {version}:',
    reason:
      'You receive this message because product information was sent to you from {site}. Suppliers must send a revised safety data sheet to everyone whom they supplied with the product in the last 12 months (Article 31(9) of Regulation (EC) No 1907/2006, REACH). Your reply goes to {email}.',
  },
  de: {
    subject: 'Neue Version des Sicherheitsdatenblatts: {product}',
    subjectOfSeveral: 'Neue Versionen von Sicherheitsdatenblättern: {product} (+{count})',
    intro:
      '{supplier} hat das Sicherheitsdatenblatt dieses Produkts überarbeitet. Bitte verwenden Sie ab jetzt die neue Version:',
    introOfSeveral:
      '{supplier} hat die Sicherheitsdatenblätter dieser Produkte überarbeitet. Bitte verwenden Sie ab jetzt die neuen Versionen:',
    version: 'Version {version} · Überarbeitet am {date}',
    changes: 'Was sich seit Version {version} geändert hat:',
    reason:
      'Sie erhalten diese Nachricht, weil Ihnen über {site} Produktinformationen gesendet wurden. Lieferanten müssen ein überarbeitetes Sicherheitsdatenblatt allen zur Verfügung stellen, denen sie das Produkt in den letzten 12 Monaten geliefert haben (Artikel 31 Absatz 9 der Verordnung (EG) Nr. 1907/2006, REACH). Ihre Antwort geht an {email}.',
  },
  fr: {
    subject: 'Nouvelle version de la fiche de données de sécurité : {product}',
    subjectOfSeveral: 'Nouvelles versions de fiches de données de sécurité : {product} (+{count})',
    intro:
      '{supplier} a révisé la fiche de données de sécurité de ce produit. Veuillez utiliser désormais la nouvelle version :',
    introOfSeveral:
      '{supplier} a révisé les fiches de données de sécurité de ces produits. Veuillez utiliser désormais les nouvelles versions :',
    version: 'Version {version} · Révision : {date}',
    changes: 'Ce qui a changé depuis la version {version} :',
    reason:
      'Vous recevez ce message parce que des informations sur le produit vous ont été envoyées depuis {site}. Les fournisseurs doivent transmettre une fiche de données de sécurité révisée à tous ceux à qui ils ont fourni le produit au cours des 12 derniers mois (article 31, paragraphe 9, du règlement (CE) n° 1907/2006, REACH). Votre réponse sera adressée à {email}.',
  },
  sl: {
    subject: 'Nova različica varnostnega lista: {product}',
    subjectOfSeveral: 'Nove različice varnostnih listov: {product} (+{count})',
    intro: 'Podjetje {supplier} je spremenilo varnostni list tega izdelka. Odslej uporabljajte novo različico:',
    introOfSeveral:
      'Podjetje {supplier} je spremenilo varnostne liste teh izdelkov. Odslej uporabljajte nove različice:',
    version: 'Različica {version} · Sprememba: {date}',
    changes: 'Kaj se je spremenilo od različice {version}:',
    reason:
      'To sporočilo ste prejeli, ker so vam bile s spletnega mesta {site} poslane informacije o izdelku. Dobavitelji morajo spremenjeni varnostni list poslati vsem, ki so jim izdelek dobavili v zadnjih 12 mesecih (člen 31(9) Uredbe (ES) št. 1907/2006, REACH). Odgovor bo poslan na {email}.',
  },
  it: {
    subject: 'Nuova versione della scheda di dati di sicurezza: {product}',
    subjectOfSeveral: 'Nuove versioni di schede di dati di sicurezza: {product} (+{count})',
    intro:
      '{supplier} ha aggiornato la scheda di dati di sicurezza di questo prodotto. La preghiamo di utilizzare d’ora in poi la nuova versione:',
    introOfSeveral:
      '{supplier} ha aggiornato le schede di dati di sicurezza di questi prodotti. La preghiamo di utilizzare d’ora in poi le nuove versioni:',
    version: 'Versione {version} · Revisione: {date}',
    changes: 'Che cosa è cambiato rispetto alla versione {version}:',
    reason:
      'Riceve questo messaggio perché da {site} Le sono state inviate informazioni sul prodotto. I fornitori devono trasmettere la scheda di dati di sicurezza aggiornata a tutti coloro ai quali hanno fornito il prodotto negli ultimi 12 mesi (articolo 31, paragrafo 9, del regolamento (CE) n. 1907/2006, REACH). La Sua risposta sarà inviata a {email}.',
  },
  es: {
    subject: 'Nueva versión de la ficha de datos de seguridad: {product}',
    subjectOfSeveral: 'Nuevas versiones de fichas de datos de seguridad: {product} (+{count})',
    intro:
      '{supplier} ha revisado la ficha de datos de seguridad de este producto. Utilice a partir de ahora la nueva versión:',
    introOfSeveral:
      '{supplier} ha revisado las fichas de datos de seguridad de estos productos. Utilice a partir de ahora las nuevas versiones:',
    version: 'Versión {version} · Revisión: {date}',
    changes: 'Qué ha cambiado desde la versión {version}:',
    reason:
      'Recibe este mensaje porque se le envió información del producto desde {site}. Los proveedores deben facilitar la ficha de datos de seguridad revisada a todos aquellos a quienes hayan suministrado el producto en los últimos 12 meses (artículo 31, apartado 9, del Reglamento (CE) n.º 1907/2006, REACH). Su respuesta se enviará a {email}.',
  },
  pl: {
    subject: 'Nowa wersja karty charakterystyki: {product}',
    subjectOfSeveral: 'Nowe wersje kart charakterystyki: {product} (+{count})',
    intro:
      'Firma {supplier} zaktualizowała kartę charakterystyki tego produktu. Od teraz prosimy korzystać z nowej wersji:',
    introOfSeveral:
      'Firma {supplier} zaktualizowała karty charakterystyki tych produktów. Od teraz prosimy korzystać z nowych wersji:',
    version: 'Wersja {version} · Aktualizacja: {date}',
    changes: 'Zmiany w stosunku do wersji {version}:',
    reason:
      'Otrzymują Państwo tę wiadomość, ponieważ z serwisu {site} przesłano Państwu informacje o produkcie. Dostawcy mają obowiązek przekazać zaktualizowaną kartę charakterystyki wszystkim, którym dostarczyli produkt w ciągu ostatnich 12 miesięcy (art. 31 ust. 9 rozporządzenia (WE) nr 1907/2006, REACH). Odpowiedź trafi na adres {email}.',
  },
  el: {
    subject: 'Νέα έκδοση του δελτίου δεδομένων ασφαλείας: {product}',
    subjectOfSeveral: 'Νέες εκδόσεις δελτίων δεδομένων ασφαλείας: {product} (+{count})',
    intro:
      'Η εταιρεία {supplier} αναθεώρησε το δελτίο δεδομένων ασφαλείας αυτού του προϊόντος. Παρακαλούμε να χρησιμοποιείτε στο εξής τη νέα έκδοση:',
    introOfSeveral:
      'Η εταιρεία {supplier} αναθεώρησε τα δελτία δεδομένων ασφαλείας αυτών των προϊόντων. Παρακαλούμε να χρησιμοποιείτε στο εξής τις νέες εκδόσεις:',
    version: 'Έκδοση {version} · Αναθεώρηση: {date}',
    changes: 'Τι άλλαξε από την έκδοση {version}:',
    reason:
      'Λαμβάνετε αυτό το μήνυμα επειδή σας στάλθηκαν πληροφορίες προϊόντος από τον ιστότοπο {site}. Οι προμηθευτές οφείλουν να παρέχουν το αναθεωρημένο δελτίο δεδομένων ασφαλείας σε όλους όσους προμήθευσαν με το προϊόν τους τελευταίους 12 μήνες (άρθρο 31 παράγραφος 9 του κανονισμού (ΕΚ) αριθ. 1907/2006, REACH). Η απάντησή σας θα σταλεί στη διεύθυνση {email}.',
  },
};
