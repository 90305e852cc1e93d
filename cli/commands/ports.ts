import { OWN_PORTS, REPLACEABLE_PORTS, suiteOf } from '../../src/composition/extensions/ports.table';
import { defineCommand } from '../command';

const HELP = `Usage: portico ports [--json]

Lists every port: whether an extension may replace it, and its contract suite in @portico/portal/testkit.

  --json   as a list of { name, replaceable, suite }`;

/** Every port by its name. */
const PORTS = [...REPLACEABLE_PORTS, ...OWN_PORTS].sort().map((name) => ({
  name,
  replaceable: REPLACEABLE_PORTS.includes(name),
  suite: suiteOf(name),
}));

export const command = defineCommand({
  help: HELP,
  options: { json: { type: 'boolean', default: false } },
  run: ({ json }) => {
    console.log(json ? JSON.stringify(PORTS, null, 2) : formatPorts());
    return Promise.resolve(0);
  },
});

function formatPorts(): string {
  const width = Math.max(...PORTS.map(({ name }) => name.length));
  return PORTS.map(({ name, replaceable, suite }) =>
    [name.padEnd(width), replaceable ? 'replaceable' : 'Portico’s  ', suite].join('  '),
  ).join('\n');
}
