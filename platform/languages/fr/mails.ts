import type { MailTexts } from '../en/mails.ts';

export const mailsFr: MailTexts = {
  share: {
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
  notice: {
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
  follow: {
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
  feedback: {
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
};
