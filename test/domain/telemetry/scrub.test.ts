import { portalFrames, scrubMessage } from '../../../src/domain/telemetry/scrub';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI1In0.c2lnbmF0dXJl';

describe('scrubbing an error’s message', () => {
  // oxfmt-ignore
  test.each<[said: string, told: string]>([
    ['', ''],
    ['e.balance is undefined', 'e.balance is undefined'],
    ['  too\n\tmuch  room ', 'too much room'],
    ['Minified React error #418', 'Minified React error #418'],
    ['Request failed with status code 503', 'Request failed with status code 503'],
    // quoted text may be user input
    ["Cannot read properties of undefined (reading 'login')", 'Cannot read properties of undefined (reading [quoted])'],
    ['Unexpected token "Max Mustermann" in "x"', 'Unexpected token [quoted]'],
    ['he said "Max "the Cat" M." twice', 'he said [quoted] twice'],
    ['an open quote "Max Mustermann', 'an open quote [quoted]'],
    ['„Max“ and «Max» and `Max`', '[quoted]'],
    ["no field 'Max O'Hara' here", 'no field [quoted] here'],
    ["an open quote 'Max", 'an open quote [quoted]'],
    ['‘Max’ is taken', '[quoted] is taken'],
    ["it can't, and it won't", "it can't, and it won't"],
    // URLs
    ['Failed to fetch https://portal.example/login?token=abc now', 'Failed to fetch [address] now'],
    ['at wss://u:p@feed.example', 'at [address]'],
    ['no /de/TokenLogin?token=T here', 'no [address] here'],
    ['Really? Yes', 'Really? Yes'],
    ['data:text/plain,Max blob:null/1 mailto:max tel:+49', '[address] [address] [address] [address]'],
    // email addresses
    ['unknown client max.mustermann+x@portico.test!', 'unknown client [e-mail]'],
    ['unknown client мах@почта.рф', 'unknown client [e-mail]'],
    // secrets
    ['Authorization: Bearer abc', '[secret]'],
    ['bearer abc refused', '[secret] refused'],
    ['#token=abc refused', '[secret] refused'],
    ['resetToken : abc, password=x', '[secret] [secret]'],
    [`session ended: ${JWT}`, 'session ended: [token]'],
    ['id 0b0e2f3c-4b5a-4c6d-8e7f-001122334455 is gone', 'id [token] is gone'],
    ['abcdefghijklmnopqrstuvwxyzABCDEF', '[token]'],
    ['getDerivedStateFromProps', 'getDerivedStateFromProps'],
    // logins, amounts, phone and card numbers
    ['account 500123 is closed', 'account [number] is closed'],
    ['account 5001 is closed', 'account 5001 is closed'],
    ['balance 10,250.40 EUR', 'balance [number] EUR'],
    ['call +49 (151) 234-5678', 'call [number]'],
    ['card 4111 1111 1111 1111', 'card [number]'],
    ['login ١٢٣٤٥٦', 'login [number]'],
  ])('%j is reported as %j', (message, expected) => expect(scrubMessage(message)).toBe(expected));

  test('it is at most 200 characters long', () => {
    expect(scrubMessage('ab '.repeat(300))).toBe('ab '.repeat(67).slice(0, 200));
  });

  test('a truncated word is removed', () => {
    const quotedText = `"${'x'.repeat(980)}" `;
    expect(scrubMessage(`${quotedText}by max.mustermann@portico.test`)).toBe('[quoted] by');
  });

  test('hostile messages are scrubbed in bounded time', () => {
    for (const piece of ['?', '@', '"', "'", '1 ', 'a.', 'token', '=', '://'])
      expect(scrubMessage(piece.repeat(100_000)).length).toBeLessThanOrEqual(200);
  });
});

describe('scrubbing a stack', () => {
  test('of Chromium', () => {
    const stack = `TypeError: no max@portico.test
    at Object.load (https://portal.example/assets/main.0a1b2c3d4e.js:1:90118)
    at async https://portal.example/assets/screen-accounts.5f60718293.js:12:3
    at https://portal.example/login?token=abc:1:1
    at chrome-extension://abcdef/content.js:4:5`;
    expect(portalFrames(stack)).toBe('main.0a1b2c3d4e.js:1:90118\nscreen-accounts.5f60718293.js:12:3');
  });

  test('of Firefox and Safari', () => {
    expect(
      portalFrames('load@https://portal.example/assets/6640.4bc66d9ef5.js:1:2\n@debugger eval code:1:1'),
    ).toBe('6640.4bc66d9ef5.js:1:2');
  });

  test('has at most eight frames', () => {
    const lines = Array.from({ length: 20 }, (_, line) => `at x (http://p/assets/a.js:${line + 1}:1)`);
    expect(portalFrames(lines.join('\n')).split('\n')).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((line) => `a.js:${line}:1`),
    );
  });

  test('may be empty', () => expect(portalFrames('')).toBe(''));
});
