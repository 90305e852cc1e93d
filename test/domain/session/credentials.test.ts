import { checkCredentials } from '../../../src/domain/session/credentials';

describe('sign-in form (V4)', () => {
  // oxfmt-ignore
  test.each([
    ['a@b',                        'x', {}],
    ['  a@b.example  ',            'x', {}],
    ['',                           '',  { email: 'missing', password: 'missing' }],
    ['   ',                        'x', { email: 'missing' }],
    ['a.b.example',                'x', { email: 'not-an-email' }],
    ['a@b c',                      'x', { email: 'not-an-email' }],
    ['a@b@c',                      'x', { email: 'not-an-email' }],
    [`${'a'.repeat(242)}@b.example`, 'x', {}],
    [`${'a'.repeat(246)}@b.example`, 'x', { email: 'too-long' }],
    ['a@b',                        ' ', {}],
  ])('%j and a password %j: %j', (email, password, issues) => {
    expect(checkCredentials(email, password)).toEqual(issues);
  });
});
