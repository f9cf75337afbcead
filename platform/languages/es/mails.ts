import type { MailTexts } from '../en/mails.ts';

export const mailsEs: MailTexts = {
  share: {
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
  notice: {
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
  follow: {
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
  feedback: {
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
};
