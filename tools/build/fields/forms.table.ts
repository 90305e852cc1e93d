/** The reasons why a form asks before it is left, is stored, or has nothing to lose, by the form's file in `src/ui`. */
export const FORM_NOTES: Readonly<Record<string, string>> = {
  'accounts/detail/account-password-form.tsx': 'passwords are never stored',
  'accounts/detail/account-settings.tsx': 'a name of the account is not stored',
  'calculators/screens/calculator-form.tsx': 'entries are in the draft `calculators`',
  'campaigns/page/join-form.tsx': 'a choice and a box to tick',
  'forms/books/book-filters.tsx': 'a filter is applied at once, and changes nothing',
  'money/parts/withdrawal-review-form.tsx': 'as in the form that is reviewed',
  'money/screens/money-fields.tsx': 'amount and choices are in the draft `money.…`; destinations are never stored',
  'onboarding/screens/re-assessment.tsx': 'answers are in the draft `application.…`',
  'onboarding/screens/review.tsx': 'answers are in the draft `application.…`',
  'onboarding/screens/section-form.tsx': 'answers are in the draft `application.…`',
  'onboarding/screens/warning.tsx': 'a box to tick',
  'opening/screens/opening-form.tsx': 'choices are in the draft `opening`; passwords are never stored',
  'partnership/agreement/apply-form.tsx': 'an application is short, and not stored',
  'partnership/links/edit-link.tsx': 'a name of a link is not stored',
  'partnership/payouts/destination-form.tsx': 'passwords and codes are never stored',
  'passwords/screens/forgot-password-screen.tsx': 'the address is in the draft `login`',
  'passwords/screens/new-password-form.tsx': 'passwords are never stored',
  'profile/screens/email-proof.tsx': 'a code that a new one replaces',
  'profile/screens/passkey-form.tsx': 'the name and the password are not stored',
  'profile/screens/password-form.tsx': 'passwords are never stored',
  'profile/screens/personal-form.tsx': 'personal data of a client are not stored',
  'profile/screens/second-factor-form.tsx': 'passwords are never stored, nor is the secret that is being set up',
  'registration/screens/partner-account/partner-form.tsx': 'entries are in the draft `partner`; passwords are never stored',
  'registration/screens/trading-account/register-form-shell.tsx': 'entries are in the draft `register`; passwords are never stored',
  'session/screens/login-screen.tsx': 'the address is in the draft `login`; the password is no loss: its owner knows it',
  'session/screens/second-step.tsx': 'a code that a new one replaces',
  'shell/support/chat-form.tsx': 'the message is in the draft `chat`',
  'social/copies/copy-change-form.tsx': 'two choices, and not stored',
  'social/copies/copy-funds-form.tsx': 'an amount is not stored',
  'social/start/stepwise-start.tsx': 'amount and consents are not stored',
  'social/start/start-form.tsx': 'amount and consents are not stored',
  'wallet/screens/address-form.tsx': 'destinations are never stored',
  'wallet/screens/edit-address.tsx': 'a label is not stored',
  'wallet/screens/history.tsx': 'a filter is applied at once, and changes nothing',
  'wallet/screens/new-address.tsx': 'the label is in the draft `wallet.address`; destinations are never stored',
  'wallet/screens/transfer.tsx': 'amount and choices are in the draft `wallet.…`',
  'wallet/screens/withdraw.tsx': 'amount and choices are in the draft `wallet.…`',
};

/** Forms without a submit of their own, and so without the prop. */
export const PLAIN_FORMS: Readonly<Record<string, 'stored'>> = {
  'calculators/screens/calculator-form.tsx': 'stored',
  'shell/support/chat-form.tsx': 'stored',
};

/** Fields outside a form: what is typed is a filter, applied at once. */
export const FILES_WITHOUT_FORM: readonly string[] = [
  'accounts/detail/books/statement.tsx',
  'accounts/screens/accounts-tools.tsx',
  'news/screens/news-tools.tsx',
  'partnership/screens/partner-filter-fields.tsx',
  'social/screens/strategy-tools.tsx',
];
