import type { MailTexts } from '../en/mails.ts';

export const mailsIt: MailTexts = {
  share: {
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
  notice: {
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
  follow: {
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
  feedback: {
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
};
