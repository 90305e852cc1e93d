import { innerPage } from '../../../src/domain/access/inner-page';

test.each([
  ['', ''],
  ['?tab=security', ''],
  ['?account=', ''],
  ['?calculator=margin&accounts=7', ''],
  ['?account=7', '?account=7'],
  ['?account=7&tab=history', '?account=7'],
  ['?tab=history&account=7', '&account=7'],
  ['?open=live', '?open=live'],
])('%p is the page %p', (search, page) => {
  expect(innerPage(search)).toBe(page);
});
