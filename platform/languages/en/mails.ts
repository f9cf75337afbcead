/** The texts of mails. Placeholders are in braces: product, site, supplier, sender, email, version, date, count, page. */
export interface MailTexts {
  /** A share by a user. `ui`: the mail links to the product page; `sds`: to the safety data sheet. */
  share: Record<'ui' | 'sds', ShareTexts> & {
    greeting: string;
    /** Heading of the personal message. Placeholders: sender. */
    message: string;
    /** Placeholders: version. */
    version: string;
    /** Placeholders: sender, email, site. */
    reason: string;
  };
  /** A notice about new versions of safety data sheets; greeting and button are those of a share. */
  notice: {
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
  };
  /** The mails to followers of a safety data sheet. */
  follow: {
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
    /** The mail about a new version; the rest is that of a notice. */
    version: {
      /** Placeholders: supplier. */
      intro: string;
      sections: string;
      compare: string;
      /** Placeholders: site. */
      reason: string;
      stop: string;
    };
  };
  /** A visitor's mail to a supplier, in the language of the sheet in view, in which the supplier publishes. */
  feedback: {
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
    pages: Record<'pd' | 'pi' | 'gh' | 'th' | 'ee' | 'mh' | 'emergency' | 'hazards' | 'history', string>;
  };
}

interface ShareTexts {
  /** Placeholders: product. */
  subject: string;
  /** For several products. Placeholders: product, the first one; count, the number of others. */
  subjectOfSeveral: string;
  /** Placeholders: sender. */
  intro: string;
  introOfSeveral: string;
  open: string;
}

export const mailsEn: MailTexts = {
  share: {
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
  notice: {
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
  follow: {
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
  feedback: {
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
};
