import type { MailTexts } from '../en/mails.ts';

export const mailsPl: MailTexts = {
  share: {
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
  notice: {
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
  follow: {
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
  feedback: {
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
};
