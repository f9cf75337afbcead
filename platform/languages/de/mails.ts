import type { MailTexts } from '../en/mails.ts';

export const mailsDe: MailTexts = {
  share: {
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
  notice: {
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
  follow: {
    confirm: {
      subject: 'Bitte bestätigen: dem Sicherheitsdatenblatt von {product} folgen',
      intro:
        'Ihre Adresse wurde auf {site} eingetragen, um dem Sicherheitsdatenblatt dieses Produkts zu folgen: eine Nachricht zu jeder neuen Version. Bitte bestätigen Sie, dass Sie das möchten. Bis dahin wird nichts gesendet.',
      open: 'Bestätigen',
      reason:
        'Wenn Sie das nicht veranlasst haben, müssen Sie nichts tun: Ohne Bestätigung wird Ihre Adresse nach zwei Tagen gelöscht.',
      stop: 'Meine Adresse jetzt löschen',
    },
    version: {
      intro: '{supplier} hat eine neue Version des Sicherheitsdatenblatts herausgegeben, dem Sie folgen:',
      sections: 'Abschnitte mit Unterschieden:',
      compare: 'Die beiden Versionen vergleichen',
      reason:
        'Sie erhalten diese Nachricht, weil Sie diesem Produkt auf {site} folgen. Ihre Adresse wird für nichts anderes verwendet.',
      stop: 'Keine Nachrichten mehr senden',
    },
  },
  feedback: {
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
};
