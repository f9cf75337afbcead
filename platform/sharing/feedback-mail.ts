import { fill, type LanguageCode } from '../languages/languages.ts';
import { mailBrandOf } from './brands.ts';
import { mailHtml, type MailParts, mailText, oneLine, withBrokenLinks } from './mail-body.ts';
import { mailTexts, type Mail } from './share-mail.ts';

export interface Feedback {
  /** Id of the brand. */
  brand: string;
  /** Of the mail and of the sheet in view. */
  lang: LanguageCode;
  page: FeedbackPage;
  /** Public URL of the page. */
  url: string;
  product: { name: string; code: string };
  /** Text of the version in view. */
  version: string;
  /** Cleaned by `cleanMessage`. */
  message: string;
  /** The visitor's mail address; null: none. */
  replyTo: string | null;
  siteUrl: string;
}

/** Writes a visitor's mail to the supplier of a product. The visitor's text is quoted, and nothing in it can be clicked, nor in the visitor's address. */
export function writeFeedbackMail(feedback: Feedback): Mail & { sender: { name: string; email: string } } {
  const { lang, page, url, product, version, message, replyTo } = feedback;
  const texts = feedbackTexts[lang];
  const site = new URL(feedback.siteUrl).host;
  const name = oneLine(product.name);
  const quoted = withBrokenLinks(message);
  const email = replyTo && withBrokenLinks(replyTo);
  const isBroken = quoted !== message || email !== replyTo;
  const intro = fill(texts.intro, { site, page: texts.pages[page] });
  const parts: MailParts = {
    lang,
    subject: fill(texts.subject, { product: name }),
    greeting: mailTexts[lang].greeting,
    message: { heading: texts.message, lines: quoted.split('\n') },
    intro: isBroken ? `${texts.broken} ${intro}` : intro,
    products: [
      { name, version: fill(mailTexts[lang].version, { version: oneLine(version) }), code: oneLine(product.code), url },
    ],
    open: texts.open,
    reason: `${fill(texts.reason, { site })} ${email ? fill(texts.reply, { email }) : texts.noReply}`,
    brand: mailBrandOf(feedback.brand),
  };
  return {
    ...{ subject: parts.subject, html: mailHtml(parts), text: mailText(parts) },
    sender: { name: fill(texts.sender, { site }), email: replyTo ?? '' },
  };
}

/** The pages that a visitor can write about. */
export const feedbackPages = ['pd', 'pi', 'gh', 'th', 'ee', 'mh', 'emergency', 'hazards', 'history'] as const;
type FeedbackPage = (typeof feedbackPages)[number];

interface FeedbackTexts {
  /** Placeholders: product. */
  subject: string;
  /** Name of the sender in the mail's head. Placeholders: site. */
  sender: string;
  message: string;
  /** Why links in the visitor's words are broken; only where there are any. */
  broken: string;
  /** Placeholders: page, site. */
  intro: string;
  open: string;
  /** Placeholders: site. */
  reason: string;
  /** Placeholders: email. */
  reply: string;
  noReply: string;
  pages: Record<FeedbackPage, string>;
}

/** The texts of a visitor's mail to a supplier, in the language of the sheet in view, in which the supplier publishes. */
const feedbackTexts: Record<LanguageCode, FeedbackTexts> = {
  en: {
    subject: 'Something wrong on this page? {product}',
    sender: 'Visitor of {site}',
    message: 'Message from a visitor:',
    broken:
      'For your safety nothing that the visitor wrote can be clicked: [.] stands for a full stop and [:] for a colon. Please check an address before you open it.',
    intro: 'A visitor of {site} has written to you about the page “{page}” of this product:',
    open: 'Open the page',
    reason:
      'You receive this message because your address is in section 1.3 of the safety data sheet of this product on {site}. Nobody has checked who wrote it.',
    reply: 'Your reply goes to {email}, which the visitor has given.',
    noReply: 'The visitor has given no address, so that you cannot reply.',
    pages: {
      pd: 'Product information',
      pi: 'Product detail',
      gh: 'Safety data sheet',
      th: 'Technical data sheet',
      ee: 'Label',
      mh: 'Safety instructions',
      emergency: 'In an emergency',
      hazards: 'Hazards in short',
      history: 'Versions',
    },
  },
  de: {
    subject: 'Stimmt etwas auf dieser Seite nicht? {product}',
    sender: 'Besucher von {site}',
    message: 'Nachricht eines Besuchers:',
    broken:
      'Zu Ihrer Sicherheit lässt sich nichts anklicken, was der Besucher geschrieben hat: [.] steht für einen Punkt und [:] für einen Doppelpunkt. Prüfen Sie eine Adresse bitte, bevor Sie sie öffnen.',
    intro: 'Ein Besucher von {site} hat Ihnen zur Seite „{page}“ dieses Produkts geschrieben:',
    open: 'Seite öffnen',
    reason:
      'Sie erhalten diese Nachricht, weil Ihre Adresse in Abschnitt 1.3 des Sicherheitsdatenblatts dieses Produkts auf {site} steht. Niemand hat geprüft, wer sie geschrieben hat.',
    reply: 'Ihre Antwort geht an {email}; diese Adresse hat der Besucher angegeben.',
    noReply: 'Der Besucher hat keine Adresse angegeben, sodass Sie nicht antworten können.',
    pages: {
      pd: 'Produktinformation',
      pi: 'Produktdetails',
      gh: 'Sicherheitsdatenblatt',
      th: 'Technisches Merkblatt',
      ee: 'Etikett',
      mh: 'Betriebsanweisung',
      emergency: 'Im Notfall',
      hazards: 'Gefahren im Überblick',
      history: 'Versionen',
    },
  },
  fr: {
    subject: 'Une erreur sur cette page ? {product}',
    sender: 'Visiteur de {site}',
    message: 'Message d’un visiteur :',
    broken:
      'Pour votre sécurité, rien de ce que le visiteur a écrit n’est cliquable : [.] remplace un point et [:] un deux-points. Veuillez vérifier une adresse avant de l’ouvrir.',
    intro: 'Un visiteur de {site} vous a écrit au sujet de la page « {page} » de ce produit :',
    open: 'Ouvrir la page',
    reason:
      'Vous recevez ce message parce que votre adresse figure à la rubrique 1.3 de la fiche de données de sécurité de ce produit sur {site}. Personne n’a vérifié qui l’a écrit.',
    reply: 'Votre réponse sera adressée à {email}, l’adresse indiquée par le visiteur.',
    noReply: 'Le visiteur n’a pas indiqué d’adresse ; vous ne pouvez donc pas lui répondre.',
    pages: {
      pd: 'Informations sur le produit',
      pi: 'Détails du produit',
      gh: 'Fiche de données de sécurité',
      th: 'Fiche technique',
      ee: 'Étiquette',
      mh: 'Notice de poste',
      emergency: 'En cas d’urgence',
      hazards: 'Dangers en bref',
      history: 'Versions',
    },
  },
  sl: {
    subject: 'Je na tej strani napaka? {product}',
    sender: 'Obiskovalec strani {site}',
    message: 'Sporočilo obiskovalca:',
    broken:
      'Zaradi vaše varnosti ničesar, kar je napisal obiskovalec, ni mogoče klikniti: [.] pomeni piko, [:] pa dvopičje. Preden naslov odprete, ga prosimo preverite.',
    intro: 'Obiskovalec spletnega mesta {site} vam je pisal o strani »{page}« tega izdelka:',
    open: 'Odpri stran',
    reason:
      'To sporočilo ste prejeli, ker je vaš naslov v oddelku 1.3 varnostnega lista tega izdelka na {site}. Nihče ni preveril, kdo ga je napisal.',
    reply: 'Vaš odgovor bo poslan na {email}; ta naslov je navedel obiskovalec.',
    noReply: 'Obiskovalec ni navedel naslova, zato mu ne morete odgovoriti.',
    pages: {
      pd: 'Informacije o izdelku',
      pi: 'Podatki o izdelku',
      gh: 'Varnostni list',
      th: 'Tehnični list',
      ee: 'Etiketa',
      mh: 'Navodilo za varno delo',
      emergency: 'V nujnem primeru',
      hazards: 'Nevarnosti na kratko',
      history: 'Različice',
    },
  },
  it: {
    subject: 'Qualcosa non va in questa pagina? {product}',
    sender: 'Visitatore di {site}',
    message: 'Messaggio di un visitatore:',
    broken:
      'Per la vostra sicurezza nulla di quanto scritto dal visitatore è cliccabile: [.] sta per un punto e [:] per i due punti. Verificate un indirizzo prima di aprirlo.',
    intro: 'Un visitatore di {site} vi ha scritto a proposito della pagina «{page}» di questo prodotto:',
    open: 'Apri la pagina',
    reason:
      'Ricevete questo messaggio perché il vostro indirizzo è nella sezione 1.3 della scheda di dati di sicurezza di questo prodotto su {site}. Nessuno ha verificato chi lo ha scritto.',
    reply: 'La vostra risposta sarà inviata a {email}, l’indirizzo indicato dal visitatore.',
    noReply: 'Il visitatore non ha indicato alcun indirizzo; non è quindi possibile rispondere.',
    pages: {
      pd: 'Informazioni sul prodotto',
      pi: 'Dettagli del prodotto',
      gh: 'Scheda di dati di sicurezza',
      th: 'Scheda tecnica',
      ee: 'Etichetta',
      mh: 'Istruzione operativa',
      emergency: 'In caso di emergenza',
      hazards: 'Pericoli in breve',
      history: 'Versioni',
    },
  },
  es: {
    subject: '¿Hay algo incorrecto en esta página? {product}',
    sender: 'Visitante de {site}',
    message: 'Mensaje de un visitante:',
    broken:
      'Por su seguridad, nada de lo que ha escrito el visitante se puede pulsar: [.] representa un punto y [:] dos puntos. Compruebe una dirección antes de abrirla.',
    intro: 'Un visitante de {site} le ha escrito sobre la página «{page}» de este producto:',
    open: 'Abrir la página',
    reason:
      'Recibe este mensaje porque su dirección figura en la sección 1.3 de la ficha de datos de seguridad de este producto en {site}. Nadie ha comprobado quién lo ha escrito.',
    reply: 'Su respuesta se enviará a {email}, la dirección que ha indicado el visitante.',
    noReply: 'El visitante no ha indicado ninguna dirección, por lo que no puede responderle.',
    pages: {
      pd: 'Información del producto',
      pi: 'Detalles del producto',
      gh: 'Ficha de datos de seguridad',
      th: 'Ficha técnica',
      ee: 'Etiqueta',
      mh: 'Instrucciones de seguridad',
      emergency: 'En caso de emergencia',
      hazards: 'Peligros en breve',
      history: 'Versiones',
    },
  },
  pl: {
    subject: 'Czy na tej stronie jest błąd? {product}',
    sender: 'Gość strony {site}',
    message: 'Wiadomość od gościa:',
    broken:
      'Dla Państwa bezpieczeństwa w nic, co napisał gość, nie można kliknąć: [.] oznacza kropkę, a [:] dwukropek. Prosimy sprawdzić adres przed jego otwarciem.',
    intro: 'Gość strony {site} napisał do Państwa w sprawie strony „{page}” tego produktu:',
    open: 'Otwórz stronę',
    reason:
      'Otrzymują Państwo tę wiadomość, ponieważ Państwa adres znajduje się w sekcji 1.3 karty charakterystyki tego produktu na {site}. Nikt nie sprawdził, kto ją napisał.',
    reply: 'Państwa odpowiedź zostanie wysłana na adres {email}, który podał gość.',
    noReply: 'Gość nie podał adresu, dlatego nie można mu odpowiedzieć.',
    pages: {
      pd: 'Informacje o produkcie',
      pi: 'Szczegóły produktu',
      gh: 'Karta charakterystyki',
      th: 'Karta techniczna',
      ee: 'Etykieta',
      mh: 'Instrukcja BHP',
      emergency: 'W nagłym przypadku',
      hazards: 'Zagrożenia w skrócie',
      history: 'Wersje',
    },
  },
  el: {
    subject: 'Υπάρχει λάθος σε αυτή τη σελίδα; {product}',
    sender: 'Επισκέπτης του {site}',
    message: 'Μήνυμα επισκέπτη:',
    broken:
      'Για την ασφάλειά σας, τίποτα από όσα έγραψε ο επισκέπτης δεν ανοίγει με κλικ: το [.] σημαίνει τελεία και το [:] άνω και κάτω τελεία. Ελέγξτε μια διεύθυνση προτού την ανοίξετε.',
    intro: 'Ένας επισκέπτης του {site} σας έγραψε για τη σελίδα «{page}» αυτού του προϊόντος:',
    open: 'Άνοιγμα της σελίδας',
    reason:
      'Λαμβάνετε αυτό το μήνυμα επειδή η διεύθυνσή σας βρίσκεται στο τμήμα 1.3 του δελτίου δεδομένων ασφαλείας αυτού του προϊόντος στο {site}. Κανείς δεν έχει ελέγξει ποιος το έγραψε.',
    reply: 'Η απάντησή σας θα σταλεί στη διεύθυνση {email}, που έδωσε ο επισκέπτης.',
    noReply: 'Ο επισκέπτης δεν έδωσε διεύθυνση, επομένως δεν μπορείτε να απαντήσετε.',
    pages: {
      pd: 'Πληροφορίες προϊόντος',
      pi: 'Στοιχεία προϊόντος',
      gh: 'Δελτίο δεδομένων ασφαλείας',
      th: 'Τεχνικό φυλλάδιο',
      ee: 'Ετικέτα',
      mh: 'Οδηγίες ασφαλούς εργασίας',
      emergency: 'Σε επείγουσα ανάγκη',
      hazards: 'Κίνδυνοι με μια ματιά',
      history: 'Εκδόσεις',
    },
  },
};
