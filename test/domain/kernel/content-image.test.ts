import { contentImage } from '../../../src/domain/kernel/content-image';

const rules = { pageOrigin: 'https://portal.example', imageOrigins: [] };
const withOrigins = { ...rules, imageOrigins: ['https://pictures.example'] };

describe('which images in content are shown (D2 imageOrigins)', () => {
  test('any https origin, if the list is empty', () => {
    expect(contentImage('https://any.example/a.png', rules)).toBe('https://any.example/a.png');
  });

  test.each([
    null,
    '',
    'http://any.example/a.png',
    'http://localhost:3000/a.png',
    'data:image/png;base64,AA',
    'javascript:alert(1)',
  ])('never %s', (address) => {
    expect(contentImage(address, rules)).toBeNull();
  });

  test.each(['/own.png', 'https://portal.example/own.png'])(
    'never one of the portal’s own origin: %s',
    (address) => expect(contentImage(address, rules)).toBeNull(),
  );

  test('only listed origins, if there is a list', () => {
    expect(contentImage('https://pictures.example/a.png', withOrigins)).toBe(
      'https://pictures.example/a.png',
    );
    expect(contentImage('https://any.example/a.png', withOrigins)).toBeNull();
  });

  test('http between loopback hosts counts as https', () => {
    const local = { pageOrigin: 'http://localhost:3000', imageOrigins: [] };
    expect(contentImage('http://localhost:3002/a.png', local)).toBe('http://localhost:3002/a.png');
  });
});
