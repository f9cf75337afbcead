import { fill, inLanguage, type LanguageCode } from '../languages/languages.ts';
import type { Company, SenderLogo } from '../store/accounts/users.ts';
import type { ListedProduct } from '../store/lists/listed-products.ts';
import { mailBrandOf, siteOfBrand } from './brands.ts';
import { contentId, mailHtml, mailText, oneLine, shownSize } from './mail-body.ts';

export interface ShareRequest {
  /** Id of the brand. */
  brand: string;
  sender: { name: string; email: string; company: Company | null };
  target: Target;
  messageLanguage: LanguageCode;
  /** Personal message, cleaned by `cleanMessage`. */
  message: string | null;
  /** null: the first valid language of each product. */
  documentLanguage: number | null;
  /** At least one. */
  products: ListedProduct[];
  siteUrl: string;
}

export interface Mail {
  subject: string;
  html: string;
  text: string;
}

export interface ShareMail extends Mail {
  /** Attached to each mail; the HTML refers to it by its Content-ID. */
  logo: SenderLogo | null;
}

/** Renders the mail of a share, which is the same for all recipients. */
export function writeShareMail(shareRequest: ShareRequest): ShareMail {
  const { sender, messageLanguage: lang, target } = shareRequest;
  const brand = mailBrandOf(shareRequest.brand);
  const siteUrl = siteOfBrand(brand, shareRequest.siteUrl);
  const company = sender.company && { ...sender.company, name: oneLine(sender.company.name) };
  const logo = company?.logo ?? null;
  const senderOfCompany = company ? `${sender.name} (${company.name})` : sender.name;
  const texts = mailTexts[lang];
  const products = shareRequest.products.map((product) => ({
    name: oneLine(inLanguage(product.names, lang) ?? product.code),
    version: product.version && fill(texts.version, { version: oneLine(product.version.text) }),
    code: oneLine(product.code),
    url: shareLink({ ...shareRequest, siteUrl }, product),
  }));
  const [first] = products;
  if (!first) throw new RangeError('A share has at least one product');
  const several = products.length > 1;
  const { subject, subjectOfSeveral, intro, introOfSeveral, open } = texts[target];
  const count = String(products.length - 1);
  const parts = {
    lang,
    subject: fill(several ? subjectOfSeveral : subject, { product: first.name, count }),
    logo: company && logo ? { src: `cid:${contentId(logo)}`, alt: company.name, ...shownSize(logo) } : undefined,
    greeting: texts.greeting,
    message: shareRequest.message
      ? { heading: fill(texts.message, { sender: senderOfCompany }), lines: shareRequest.message.split('\n') }
      : undefined,
    intro: fill(several ? introOfSeveral : intro, { sender: shareRequest.message ? sender.name : senderOfCompany }),
    products,
    open,
    reason: fill(texts.reason, { sender: sender.name, email: sender.email, site: new URL(siteUrl).host }),
    brand,
  };
  return { subject: parts.subject, html: mailHtml(parts), text: mailText(parts), logo };
}

/** The link of a product in the mail (docs/platform-api.md, 3.12). */
function shareLink(
  { siteUrl, target, messageLanguage, documentLanguage }: ShareRequest,
  product: ListedProduct,
): string {
  const lang = documentLanguage ?? product.validLangs[0] ?? 1;
  return `${siteUrl}/p/${product.id}/${messageLanguage}/${target === 'sds' ? 'gh' : 'pd'}/${lang}`;
}

/** `ui`: the mail links to the product page; `sds`: to the safety data sheet. */
type Target = 'ui' | 'sds';

interface TargetTexts {
  /** Placeholders: product. */
  subject: string;
  /** For several products. Placeholders: product, the first one; count, the number of others. */
  subjectOfSeveral: string;
  /** Placeholders: sender. */
  intro: string;
  introOfSeveral: string;
  open: string;
}

interface MailTexts extends Record<Target, TargetTexts> {
  greeting: string;
  /** Heading of the personal message. Placeholders: sender. */
  message: string;
  /** Placeholders: version. */
  version: string;
  /** Placeholders: sender, email, site. */
  reason: string;
}

/** The texts of a share's mail in each message language. */
export const mailTexts: Record<LanguageCode, MailTexts> = {
  en: {
    greeting: 'Hello,',
    message: 'Message from {sender}:',
    ui: {
      subject: 'Product information: {product}',
      subjectOfSeveral: 'Product information: {product} (+{count})',
      intro: '{sender} has sent you information on this product:',
      introOfSeveral: '{sender} has sent you information on these products:',
      open: 'Open the product page',
    },
    sds: {
      subject: 'Safety data sheet: {product}',
      subjectOfSeveral: 'Safety data sheets: {product} (+{count})',
      intro: '{sender} has sent you the safety data sheet of this product:',
      introOfSeveral: '{sender} has sent you the safety data sheets of these products:',
      open: 'Open the safety data sheet',
    },
    version: 'Version {version}',
    reason: '{sender} ({email}) entered your address on {site} for this one message. Your reply goes to {email}.',
  },
  de: {
    greeting: 'Guten Tag,',
    message: 'Nachricht von {sender}:',
    ui: {
      subject: 'Produktinformation: {product}',
      subjectOfSeveral: 'Produktinformationen: {product} (+{count})',
      intro: '{sender} hat Ihnen Informationen zu diesem Produkt gesendet:',
      introOfSeveral: '{sender} hat Ihnen Informationen zu diesen Produkten gesendet:',
      open: 'Produktseite öffnen',
    },
    sds: {
      subject: 'Sicherheitsdatenblatt: {product}',
      subjectOfSeveral: 'Sicherheitsdatenblätter: {product} (+{count})',
      intro: '{sender} hat Ihnen das Sicherheitsdatenblatt dieses Produkts gesendet:',
      introOfSeveral: '{sender} hat Ihnen die Sicherheitsdatenblätter dieser Produkte gesendet:',
      open: 'Sicherheitsdatenblatt öffnen',
    },
    version: 'Version {version}',
    reason:
      '{sender} ({email}) hat Ihre Adresse auf {site} für diese eine Nachricht eingegeben. Ihre Antwort geht an {email}.',
  },
  fr: {
    greeting: 'Bonjour,',
    message: 'Message de {sender} :',
    ui: {
      subject: 'Informations sur le produit : {product}',
      subjectOfSeveral: 'Informations sur les produits : {product} (+{count})',
      intro: '{sender} vous a envoyé des informations sur ce produit :',
      introOfSeveral: '{sender} vous a envoyé des informations sur ces produits :',
      open: 'Ouvrir la page du produit',
    },
    sds: {
      subject: 'Fiche de données de sécurité : {product}',
      subjectOfSeveral: 'Fiches de données de sécurité : {product} (+{count})',
      intro: '{sender} vous a envoyé la fiche de données de sécurité de ce produit :',
      introOfSeveral: '{sender} vous a envoyé les fiches de données de sécurité de ces produits :',
      open: 'Ouvrir la fiche de données de sécurité',
    },
    version: 'Version {version}',
    reason:
      '{sender} ({email}) a saisi votre adresse sur {site} pour ce seul message. Votre réponse sera adressée à {email}.',
  },
  sl: {
    greeting: 'Pozdravljeni,',
    message: 'Sporočilo uporabnika {sender}:',
    ui: {
      subject: 'Informacije o izdelku: {product}',
      subjectOfSeveral: 'Informacije o izdelkih: {product} (+{count})',
      intro: 'Uporabnik {sender} vam pošilja informacije o tem izdelku:',
      introOfSeveral: 'Uporabnik {sender} vam pošilja informacije o teh izdelkih:',
      open: 'Odpri stran izdelka',
    },
    sds: {
      subject: 'Varnostni list: {product}',
      subjectOfSeveral: 'Varnostni listi: {product} (+{count})',
      intro: 'Uporabnik {sender} vam pošilja varnostni list tega izdelka:',
      introOfSeveral: 'Uporabnik {sender} vam pošilja varnostne liste teh izdelkov:',
      open: 'Odpri varnostni list',
    },
    version: 'Različica {version}',
    reason:
      'Uporabnik {sender} ({email}) je na spletnem mestu {site} vnesel vaš naslov samo za to sporočilo. Odgovor bo poslan na {email}.',
  },
  it: {
    greeting: 'Buongiorno,',
    message: 'Messaggio di {sender}:',
    ui: {
      subject: 'Informazioni sul prodotto: {product}',
      subjectOfSeveral: 'Informazioni sui prodotti: {product} (+{count})',
      intro: '{sender} Le ha inviato informazioni su questo prodotto:',
      introOfSeveral: '{sender} Le ha inviato informazioni su questi prodotti:',
      open: 'Apri la pagina del prodotto',
    },
    sds: {
      subject: 'Scheda di dati di sicurezza: {product}',
      subjectOfSeveral: 'Schede di dati di sicurezza: {product} (+{count})',
      intro: '{sender} Le ha inviato la scheda di dati di sicurezza di questo prodotto:',
      introOfSeveral: '{sender} Le ha inviato le schede di dati di sicurezza di questi prodotti:',
      open: 'Apri la scheda di dati di sicurezza',
    },
    version: 'Versione {version}',
    reason:
      '{sender} ({email}) ha inserito il Suo indirizzo su {site} solo per questo messaggio. La Sua risposta sarà inviata a {email}.',
  },
  es: {
    greeting: 'Buenos días:',
    message: 'Mensaje de {sender}:',
    ui: {
      subject: 'Información del producto: {product}',
      subjectOfSeveral: 'Información de los productos: {product} (+{count})',
      intro: '{sender} le ha enviado información sobre este producto:',
      introOfSeveral: '{sender} le ha enviado información sobre estos productos:',
      open: 'Abrir la página del producto',
    },
    sds: {
      subject: 'Ficha de datos de seguridad: {product}',
      subjectOfSeveral: 'Fichas de datos de seguridad: {product} (+{count})',
      intro: '{sender} le ha enviado la ficha de datos de seguridad de este producto:',
      introOfSeveral: '{sender} le ha enviado las fichas de datos de seguridad de estos productos:',
      open: 'Abrir la ficha de datos de seguridad',
    },
    version: 'Versión {version}',
    reason:
      '{sender} ({email}) ha introducido su dirección en {site} solo para este mensaje. Su respuesta se enviará a {email}.',
  },
  pl: {
    greeting: 'Dzień dobry,',
    message: 'Wiadomość od użytkownika {sender}:',
    ui: {
      subject: 'Informacje o produkcie: {product}',
      subjectOfSeveral: 'Informacje o produktach: {product} (+{count})',
      intro: 'Użytkownik {sender} przesyła Państwu informacje o tym produkcie:',
      introOfSeveral: 'Użytkownik {sender} przesyła Państwu informacje o tych produktach:',
      open: 'Otwórz stronę produktu',
    },
    sds: {
      subject: 'Karta charakterystyki: {product}',
      subjectOfSeveral: 'Karty charakterystyki: {product} (+{count})',
      intro: 'Użytkownik {sender} przesyła Państwu kartę charakterystyki tego produktu:',
      introOfSeveral: 'Użytkownik {sender} przesyła Państwu karty charakterystyki tych produktów:',
      open: 'Otwórz kartę charakterystyki',
    },
    version: 'Wersja {version}',
    reason:
      'Użytkownik {sender} ({email}) podał Państwa adres w serwisie {site} wyłącznie na potrzeby tej wiadomości. Odpowiedź trafi na adres {email}.',
  },
  el: {
    greeting: 'Γεια σας,',
    message: 'Μήνυμα από τον χρήστη {sender}:',
    ui: {
      subject: 'Πληροφορίες προϊόντος: {product}',
      subjectOfSeveral: 'Πληροφορίες προϊόντων: {product} (+{count})',
      intro: 'Ο χρήστης {sender} σας έστειλε πληροφορίες για αυτό το προϊόν:',
      introOfSeveral: 'Ο χρήστης {sender} σας έστειλε πληροφορίες για αυτά τα προϊόντα:',
      open: 'Άνοιγμα της σελίδας του προϊόντος',
    },
    sds: {
      subject: 'Δελτίο δεδομένων ασφαλείας: {product}',
      subjectOfSeveral: 'Δελτία δεδομένων ασφαλείας: {product} (+{count})',
      intro: 'Ο χρήστης {sender} σας έστειλε το δελτίο δεδομένων ασφαλείας αυτού του προϊόντος:',
      introOfSeveral: 'Ο χρήστης {sender} σας έστειλε τα δελτία δεδομένων ασφαλείας αυτών των προϊόντων:',
      open: 'Άνοιγμα του δελτίου δεδομένων ασφαλείας',
    },
    version: 'Έκδοση {version}',
    reason:
      'Ο χρήστης {sender} ({email}) καταχώρισε τη διεύθυνσή σας στον ιστότοπο {site} μόνο για αυτό το μήνυμα. Η απάντησή σας θα σταλεί στη διεύθυνση {email}.',
  },
};
