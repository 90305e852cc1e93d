import type { GatewayTexts } from './gateway-texts';

export const FR: GatewayTexts = {
  messages: {
    'holiday-hours':     { title: 'Horaires de négociation des prochains jours fériés', body: 'Les indices et les actions ferment plus tôt deux jours. Les horaires de chaque symbole figurent dans sa fiche, sur la plateforme.' },
    'crypto-leverage':   { title: 'Effet de levier sur les paires crypto le week-end', body: 'Du vendredi 20:00 au dimanche 22:00 UTC, l’effet de levier des nouvelles positions sur paires crypto est limité à 1:2.' },
    'password-changed':  { title: 'Votre mot de passe a été changé', body: 'Toutes les autres sessions ont été fermées. Si ce n’était pas vous, demandez un lien de mot de passe et contactez l’assistance.' },
    'address-rejected':  { title: 'Votre justificatif de domicile a été refusé', body: 'Le document date de plus de 6 mois. Envoyez-en un plus récent qui montre votre nom et votre adresse.' },
    'identity-runs-out': { title: 'Votre pièce d’identité arrive à expiration', body: 'Elle n’est plus valable que quelques jours. Envoyez la nouvelle à temps pour que vos retraits restent possibles.' },
    'two-networks':      { title: 'Adresses de retrait sur deux réseaux de plus', body: 'Vous pouvez désormais en définir une sur Tron ou sur Polygon. Vérifiez le réseau avant de la définir.' },
    'change-approved':   { title: 'Votre modification a été acceptée', body: 'Elle figure désormais dans votre profil.' },
    'change-refused':    { title: 'Votre modification n’a pas été acceptée', body: 'Votre profil reste inchangé. Envoyez des documents qui montrent les nouvelles données ou contactez l’assistance.' },
  },
  alerts: {
    'new-device': { title: 'Connexion depuis un nouvel appareil', body: 'Quelqu’un s’est connecté au portail avec vos identifiants depuis un appareil encore jamais utilisé. Si ce n’était pas vous, mettez fin à cette session et changez aussitôt votre mot de passe.' },
    'second-factor-on': { title: 'Le second facteur a été activé', body: 'Désormais, la connexion demande un code de votre application d’authentification. Si ce n’était pas vous, contactez l’assistance sans attendre.' },
    'second-factor-off': { title: 'Le second facteur a été désactivé', body: 'Désormais, votre mot de passe suffit pour vous connecter. Si ce n’était pas vous, changez votre mot de passe et contactez l’assistance sans attendre.' },
    'recovery-code-used': { title: 'Un code de secours a été utilisé', body: 'Quelqu’un s’est connecté avec l’un de vos codes de secours. Il ne fonctionnera pas une seconde fois. Si ce n’était pas vous, changez votre mot de passe et contactez l’assistance sans attendre.' },
  },
  buttons: { news: 'Lire les actualités', documents: 'Envoyer un document', wallet: 'Ouvrir le wallet', profile: 'Ouvrir le profil', security: 'Ouvrir la sécurité', sessions: 'Voir les sessions' },
  mails: {
    'password-link':  { subject: 'Définir un nouveau mot de passe', text: 'Ouvrez ce lien pour définir un nouveau mot de passe. Il fonctionne une seule fois, pendant 60 minutes. Si vous ne l’avez pas demandé, vous n’avez rien à faire.' },
    'payout-address': { subject: 'Votre adresse de retrait', text: 'L’adresse vers laquelle vont vos retraits a été définie ou modifiée. Si ce n’était pas vous, changez votre mot de passe et contactez l’assistance sans attendre.' },
    'code':           { subject: 'Votre code', text: 'Saisissez ce code là où il vous a été demandé. Ne le communiquez jamais à personne.' },
  },
  payoutAddress: '{address} ({network}), à partir du {from}',
  code: '{code} est votre code {brand}.',
  payments: {
    card: { title: 'Carte bancaire', note: 'Une carte à votre nom', deposit: 'Immédiat', withdraw: '1 à 3 jours ouvrés' },
    bank: { title: 'Virement bancaire', note: 'Un compte à votre nom', deposit: '1 à 2 jours ouvrés', withdraw: '1 à 2 jours ouvrés' },
    crypto: { title: 'Actif numérique', note: 'Une adresse sur son réseau', deposit: 'Environ 5 minutes', withdraw: 'Environ 5 minutes' },
  },
  reasons: { declined: 'Le paiement a été refusé.', notPaid: 'Il n’a pas été payé à temps.', otherName: 'La destination est à un autre nom.', returned: 'Le paiement est revenu de sa destination.' },
  money: {
    'deposit-completed': { title: 'Votre dépôt est arrivé', body: '{amount} sont sur le compte {login}. Référence {reference}.' },
    'withdrawal-requested': { title: 'Vous avez demandé un retrait', body: '{amount} du compte {login} sont mis de côté pendant que nous vérifions la demande. Si ce n’était pas vous, changez votre mot de passe et contactez le support immédiatement. Référence {reference}.' },
    'withdrawal-completed': { title: 'Votre retrait est terminé', body: '{amount} du compte {login} ont été versés. Référence {reference}.' },
    'withdrawal-rejected': { title: 'Votre retrait n’a pas été versé', body: '{amount} sont de nouveau sur le compte {login} ; la demande indique pourquoi. Référence {reference}.' },
    'transfer-done': { title: 'Votre virement interne est fait', body: '{amount} sont allés sur le compte {login}. Référence {reference}.' },
  },
  receipt: 'Ceci est votre reçu. Conservez-le.',
  cashier: { title: 'Paiement', to: 'Bénéficiaire', reference: 'Référence', amount: 'Montant', pay: 'Payer {amount}', decline: 'Refuser le paiement', cancel: 'Annuler', note: 'C’est la page de paiement de la démo : aucun argent ne circule.', done: 'Il n’y a plus rien à payer ici.', back: 'Retour à {brand}' },
};
