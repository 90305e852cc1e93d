import type { Profile } from '../../../src/domain/profile/profile';
import { changesOf, issuesOfChange, type ProfileInput } from '../../../src/domain/profile/profile-change';

const PROFILE: Profile = {
  firstName: 'Mara',
  lastName: 'Okafor',
  email: 'mara@portico.test',
  phone: '+4930123456',
  country: 'DE',
  address: null,
  city: 'Berlin',
  postcode: '10969',
  registeredAt: null,
  isVerified: true,
  locks: [],
  review: null,
};
const INPUT: ProfileInput = {
  firstName: 'Mara',
  lastName: 'Okafor',
  phone: '+4930123456',
  country: 'DE',
  address: '',
  city: 'Berlin',
  postcode: '10969',
  hasOneName: false,
};
const REVIEW = {
  askedAt: null,
  reference: null,
  refusedAt: null,
  reason: null,
  fields: { city: 'Hamburg' },
};

test('only what differs is sent, without spaces at its ends', () => {
  expect(changesOf(PROFILE, INPUT)).toEqual({});
  expect(
    changesOf(PROFILE, { ...INPUT, city: ' Bremen ', address: 'Am Wall 1', phone: ' +4930123456 ' }),
  ).toEqual({
    city: 'Bremen',
    address: 'Am Wall 1',
  });
});

test('a phone and a postcode with marks or digits of another script are the same', () => {
  const input = { ...INPUT, phone: 'tel:\u202A+49-30-123456\u202C', postcode: '１０９６９' };
  expect(changesOf(PROFILE, input)).toEqual({ phone: '+49-30-123456' });
  expect(changesOf(PROFILE, { ...input, phone: '\u202A+4930123456\u202C' })).toEqual({});
});

test('names are compared as they are sent', () => {
  expect(changesOf(PROFILE, { ...INPUT, firstName: ' Mara\u3000', lastName: 'Oka\u200Bfor' })).toEqual({});
  expect(changesOf(PROFILE, { ...INPUT, lastName: 'Okafor\u2011Lee' })).toEqual({ lastName: 'Okafor-Lee' });
});

test('a country without postcodes takes away the postcode', () => {
  expect(changesOf(PROFILE, { ...INPUT, country: 'HK' })).toEqual({ country: 'HK', postcode: '' });
  expect(changesOf(PROFILE, { ...INPUT, postcode: '-' })).toEqual({ postcode: '' });
});

test('a client with one name has no last name, and gets one again by typing it', () => {
  expect(changesOf(PROFILE, { ...INPUT, hasOneName: true })).toEqual({ lastName: null });
  const withOneName: Profile = { ...PROFILE, lastName: null };
  expect(changesOf(withOneName, { ...INPUT, lastName: '', hasOneName: true })).toEqual({});
  expect(changesOf(withOneName, { ...INPUT, lastName: '', hasOneName: false })).toEqual({});
  expect(changesOf(withOneName, INPUT)).toEqual({ lastName: 'Okafor' });
  const pending: Profile = {
    ...PROFILE,
    review: { ...REVIEW, fields: { lastName: null }, state: 'pending' },
  };
  expect(changesOf(pending, { ...INPUT, hasOneName: true })).toEqual({});
  expect(changesOf(pending, INPUT)).toEqual({ lastName: 'Okafor' });
});

test('a change under review is unchanged as long as the same values are requested; a refused change is not', () => {
  const pending: Profile = { ...PROFILE, review: { ...REVIEW, state: 'pending' } };
  expect(changesOf(pending, { ...INPUT, city: 'Hamburg' })).toEqual({});
  expect(changesOf(pending, INPUT)).toEqual({ city: 'Berlin' });
  const refused: Profile = { ...PROFILE, review: { ...REVIEW, state: 'refused' } };
  expect(changesOf(refused, { ...INPUT, city: 'Hamburg' })).toEqual({ city: 'Hamburg' });
});

test.each([
  [{ lastName: '' }, { lastName: 'missing' }],
  [{ lastName: null }, {}],
  [{ lastName: 'A\u0007b' }, { lastName: 'unreadable' }],
  [{ city: 'A\u0007b' }, { city: 'unreadable' }],
  [{ phone: 'call me' }, { phone: 'not-a-phone' }],
  [{ postcode: '1'.repeat(17) }, { postcode: 'too-long' }],
  [{ city: 'Bremen', country: 'FR' }, {}],
  [{ country: 'CH' }, { postcode: 'not-a-postcode' }],
  [{ country: 'CH', postcode: '8001' }, {}],
  [{ country: 'HK', postcode: '' }, {}],
  [{ postcode: '1096' }, { postcode: 'not-a-postcode' }],
  [{ postcode: '' }, { postcode: 'missing' }],
])('%j: %j', (changes, issues) => {
  expect(issuesOfChange(changes, PROFILE)).toEqual(issues);
});

test('a profile without country and postcode is checked by what is sent', () => {
  const profile = { ...PROFILE, country: null, postcode: null };
  expect(issuesOfChange({ city: 'Ber\u0007lin' }, profile)).toEqual({ city: 'unreadable' });
  expect(issuesOfChange({ country: 'DE' }, profile)).toEqual({});
});
