import type { GatewayTexts } from './gateway-texts';

export const EN: GatewayTexts = {
  messages: {
    'holiday-hours':     { title: 'Trading hours around the coming holidays', body: 'Index and share sessions close early on two days. The hours of each symbol stand in its specification on the platform.' },
    'crypto-leverage':   { title: 'Leverage on crypto pairs at the weekend', body: 'From Friday 20:00 to Sunday 22:00 UTC new positions in crypto pairs take leverage of at most 1:2.' },
    'password-changed':  { title: 'Your password was changed', body: 'Every other session was signed out. If it was not you, send yourself a password link and contact support.' },
    'address-rejected':  { title: 'Your proof of address was rejected', body: 'The document is older than 6 months. Send a newer one that shows your name and address.' },
    'identity-runs-out': { title: 'Your identity card runs out', body: 'It is valid for a few more days. Send the new one in time, so that withdrawals go on working.' },
    'two-networks':      { title: 'Withdrawal addresses on two more networks', body: 'You can now set one on Tron or on Polygon. Check the network before you set it.' },
    'change-approved':   { title: 'Your change was approved', body: 'Your profile shows it now.' },
    'change-refused':    { title: 'Your change was not approved', body: 'Your profile stays as it is. Send documents that show the new data, or contact support.' },
  },
  alerts: {
    'new-device': { title: 'Sign-in from a new device', body: 'Somebody signed in to the portal as you on a device that has not been used before. If this was not you, end that session and change your password at once.' },
    'second-factor-on': { title: 'The second factor was turned on', body: 'From now on, signing in needs a code from your authenticator app. If this was not you, contact support at once.' },
    'second-factor-off': { title: 'The second factor was turned off', body: 'From now on, signing in needs your password alone. If this was not you, change your password and contact support at once.' },
    'recovery-code-used': { title: 'A recovery code was used', body: 'Somebody signed in as you with one of your recovery codes. It does not work a second time. If this was not you, change your password and contact support at once.' },
  },
  buttons: { news: 'Read the news', documents: 'Send a document', wallet: 'Open the wallet', profile: 'Open the profile', security: 'Open security', sessions: 'See the sessions' },
  mails: {
    'password-link':  { subject: 'Set a new password', text: 'Open this link to set a new password. It works once and for 60 minutes. If you did not ask for it, you need not do anything.' },
    'payout-address': { subject: 'Your payout address', text: 'The address that your payouts go to was set or changed. If this was not you, change your password and contact support at once.' },
    'code':           { subject: 'Your code', text: 'Type this code where you were asked for it. Never tell it to anybody.' },
  },
  payoutAddress: '{address} ({network}), from {from}',
  code: '{code} is your {brand} code.',
  payments: {
    card: { title: 'Card', note: 'A card in your name', deposit: 'At once', withdraw: '1 to 3 working days' },
    bank: { title: 'Bank transfer', note: 'An account in your name', deposit: '1 to 2 working days', withdraw: '1 to 2 working days' },
    crypto: { title: 'Digital asset', note: 'An address on its network', deposit: 'About 5 minutes', withdraw: 'About 5 minutes' },
  },
  reasons: { declined: 'The payment was declined.', notPaid: 'It was not paid in time.', otherName: 'The destination is in another name.', returned: 'The payment came back from its destination.' },
  money: {
    'deposit-completed': { title: 'Your deposit has arrived', body: '{amount} is on account {login}. Reference {reference}.' },
    'withdrawal-requested': { title: 'You asked for a withdrawal', body: '{amount} of account {login} is set aside while we check the request. If this was not you, change your password and contact support at once. Reference {reference}.' },
    'withdrawal-completed': { title: 'Your withdrawal is complete', body: '{amount} of account {login} was paid out. Reference {reference}.' },
    'withdrawal-rejected': { title: 'Your withdrawal was not paid out', body: '{amount} is back on account {login}; the request says why. Reference {reference}.' },
    'transfer-done': { title: 'Your transfer is done', body: '{amount} went to account {login}. Reference {reference}.' },
  },
  receipt: 'This is your receipt. Keep it for your records.',
  cashier: { title: 'Payment', to: 'Paid to', reference: 'Reference', amount: 'Amount', pay: 'Pay {amount}', decline: 'Decline the payment', cancel: 'Cancel', note: 'This is the payment page of the demo: no money moves.', done: 'Nothing is left to pay here.', back: 'Back to {brand}' },
};
