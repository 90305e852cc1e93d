import type { GatewayTexts } from './gateway-texts';

export const DE: GatewayTexts = {
  messages: {
    'holiday-hours':     { title: 'Handelszeiten an den kommenden Feiertagen', body: 'Indizes und Aktien schließen an zwei Tagen früher. Die Zeiten jedes Symbols stehen auf der Plattform in seiner Kontraktspezifikation.' },
    'crypto-leverage':   { title: 'Hebel auf Kryptopaare am Wochenende', body: 'Von Freitag 20:00 bis Sonntag 22:00 UTC gilt für neue Positionen in Kryptopaaren ein Hebel von höchstens 1:2.' },
    'password-changed':  { title: 'Ihr Passwort wurde geändert', body: 'Alle anderen Sitzungen wurden abgemeldet. Wenn Sie das nicht waren, fordern Sie einen Passwort-Link an und wenden Sie sich an den Support.' },
    'address-rejected':  { title: 'Ihr Adressnachweis wurde abgelehnt', body: 'Das Dokument ist älter als 6 Monate. Senden Sie ein neueres, das Ihren Namen und Ihre Adresse zeigt.' },
    'identity-runs-out': { title: 'Ihr Personalausweis läuft ab', body: 'Er ist noch wenige Tage gültig. Senden Sie rechtzeitig den neuen, damit Auszahlungen weiter möglich sind.' },
    'two-networks':      { title: 'Auszahlungsadressen in zwei weiteren Netzwerken', body: 'Sie können jetzt eine Adresse auf Tron oder Polygon hinterlegen. Prüfen Sie vorher das Netzwerk.' },
    'change-approved':   { title: 'Ihre Änderung wurde genehmigt', body: 'Sie steht jetzt in Ihrem Profil.' },
    'change-refused':    { title: 'Ihre Änderung wurde nicht genehmigt', body: 'Ihr Profil bleibt, wie es ist. Senden Sie Dokumente, die die neuen Angaben belegen, oder wenden Sie sich an den Support.' },
  },
  alerts: {
    'new-device': { title: 'Anmeldung auf einem neuen Gerät', body: 'Auf einem bisher nicht verwendeten Gerät hat sich jemand mit Ihrem Zugang am Portal angemeldet. Wenn Sie das nicht waren, beenden Sie diese Sitzung und ändern Sie sofort Ihr Passwort.' },
    'second-factor-on': { title: 'Der zweite Faktor wurde eingeschaltet', body: 'Ab jetzt ist zur Anmeldung ein Code aus Ihrer Authentifizierungs-App nötig. Wenn Sie das nicht waren, wenden Sie sich sofort an den Support.' },
    'second-factor-off': { title: 'Der zweite Faktor wurde ausgeschaltet', body: 'Ab jetzt genügt zur Anmeldung Ihr Passwort. Wenn Sie das nicht waren, ändern Sie Ihr Passwort und wenden Sie sich sofort an den Support.' },
    'recovery-code-used': { title: 'Ein Wiederherstellungscode wurde verwendet', body: 'Jemand hat sich mit einem Ihrer Wiederherstellungscodes angemeldet. Ein zweites Mal gilt er nicht. Wenn Sie das nicht waren, ändern Sie Ihr Passwort und wenden Sie sich sofort an den Support.' },
  },
  buttons: { news: 'Nachrichten lesen', documents: 'Dokument senden', wallet: 'Wallet öffnen', profile: 'Profil öffnen', security: 'Sicherheit öffnen', sessions: 'Sitzungen ansehen' },
  mails: {
    'password-link':  { subject: 'Neues Passwort festlegen', text: 'Öffnen Sie diesen Link, um ein neues Passwort festzulegen. Er gilt einmal und 60 Minuten lang. Haben Sie ihn nicht angefordert, brauchen Sie nichts zu tun.' },
    'payout-address': { subject: 'Ihre Auszahlungsadresse', text: 'Die Adresse für Ihre Auszahlungen wurde hinterlegt oder geändert. Wenn Sie das nicht waren, ändern Sie Ihr Passwort und wenden Sie sich sofort an den Support.' },
    'code':           { subject: 'Ihr Code', text: 'Geben Sie diesen Code dort ein, wo danach gefragt wurde. Teilen Sie ihn niemandem mit.' },
  },
  payoutAddress: '{address} ({network}), gültig ab {from}',
  code: '{code} ist Ihr Code für {brand}.',
  payments: {
    card: { title: 'Karte', note: 'Eine Karte auf Ihren Namen', deposit: 'Sofort', withdraw: '1 bis 3 Werktage' },
    bank: { title: 'Banküberweisung', note: 'Ein Konto auf Ihren Namen', deposit: '1 bis 2 Werktage', withdraw: '1 bis 2 Werktage' },
    crypto: { title: 'Digitaler Vermögenswert', note: 'Eine Adresse in seinem Netzwerk', deposit: 'Etwa 5 Minuten', withdraw: 'Etwa 5 Minuten' },
  },
  reasons: { declined: 'Die Zahlung wurde abgelehnt.', notPaid: 'Es wurde nicht rechtzeitig bezahlt.', otherName: 'Das Ziel lautet auf einen anderen Namen.', returned: 'Die Zahlung kam vom Empfänger zurück.' },
  money: {
    'deposit-completed': { title: 'Ihre Einzahlung ist angekommen', body: '{amount} sind auf dem Konto {login}. Referenz {reference}.' },
    'withdrawal-requested': { title: 'Sie haben eine Auszahlung beantragt', body: '{amount} vom Konto {login} sind zurückgelegt, während wir den Antrag prüfen. Waren Sie das nicht, ändern Sie sofort Ihr Passwort und wenden Sie sich an den Support. Referenz {reference}.' },
    'withdrawal-completed': { title: 'Ihre Auszahlung ist abgeschlossen', body: '{amount} vom Konto {login} wurden ausgezahlt. Referenz {reference}.' },
    'withdrawal-rejected': { title: 'Ihre Auszahlung wurde nicht ausgeführt', body: '{amount} sind wieder auf dem Konto {login}; der Antrag nennt den Grund. Referenz {reference}.' },
    'transfer-done': { title: 'Ihre Umbuchung ist erledigt', body: '{amount} gingen auf das Konto {login}. Referenz {reference}.' },
  },
  receipt: 'Das ist Ihr Beleg. Bewahren Sie ihn auf.',
  cashier: { title: 'Zahlung', to: 'Empfänger', reference: 'Referenz', amount: 'Betrag', pay: '{amount} zahlen', decline: 'Zahlung ablehnen', cancel: 'Abbrechen', note: 'Das ist die Zahlungsseite der Demo: Es fließt kein Geld.', done: 'Hier ist nichts mehr zu bezahlen.', back: 'Zurück zu {brand}' },
};
