import {
  changePartnerFilter,
  filterKey,
  filterOfKey,
  partnerFilterEntries,
  readPartnerFilter,
} from '../../../src/domain/partnership/partner-filter';
import { partnerPage, partnerTabOf } from '../../../src/domain/partnership/partner-tabs';

const read = (address: string) => readPartnerFilter(new URLSearchParams(address));

describe('the filter of an address', () => {
  test('every member is read', () => {
    const address =
      'from=2026-09-01&to=2026-11-20&link=2&level=1&state=none&kind=trade&currency=USD&client=C-7K2Q9';
    expect(new URLSearchParams([...partnerFilterEntries(read(address))]).toString()).toBe(address);
  });

  test.each([
    'from=2026-02-30',
    'from=1066-10-14',
    'to=2026-1-1',
    'to=tomorrow',
    'link=0',
    'link=1e3',
    'link=9999999999',
    'level=4',
    'state=paid%20',
    'state=constructor',
    'kind=lot',
    'currency=usd',
    'client=k@mail.example',
    `client=C-${'A'.repeat(13)}`,
    'limit=1000',
  ])('%s is not a filter', (address) => expect(read(address)).toEqual({}));

  test('an empty text removes a member', () => {
    const filter = changePartnerFilter({ level: '2', state: 'paid' }, { level: '', link: '4' });
    expect(filter).toEqual({ state: 'paid', link: '4' });
  });

  test('answers are cached by its members, in any order', () => {
    const filter = read('state=paid&level=2');
    expect(filterKey(filter)).toBe(filterKey(read('level=2&state=paid')));
    expect(filterKey(filter)).not.toBe(filterKey(read('state=paid&level=1')));
    expect(filterOfKey(filterKey(filter))).toEqual(filter);
    expect(filterOfKey(filterKey({}))).toEqual({});
  });

  test('an unknown section is the overview, and a section keeps the filter', () => {
    expect(partnerTabOf('links')).toBe('links');
    expect(partnerTabOf('everything')).toBe('overview');
    expect(partnerPage('links', { level: '2' })).toBe('?tab=links&level=2');
  });
});
