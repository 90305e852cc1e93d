import type { GatewayTexts } from './gateway-texts';

export const IT: GatewayTexts = {
  messages: {
    'holiday-hours':     { title: 'Orari di negoziazione nelle prossime festività', body: 'Indici e azioni chiudono prima in due giornate. Gli orari di ogni simbolo sono nella sua scheda, sulla piattaforma.' },
    'crypto-leverage':   { title: 'Leva sulle coppie crypto nel fine settimana', body: 'Da venerdì alle 20:00 a domenica alle 22:00 UTC le nuove posizioni in coppie crypto hanno una leva massima di 1:2.' },
    'password-changed':  { title: 'La Sua password è stata cambiata', body: 'Tutte le altre sessioni sono state chiuse. Se non è stato Lei, richieda un link per la password e contatti l’assistenza.' },
    'address-rejected':  { title: 'Il Suo documento di residenza è stato respinto', body: 'Il documento ha più di 6 mesi. Ne invii uno più recente che mostri il Suo nome e il Suo indirizzo.' },
    'identity-runs-out': { title: 'Il Suo documento d’identità sta per scadere', body: 'È valido ancora per pochi giorni. Invii in tempo quello nuovo, così i prelievi restano possibili.' },
    'two-networks':      { title: 'Indirizzi di prelievo su altre due reti', body: 'Ora può impostarne uno su Tron o su Polygon. Verifichi la rete prima di impostarlo.' },
    'change-approved':   { title: 'La Sua modifica è stata approvata', body: 'Ora è visibile nel Suo profilo.' },
    'change-refused':    { title: 'La Sua modifica non è stata approvata', body: 'Il Suo profilo resta invariato. Invii documenti che attestino i nuovi dati o contatti l’assistenza.' },
  },
  alerts: {
    'new-device': { title: 'Accesso da un nuovo dispositivo', body: 'Qualcuno ha effettuato l’accesso al portale con i Suoi dati da un dispositivo mai usato prima. Se non è stato Lei, termini quella sessione e cambi subito la password.' },
    'second-factor-on': { title: 'Il secondo fattore è stato attivato', body: 'D’ora in poi per accedere serve un codice della Sua app di autenticazione. Se non è stato Lei, contatti subito l’assistenza.' },
    'second-factor-off': { title: 'Il secondo fattore è stato disattivato', body: 'D’ora in poi per accedere basta la Sua password. Se non è stato Lei, cambi la password e contatti subito l’assistenza.' },
    'recovery-code-used': { title: 'È stato usato un codice di recupero', body: 'Qualcuno ha effettuato l’accesso con uno dei Suoi codici di recupero. Non funzionerà una seconda volta. Se non è stato Lei, cambi la password e contatti subito l’assistenza.' },
  },
  buttons: { news: 'Leggi le notizie', documents: 'Invia un documento', wallet: 'Apri il wallet', profile: 'Apri il profilo', security: 'Apri la sicurezza', sessions: 'Vedi le sessioni' },
  mails: {
    'password-link':  { subject: 'Imposti una nuova password', text: 'Apra questo link per impostare una nuova password. Funziona una sola volta e per 60 minuti. Se non l’ha richiesto, non deve fare nulla.' },
    'payout-address': { subject: 'Il Suo indirizzo di prelievo', text: 'L’indirizzo a cui vanno i Suoi prelievi è stato impostato o modificato. Se non è stato Lei, cambi la password e contatti subito l’assistenza.' },
    'code':           { subject: 'Il Suo codice', text: 'Inserisca questo codice dove Le è stato richiesto. Non lo comunichi mai a nessuno.' },
  },
  payoutAddress: '{address} ({network}), dal {from}',
  code: '{code} è il Suo codice {brand}.',
  payments: {
    card: { title: 'Carta', note: 'Una carta a Suo nome', deposit: 'Subito', withdraw: 'Da 1 a 3 giorni lavorativi' },
    bank: { title: 'Bonifico bancario', note: 'Un conto a Suo nome', deposit: 'Da 1 a 2 giorni lavorativi', withdraw: 'Da 1 a 2 giorni lavorativi' },
    crypto: { title: 'Asset digitale', note: 'Un indirizzo sulla sua rete', deposit: 'Circa 5 minuti', withdraw: 'Circa 5 minuti' },
  },
  reasons: { declined: 'Il pagamento è stato rifiutato.', notPaid: 'Non è stato pagato in tempo.', otherName: 'La destinazione è intestata a un altro nome.', returned: 'Il pagamento è tornato indietro dalla destinazione.' },
  money: {
    'deposit-completed': { title: 'Il Suo deposito è arrivato', body: '{amount} sono sul conto {login}. Riferimento {reference}.' },
    'withdrawal-requested': { title: 'Ha richiesto un prelievo', body: '{amount} del conto {login} sono accantonati mentre controlliamo la richiesta. Se non è stato Lei, cambi la password e contatti subito l’assistenza. Riferimento {reference}.' },
    'withdrawal-completed': { title: 'Il Suo prelievo è completato', body: '{amount} del conto {login} sono stati pagati. Riferimento {reference}.' },
    'withdrawal-rejected': { title: 'Il Suo prelievo non è stato pagato', body: '{amount} sono di nuovo sul conto {login}; la richiesta ne indica il motivo. Riferimento {reference}.' },
    'transfer-done': { title: 'Il Suo trasferimento è fatto', body: '{amount} sono andati sul conto {login}. Riferimento {reference}.' },
  },
  receipt: 'Questa è la Sua ricevuta. La conservi.',
  cashier: { title: 'Pagamento', to: 'Beneficiario', reference: 'Riferimento', amount: 'Importo', pay: 'Paga {amount}', decline: 'Rifiuta il pagamento', cancel: 'Annulla', note: 'Questa è la pagina di pagamento della demo: non si muove denaro.', done: 'Qui non c’è più nulla da pagare.', back: 'Torna a {brand}' },
};
