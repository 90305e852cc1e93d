import { COMMANDS, portico } from '../../cli/portico';

let output = '';
beforeEach(() => {
  output = '';
  const say = (text: unknown) => void (output += `${String(text)}\n`);
  jest.spyOn(console, 'log').mockImplementation(say);
  jest.spyOn(console, 'error').mockImplementation(say);
});
afterEach(() => jest.restoreAllMocks());

const ONE_SENTENCE = /^[^\n]+\.\n$/;

test('--help lists the commands', async () => {
  expect(await portico(['--help'])).toBe(0);
  for (const name of Object.keys(COMMANDS)) expect(output).toMatch(new RegExp(`^  ${name} +\\w`, 'm'));
});

test.each(Object.keys(COMMANDS))('%s explains itself', async (name) => {
  expect(await portico([name, '--help'])).toBe(0);
  expect(output).toMatch(new RegExp(`^Usage: portico ${name}`));
});

test.each([
  [[], 'Say what to do'],
  [['gatway'], 'There is no command "gatway": choose from '],
  [['toString'], 'There is no command "toString"'],
  [['gateway', '--prt', '1'], "Unknown option '--prt'"],
  [['gateway', '--port'], "Option '--port <value>' argument missing"],
  [['gateway', 'here'], 'There is no use for "here"'],
  [['gateway', '--port', 'x'], '"x" is no port'],
])('wrong usage, %j, exits with code 2 and one sentence', async (args, sentence) => {
  expect(await portico(args)).toBe(2);
  expect(output).toContain(sentence);
  expect(output).toMatch(ONE_SENTENCE);
});

test('a folder without a built portal exits with code 1', async () => {
  expect(await portico(['gateway', '--dist', 'test/cli'])).toBe(1);
  expect(output).toContain('run `portico build` first');
});
