import { openTerminal } from './app';
import { byId } from './element';

await openTerminal(byId('terminal'), location.search);
