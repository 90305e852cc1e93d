import type {
  RegistrationForm,
  RegistrationDetails,
} from '../../application/registration/ports/registration';

let counter = 0;
/** The registration form of a new person. */
export const registrationForm = (
  siteId: number,
  overrides: Partial<RegistrationForm> = {},
): RegistrationForm => ({
  email: `visitor-${Date.now()}-${(counter += 1)}@portico.test`,
  password: 'Fresh horse 7 battery',
  firstName: 'Zoë',
  lastName: "O'Neill",
  phone: '+4930123456',
  country: 'DE',
  culture: 'en-US',
  siteId,
  referralCode: null,
  acceptsTerms: true,
  acceptsMarketing: false,
  marketingDataId: null,
  affid: null,
  cxd: null,
  captchaToken: null,
  ...overrides,
});
/** Step 2 of the registration. */
export const SECOND_STEP: RegistrationDetails = {
  birthDate: '1990-02-03',
  citizenship: 'FR',
  address: 'Unter den Linden 1',
  address2: null,
  city: 'Berlin',
  postcode: '10117',
  platform: null,
  accountType: null,
  currency: null,
  leverage: null,
};
/** A phone number that no other test uses. */
export const newPhone = () =>
  `+4930${String(Date.now()).slice(-6)}${String((counter += 1)).padStart(3, '0')}`;
