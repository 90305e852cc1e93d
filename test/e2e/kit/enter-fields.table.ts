/** A field's id, as docs/fields.md has it, and where a page has it. */
type EnterField = readonly [id: string, selector: string];

/** The pages on which Enter is pressed with an input method, and their fields. */
export const ENTER_FIELDS = Object.freeze({
  account: [
    ['account-name', '#account-name'],
    ['account-current', '#account-current'],
    ['account-next', '#account-next'],
  ],
  accounts: [
    ['accounts-search', '[data-testid="accounts-search"]'],
    ['chat-input', '[data-testid="chat-input"]'],
  ],
  application: [
    ['answer: TextInput', '#answer-means-occupation'],
    ['answer: TypedNumber', '#answer-means-expectedDeposits'],
  ],
  applicationPerson: [['answer: DateInput', '#answer-person-birthDate']],
  books: [
    ['book-symbol', '#book-symbol'],
    ['book-from', '#book-from'],
    ['book-to', '#book-to'],
  ],
  calculators: [
    ['calculator-${field}', '#calculator-amount'],
    ['calculator-rate', '#calculator-rate'],
  ],
  code: [['register-code', '#register-code']],
  copy: [
    ['copy-amount', '#copy-amount'],
    ['${id}-percent', '#copy-stop-percent'],
    ['rehearsal-from', '#rehearsal-from'],
  ],
  copyFunds: [['copy-flow-amount', '#copy-flow-amount']],
  details: [
    ['register-birthDate', '[data-testid="register-birthDate-day"]'],
    ['register-address', '#register-address'],
    ['register-address2', '#register-address2'],
    ['register-city', '#register-city'],
    ['register-postcode', '#register-postcode'],
    ['register-nationalNumber', '#register-nationalNumber'],
  ],
  forgotten: [['forgot-email', '#forgot-email']],
  newAddress: [
    ['wallet-label', '#wallet-label'],
    ['wallet-add-address', '#wallet-add-address'],
    ['wallet-add-memo', '#wallet-add-memo'],
  ],
  newLabel: [['wallet-new-label', '#wallet-new-label']],
  newPassword: [
    ['new-password-password', '#new-password-password'],
    ['new-password-confirm', '#new-password-confirm'],
  ],
  news: [['news-search', '[data-testid="news-search"]']],
  opening: [
    ['open-nickname', '#open-nickname'],
    ['open-${field}', '#open-tradingPassword'],
    ['open-${field}', '#open-readOnlyPassword'],
  ],
  partner: [
    ['register-legalName', '#register-legalName'],
    ['register-registrationNumber', '#register-registrationNumber'],
    ['register-website', '#register-website'],
  ],
  passkey: [
    ['passkey-name', '#passkey-name'],
    ['${name}-password', '#passkey-password'],
  ],
  password: [['profile-${name}', '#profile-next']],
  payout: [['wallet-address', '#wallet-address']],
  personal: [['profile-${field}', '#profile-city']],
  proof: [['email-proof-code', '#email-proof-code']],
  secondFactor: [['${name}-code', '#second-factor-code']],
  secondStep: [['second-code', '#second-code']],
  signIn: [
    ['login-email', '#login-email'],
    ['login-password', '#login-password'],
  ],
  signUp: [
    ['register-firstName', '#register-firstName'],
    ['register-lastName', '#register-lastName'],
    ['register-email', '#register-email'],
    ['register-phone', '#register-phone'],
    ['register-password', '#register-password'],
    ['register-confirm', '#register-confirm'],
    ['register-referralCode', '#register-referralCode'],
  ],
  strategies: [['social-search', '[data-testid="social-search"]']],
  statement: [
    ['statement-${end}', '#statement-from'],
    ['statement-${end}', '#statement-to'],
  ],
  apply: [['apply-website', '#apply-website']],
  partnership: [
    ['partnership-from', '#partnership-from'],
    ['partnership-to', '#partnership-to'],
  ],
  partnershipLink: [['partnership-link-name', '#partnership-link-name']],
  walletHistory: [
    ['wallet-from', '#wallet-from'],
    ['wallet-until', '#wallet-until'],
    ['wallet-search', '#wallet-search'],
  ],
  withdrawal: [
    ['${name}-amount', '#money-amount'],
    ['money-destination', '#money-destination'],
    ['money-memo', '#money-memo'],
  ],
  withdrawalProof: [['${name}-password', '#money-password']],
} satisfies Record<string, readonly EnterField[]>);

/** Files of `gateway/frames` that make fields, and the test that reaches them. */
export const ENTER_FRAMES = Object.freeze({
  'cashier-page.ts': 'the payment page',
  'terminal/choice.ts': 'the terminal',
  'terminal/close-several.ts': 'the terminal',
  'terminal/number-field.ts': 'the terminal',
  'terminal/order-ticket.ts': 'the terminal',
  'terminal/several-line.ts': 'the terminal',
  'terminal/sign-in-form.ts': 'the terminal',
  'terminal/watch-list.ts': 'the terminal',
} satisfies Record<string, string>);
