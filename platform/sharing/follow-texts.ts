import type { LanguageCode } from '../languages/languages.ts';

interface FollowTexts {
  /** The mail that asks for a confirmation. */
  confirm: {
    /** Placeholders: product. */
    subject: string;
    /** Placeholders: site. */
    intro: string;
    open: string;
    reason: string;
    /** Link to the deletion of the request. */
    stop: string;
  };
  /** The mail about a new version; what it shares with a notice is in notice-mail.ts. */
  version: {
    /** Placeholders: supplier. */
    intro: string;
    sections: string;
    compare: string;
    /** Placeholders: site. */
    reason: string;
    stop: string;
  };
}

/** The texts of the mails to followers of a safety data sheet, in each message language. */
export const followTexts: Record<LanguageCode, FollowTexts> = {
  en: {
    confirm: {
      subject: 'Please confirm: follow the safety data sheet of {product}',
      intro:
        'Your address was entered on {site} to follow the safety data sheet of this product: one message for each new version. Please confirm that you want this. Until then nothing is sent.',
      open: 'Confirm',
      reason:
        'If you did not ask for this, you need not do anything: without a confirmation your address is deleted after two days.',
      stop: 'Delete my address now',
    },
    version: {
      intro: '{supplier} has issued a new version of the safety data sheet that you follow:',
      sections: 'Sections that differ:',
      compare: 'Compare the two versions',
      reason:
        'You receive this message because you follow this product on {site}. Your address is used for nothing else.',
      stop: 'Stop these messages',
    },
  },
  de: {
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
  fr: {
    confirm: {
      subject: 'Veuillez confirmer : suivre la fiche de données de sécurité de {product}',
      intro:
        'Votre adresse a été saisie sur {site} pour suivre la fiche de données de sécurité de ce produit : un message à chaque nouvelle version. Veuillez confirmer que vous le souhaitez. D’ici là, rien n’est envoyé.',
      open: 'Confirmer',
      reason:
        'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire : sans confirmation, votre adresse est supprimée au bout de deux jours.',
      stop: 'Supprimer mon adresse maintenant',
    },
    version: {
      intro: '{supplier} a publié une nouvelle version de la fiche de données de sécurité que vous suivez :',
      sections: 'Rubriques qui diffèrent :',
      compare: 'Comparer les deux versions',
      reason:
        'Vous recevez ce message parce que vous suivez ce produit sur {site}. Votre adresse n’est utilisée pour rien d’autre.',
      stop: 'Ne plus recevoir ces messages',
    },
  },
  sl: {
    confirm: {
      subject: 'Potrdite, prosimo: spremljanje varnostnega lista izdelka {product}',
      intro:
        'Vaš naslov je bil vnesen na spletnem mestu {site} za spremljanje varnostnega lista tega izdelka: eno sporočilo ob vsaki novi različici. Potrdite, prosimo, da to želite. Do takrat se ne pošlje nič.',
      open: 'Potrdi',
      reason:
        'Če tega niste zahtevali vi, vam ni treba storiti ničesar: brez potrditve se vaš naslov po dveh dneh izbriše.',
      stop: 'Izbriši moj naslov zdaj',
    },
    version: {
      intro: 'Podjetje {supplier} je izdalo novo različico varnostnega lista, ki ga spremljate:',
      sections: 'Oddelki, ki se razlikujejo:',
      compare: 'Primerjaj različici',
      reason:
        'To sporočilo ste prejeli, ker na spletnem mestu {site} spremljate ta izdelek. Vaš naslov se ne uporablja za nič drugega.',
      stop: 'Ne pošiljaj več teh sporočil',
    },
  },
  it: {
    confirm: {
      subject: 'Confermi per favore: seguire la scheda di dati di sicurezza di {product}',
      intro:
        'Il Suo indirizzo è stato inserito su {site} per seguire la scheda di dati di sicurezza di questo prodotto: un messaggio per ogni nuova versione. Confermi per favore che lo desidera. Fino ad allora non viene inviato nulla.',
      open: 'Confermare',
      reason:
        'Se non l’ha richiesto, non deve fare nulla: senza conferma il Suo indirizzo viene cancellato dopo due giorni.',
      stop: 'Cancellare subito il mio indirizzo',
    },
    version: {
      intro: '{supplier} ha pubblicato una nuova versione della scheda di dati di sicurezza che segue:',
      sections: 'Sezioni che differiscono:',
      compare: 'Confrontare le due versioni',
      reason:
        'Riceve questo messaggio perché segue questo prodotto su {site}. Il Suo indirizzo non viene usato per altro.',
      stop: 'Non ricevere più questi messaggi',
    },
  },
  es: {
    confirm: {
      subject: 'Confirme, por favor: seguir la ficha de datos de seguridad de {product}',
      intro:
        'Su dirección se introdujo en {site} para seguir la ficha de datos de seguridad de este producto: un mensaje con cada nueva versión. Confirme, por favor, que lo desea. Hasta entonces no se envía nada.',
      open: 'Confirmar',
      reason:
        'Si no lo ha solicitado, no tiene que hacer nada: sin confirmación, su dirección se elimina al cabo de dos días.',
      stop: 'Eliminar mi dirección ahora',
    },
    version: {
      intro: '{supplier} ha publicado una nueva versión de la ficha de datos de seguridad que usted sigue:',
      sections: 'Secciones que difieren:',
      compare: 'Comparar las dos versiones',
      reason: 'Recibe este mensaje porque sigue este producto en {site}. Su dirección no se utiliza para nada más.',
      stop: 'No recibir más estos mensajes',
    },
  },
  pl: {
    confirm: {
      subject: 'Prosimy o potwierdzenie: obserwowanie karty charakterystyki {product}',
      intro:
        'Państwa adres wpisano w serwisie {site}, aby obserwować kartę charakterystyki tego produktu: jedna wiadomość o każdej nowej wersji. Prosimy o potwierdzenie, że Państwo tego chcą. Do tego czasu nic nie jest wysyłane.',
      open: 'Potwierdź',
      reason:
        'Jeśli to nie Państwo o to prosili, nie trzeba nic robić: bez potwierdzenia adres zostanie usunięty po dwóch dniach.',
      stop: 'Usuń mój adres teraz',
    },
    version: {
      intro: 'Firma {supplier} wydała nową wersję obserwowanej przez Państwa karty charakterystyki:',
      sections: 'Sekcje, które się różnią:',
      compare: 'Porównaj obie wersje',
      reason:
        'Otrzymują Państwo tę wiadomość, ponieważ obserwują Państwo ten produkt w serwisie {site}. Adres nie jest używany do niczego innego.',
      stop: 'Nie wysyłaj więcej tych wiadomości',
    },
  },
  el: {
    confirm: {
      subject: 'Παρακαλούμε επιβεβαιώστε: παρακολούθηση του δελτίου δεδομένων ασφαλείας {product}',
      intro:
        'Η διεύθυνσή σας καταχωρίστηκε στον ιστότοπο {site} για την παρακολούθηση του δελτίου δεδομένων ασφαλείας αυτού του προϊόντος: ένα μήνυμα για κάθε νέα έκδοση. Παρακαλούμε επιβεβαιώστε ότι το θέλετε. Μέχρι τότε δεν αποστέλλεται τίποτα.',
      open: 'Επιβεβαίωση',
      reason:
        'Αν δεν το ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα: χωρίς επιβεβαίωση η διεύθυνσή σας διαγράφεται μετά από δύο ημέρες.',
      stop: 'Διαγραφή της διεύθυνσής μου τώρα',
    },
    version: {
      intro: 'Η {supplier} εξέδωσε νέα έκδοση του δελτίου δεδομένων ασφαλείας που παρακολουθείτε:',
      sections: 'Τμήματα που διαφέρουν:',
      compare: 'Σύγκριση των δύο εκδόσεων',
      reason:
        'Λαμβάνετε αυτό το μήνυμα επειδή παρακολουθείτε αυτό το προϊόν στον ιστότοπο {site}. Η διεύθυνσή σας δεν χρησιμοποιείται για τίποτα άλλο.',
      stop: 'Διακοπή αυτών των μηνυμάτων',
    },
  },
};
