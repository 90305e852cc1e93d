import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { openTerminal } from '../../../../gateway/frames/terminal/app';
import { CULTURES, type Culture } from '../../../../src/domain/culture/cultures.table';
import { TerminalFake, TRADING_PASSWORD } from './terminal-fake';

/** Not the fake clock, which does not run. */
const realTimeout = globalThis.setTimeout;

/** A Friday in the hours of trade. */
export const NOW = Date.parse('2026-11-20T14:32:07.000Z');

const textsOf = (culture: string): unknown =>
  JSON.parse(
    readFileSync(`gateway/texts/locales/${CULTURES[culture as Culture].localeFolder}/terminal.json`, 'utf8'),
  );

export interface TerminalPage {
  readonly fake: TerminalFake;
  readonly user: ReturnType<typeof userEvent.setup>;
  signIn(password?: string): Promise<void>;
  /** Lets the stream send the account's figures. */
  tick(): Promise<void>;
}

/** Opens the terminal's page on a fake of its calls. */
export async function openPage(
  search = '?lang=en&login=50128841&trade_server=Portico-Live 3',
  fake = new TerminalFake(() => Date.now()),
): Promise<TerminalPage> {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'queueMicrotask'] });
  HTMLCanvasElement.prototype.getContext = () => null;
  globalThis.fetch = async (input, init) => {
    const [, culture] = /\/terminal\/texts\/(.+)$/.exec(String(input)) ?? [];
    return culture === undefined ? fake.fetch(input, init) : Response.json(textsOf(culture));
  };
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  await openTerminal(root, search);
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const tick = async () => {
    fake.tick();
    await settle();
    jest.advanceTimersByTime(500);
    await settle();
  };
  return {
    fake,
    user,
    tick,
    async signIn(password = TRADING_PASSWORD) {
      const form = screen.getByRole('form', { name: 'Sign in to trade' });
      await user.type(within(form).getByLabelText('Trading password'), password);
      await user.click(within(form).getByRole('button', { name: 'Sign in' }));
      await settle();
      await tick();
    },
  };
}

/** Ends the page of a test: nothing of it may run on in the next one. */
export function closePage(): void {
  jest.clearAllTimers();
  jest.useRealTimers();
  sessionStorage.clear();
}

/** Lets answers that have arrived reach the page. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => realTimeout(resolve, 0));
}

/** The names of the fake's calls, without those that only read. */
export const tradesOf = ({ calls }: TerminalFake) =>
  calls.filter(({ name }) => ['order', 'close', 'change', 'cancel'].includes(name));
