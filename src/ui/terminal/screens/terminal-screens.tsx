import { TerminalScreen } from './terminal-screen';

/** MetaTrader 4. */
export const Mt4Terminal = () => <TerminalScreen route="webterminal4" />;

/** MetaTrader 5. */
export const Mt5Terminal = () => <TerminalScreen route="webterminal5" />;

/** MetaTrader 5 without a login. */
export const Mt5DemoTerminal = () => <TerminalScreen route="webterminal5-demo" />;
