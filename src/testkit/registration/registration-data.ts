import type {
  RegistrationForm,
  RegistrationDetails,
} from '../../application/registration/ports/registration';

/** Id of a registration in progress. */
export const REGISTRATION_ID = '6f1a0c1e-5b7d-4d43-8a53-0e2f6f0b9a11';

export const A_PHONE = '+4930123456';

/** Step 1 of a partner's registration. */
export const A_FORM: RegistrationForm = {
  email: 'maria@portico.test',
  password: 'correct horse battery',
  firstName: 'Maria',
  lastName: 'Weber',
  phone: A_PHONE,
  country: 'DE',
  culture: 'de-DE',
  siteId: 50,
  referralCode: null,
  acceptsTerms: true,
  acceptsMarketing: false,
  marketingDataId: null,
  affid: null,
  cxd: null,
  captchaToken: null,
  partner: {
    kind: 'company',
    legalName: 'Weber GmbH',
    registrationNumber: null,
    website: 'https://weber.example',
    channels: ['website'],
    countries: ['DE'],
    expectedClients: '1-10',
    agreesAt: '2026-03-02T09:30:00.000Z',
  },
};

/** Step 2, with the fields that only some regulators require. */
export const REGISTRATION_DETAILS: RegistrationDetails = {
  birthDate: '1990-05-17',
  citizenship: 'Germany',
  address: 'Am Markt 1',
  address2: null,
  city: 'Berlin',
  postcode: '10178',
  platform: 'MT5',
  accountType: 'raw',
  currency: 'EUR',
  leverage: 30,
  contractKind: 'M',
  branchCode: 'JKT',
  nationalNumber: '3174012345678901',
  documents: [{ id: 'risk', sha256: 'ab'.repeat(32), acceptedAt: '2026-03-02T09:30:00.000Z' }],
};
