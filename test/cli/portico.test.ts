import { COMMANDS, portico } from '../../cli/portico';
import { captureConsole } from './console-output';

const output = captureConsole();

const ONE_SENTENCE = /^[^\n]+\.\n$/;

test('--help lists the commands', async () => {
  expect(await portico(['--help'])).toBe(0);
  for (const name of Object.keys(COMMANDS)) expect(output.text).toMatch(new RegExp(`^  ${name} +\\w`, 'm'));
});

test.each(Object.keys(COMMANDS))('%s --help prints its usage', async (name) => {
  expect(await portico([name, '--help'])).toBe(0);
  expect(output.text).toMatch(new RegExp(`^Usage: portico ${name}`));
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
  expect(output.text).toContain(sentence);
  expect(output.text).toMatch(ONE_SENTENCE);
});

test('a folder without a built portal exits with code 1', async () => {
  expect(await portico(['gateway', '--dist', 'test/cli'])).toBe(1);
  expect(output.text).toContain('run `portico build` first');
});
