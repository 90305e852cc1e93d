import type { GatewayTexts } from './gateway-texts';

export const ES: GatewayTexts = {
  messages: {
    'holiday-hours':     { title: 'Horario de negociación en los próximos festivos', body: 'Los índices y las acciones cierran antes dos días. El horario de cada símbolo figura en su especificación, en la plataforma.' },
    'crypto-leverage':   { title: 'Apalancamiento en pares cripto durante el fin de semana', body: 'Desde el viernes a las 20:00 hasta el domingo a las 22:00 UTC, las nuevas posiciones en pares cripto tienen un apalancamiento máximo de 1:2.' },
    'password-changed':  { title: 'Se ha cambiado su contraseña', body: 'Se han cerrado todas las demás sesiones. Si no ha sido usted, solicite un enlace de contraseña y contacte con el servicio de asistencia.' },
    'address-rejected':  { title: 'Su justificante de domicilio ha sido rechazado', body: 'El documento tiene más de 6 meses. Envíe uno más reciente que muestre su nombre y su dirección.' },
    'identity-runs-out': { title: 'Su documento de identidad está a punto de caducar', body: 'Solo es válido unos días más. Envíe el nuevo a tiempo para poder seguir retirando fondos.' },
    'two-networks':      { title: 'Direcciones de retiro en dos redes más', body: 'Ya puede fijar una en Tron o en Polygon. Compruebe la red antes de hacerlo.' },
    'change-approved':   { title: 'Su cambio ha sido aprobado', body: 'Ya figura en su perfil.' },
    'change-refused':    { title: 'Su cambio no ha sido aprobado', body: 'Su perfil sigue como estaba. Envíe documentos que acrediten los nuevos datos o contacte con el servicio de asistencia.' },
  },
  alerts: {
    'new-device': { title: 'Inicio de sesión desde un dispositivo nuevo', body: 'Alguien ha iniciado sesión en el portal con su acceso desde un dispositivo que no se había usado antes. Si no ha sido usted, cierre esa sesión y cambie su contraseña de inmediato.' },
    'second-factor-on': { title: 'Se ha activado el segundo factor', body: 'A partir de ahora, para iniciar sesión hace falta un código de su aplicación de autenticación. Si no ha sido usted, contacte de inmediato con el servicio de asistencia.' },
    'second-factor-off': { title: 'Se ha desactivado el segundo factor', body: 'A partir de ahora basta su contraseña para iniciar sesión. Si no ha sido usted, cambie su contraseña y contacte de inmediato con el servicio de asistencia.' },
    'recovery-code-used': { title: 'Se ha usado un código de recuperación', body: 'Alguien ha iniciado sesión con uno de sus códigos de recuperación. No funcionará una segunda vez. Si no ha sido usted, cambie su contraseña y contacte de inmediato con el servicio de asistencia.' },
  },
  buttons: { news: 'Leer las noticias', documents: 'Enviar un documento', wallet: 'Abrir el monedero', profile: 'Abrir el perfil', security: 'Abrir seguridad', sessions: 'Ver las sesiones' },
  mails: {
    'password-link':  { subject: 'Establezca una contraseña nueva', text: 'Abra este enlace para establecer una contraseña nueva. Sirve una sola vez y durante 60 minutos. Si no lo ha solicitado, no tiene que hacer nada.' },
    'payout-address': { subject: 'Su dirección de retiro', text: 'Se ha fijado o cambiado la dirección a la que van sus retiros. Si no ha sido usted, cambie su contraseña y contacte de inmediato con el servicio de asistencia.' },
    'code':           { subject: 'Su código', text: 'Escriba este código donde se le ha pedido. No se lo diga nunca a nadie.' },
  },
  payoutAddress: '{address} ({network}), a partir del {from}',
  code: '{code} es su código de {brand}.',
  payments: {
    card: { title: 'Tarjeta', note: 'Una tarjeta a su nombre', deposit: 'Al instante', withdraw: 'De 1 a 3 días laborables' },
    bank: { title: 'Transferencia bancaria', note: 'Una cuenta a su nombre', deposit: 'De 1 a 2 días laborables', withdraw: 'De 1 a 2 días laborables' },
    crypto: { title: 'Activo digital', note: 'Una dirección en su red', deposit: 'Unos 5 minutos', withdraw: 'Unos 5 minutos' },
  },
  reasons: { declined: 'El pago fue rechazado.', notPaid: 'No se pagó a tiempo.', otherName: 'El destino está a otro nombre.', returned: 'El pago fue devuelto desde su destino.' },
  money: {
    'deposit-completed': { title: 'Su depósito ha llegado', body: '{amount} están en la cuenta {login}. Referencia {reference}.' },
    'withdrawal-requested': { title: 'Ha solicitado una retirada', body: '{amount} de la cuenta {login} quedan apartados mientras revisamos la solicitud. Si no ha sido usted, cambie su contraseña y contacte con soporte de inmediato. Referencia {reference}.' },
    'withdrawal-completed': { title: 'Su retirada se ha completado', body: 'Se han pagado {amount} de la cuenta {login}. Referencia {reference}.' },
    'withdrawal-rejected': { title: 'Su retirada no se ha pagado', body: '{amount} vuelven a estar en la cuenta {login}; la solicitud indica el motivo. Referencia {reference}.' },
    'transfer-done': { title: 'Su transferencia está hecha', body: '{amount} han ido a la cuenta {login}. Referencia {reference}.' },
  },
  receipt: 'Este es su justificante. Guárdelo.',
  cashier: { title: 'Pago', to: 'Beneficiario', reference: 'Referencia', amount: 'Importe', pay: 'Pagar {amount}', decline: 'Rechazar el pago', cancel: 'Cancelar', note: 'Esta es la página de pago de la demo: no se mueve dinero.', done: 'Aquí no queda nada por pagar.', back: 'Volver a {brand}' },
};
