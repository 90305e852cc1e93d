import { portico } from './portico';

process.exitCode = await portico(process.argv.slice(2));
