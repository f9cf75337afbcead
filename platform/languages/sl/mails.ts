import type { MailTexts } from '../en/mails.ts';

export const mailsSl: MailTexts = {
  share: {
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
  notice: {
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
  follow: {
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
  feedback: {
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
};
