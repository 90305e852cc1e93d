import { isSameFile, shareOf } from '../../../src/domain/documents/upload';

test('a file is the one that stopped by name and size', () => {
  const upload = { fileName: 'pay.pdf', size: 10 };
  expect(isSameFile(upload, { name: 'pay.pdf', size: 10 })).toBe(true);
  expect(isSameFile(upload, { name: 'pay.pdf', size: 11 })).toBe(false);
  expect(isSameFile(upload, { name: 'pay (1).pdf', size: 10 })).toBe(false);
});

test.each([
  [0, 10, 0],
  [5, 10, 0.5],
  [10, 10, 1],
  [11, 10, 1],
  [0, 0, 0],
])('%d of %d bytes are a share of %d', (received, size, share) => {
  expect(shareOf({ received, size })).toBe(share);
});
