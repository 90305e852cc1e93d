import { COMMANDS, portico } from '../../cli/portico';

let said = '';
beforeEach(() => {
  said = '';
  const say = (text: unknown) => void (said += `${String(text)}\n`);
  jest.spyOn(console, 'log').mockImplementation(say);
  jest.spyOn(console, 'error').mockImplementation(say);
});
afterEach(() => jest.restoreAllMocks());

const ONE_SENTENCE = /^[^\n]+\.\n$/;

test('--help lists the commands', async () => {
  expect(await portico(['--help'])).toBe(0);
  for (const name of Object.keys(COMMANDS)) expect(said).toMatch(new RegExp(`^  ${name} +\\w`, 'm'));
});

test.each(Object.keys(COMMANDS))('%s explains itself', async (name) => {
  expect(await portico([name, '--help'])).toBe(0);
  expect(said).toMatch(new RegExp(`^Usage: portico ${name}`));
});

test.each([
  [[], 'Say what to do'],
  [['sandbx'], 'There is no command "sandbx": choose from '],
  [['toString'], 'There is no command "toString"'],
  [['sandbox', '--prt', '1'], "Unknown option '--prt'"],
  [['sandbox', '--port'], "Option '--port <value>' argument missing"],
  [['sandbox', 'here'], 'There is no use for "here"'],
  [['sandbox', '--port', 'x'], '"x" is no port'],
])('wrong usage, %j, exits with code 2 and one sentence', async (args, sentence) => {
  expect(await portico(args)).toBe(2);
  expect(said).toContain(sentence);
  expect(said).toMatch(ONE_SENTENCE);
});

test('a folder without a built portal exits with code 1', async () => {
  expect(await portico(['sandbox', '--dist', 'test/cli'])).toBe(1);
  expect(said).toContain('run `portico build` first');
});
