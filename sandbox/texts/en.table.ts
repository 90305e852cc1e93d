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
};
