import { frameVerdict, type FrameRules } from '../../../src/domain/platform/frame-address';
import { FRAME_SANDBOX } from '../../../src/domain/platform/frame-sandbox';

const rules: FrameRules = {
  pageOrigin: 'https://portal.example',
  frameOrigins: [],
  webTerminalUrl: 'https://terminal.example/trade',
};
const refused = { kind: 'refused' };

describe('which addresses may be framed (D2, I1)', () => {
  test.each([
    ['https://research.example/a?culture=de-DE', 'https://research.example/a?culture=de-DE'],
    ['https://RESEARCH.example', 'https://research.example/'],
    ['https://portal.example:8443/', 'https://portal.example:8443/'],
  ])('%s may, if the list is empty', (address, src) => {
    expect(frameVerdict(address, rules)).toEqual({ kind: 'frame', src });
  });

  test.each([
    'https://portal.example/accounts',
    'https://PORTAL.example:443/',
    '/accounts',
    '//portal.example/',
    '',
    'not an address',
    'http://research.example/',
    'http://localhost:3080/embed',
    'data:text/html,<script>alert(1)</script>',
    'javascript:alert(1)',
    'blob:https://portal.example/1b2c',
    'blob:https://research.example/1b2c',
    'about:blank',
    'about:srcdoc',
    'file:///etc/passwd',
    'ftp://research.example/',
    'https://user:pass@research.example/',
  ])('%j may not', (address) => {
    expect(frameVerdict(address, rules)).toEqual(refused);
  });

  describe('with a list', () => {
    const withOrigins = { ...rules, frameOrigins: ['https://research.example', 'https://portal.example'] };

    test.each(['https://research.example/x', 'https://terminal.example/other'])('%s may', (address) => {
      expect(frameVerdict(address, withOrigins)).toEqual({ kind: 'frame', src: address });
    });

    test.each([
      'https://evil.example/',
      'https://research.example.evil.example/',
      'https://research.example:444/',
      'http://research.example/',
      'https://portal.example/',
    ])('%s may not', (address) => {
      expect(frameVerdict(address, withOrigins)).toEqual(refused);
    });

    test('a terminal without a valid address adds nothing', () => {
      const odd = { ...withOrigins, webTerminalUrl: 'https://[' };
      expect(frameVerdict('https://terminal.example/', odd)).toEqual(refused);
      expect(frameVerdict('https://research.example/', odd).kind).toBe('frame');
    });
  });

  test('on a loopback host, http of a loopback host counts as https, except on the very same origin', () => {
    const local = { ...rules, pageOrigin: 'http://localhost:3000' };
    const src = 'http://localhost:3080/embed/av_ideas';
    expect(frameVerdict(src, local)).toEqual({ kind: 'frame', src });
    expect(frameVerdict(src, { ...local, frameOrigins: ['http://localhost:3080'] }).kind).toBe('frame');
    expect(frameVerdict('http://localhost:3000/accounts', local)).toEqual(refused);
    expect(frameVerdict('http://research.example/', local)).toEqual(refused);
  });
});

test('a frame may neither navigate the portal nor download, nor lock the pointer (I2)', () => {
  expect(FRAME_SANDBOX.split(' ').sort()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-same-origin',
    'allow-scripts',
  ]);
});
