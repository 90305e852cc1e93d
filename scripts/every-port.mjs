// Runs in an installed project: an extension replaces every port that `portico ports --json` calls replaceable, one
// after the other, and the portal uses that adapter; the others are refused.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { bind, defineExtension, port } from '@portico/portal';
import { createTestPortal } from '@portico/portal/testkit';

const command = 'node_modules/@portico/portal/cli/portico.js';
const ports = JSON.parse(execFileSync(process.execPath, [command, 'ports', '--json'], { encoding: 'utf8' }));

const portalWith = (name, adapter) =>
  createTestPortal({
    extensions: [defineExtension({ id: 'acme', bindings: [bind(port(name), () => adapter)] })],
  });

/** An adapter that does what the fake does, and counts what is asked of it. */
function spyOn(name) {
  const fake = createTestPortal().resolve(port(name));
  const asked = [];
  const adapter = new Proxy(fake, {
    get(target, key) {
      asked.push(key);
      const value = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { adapter, asked };
}

const replaceable = ports.filter((one) => one.replaceable);
assert.ok(replaceable.length > 40);
for (const { name } of replaceable) {
  const { adapter, asked } = spyOn(name);
  const used = portalWith(name, adapter).resolve(port(name));
  assert.equal(used, adapter, name);
  asked.length = 0;
  void used.anything;
  assert.deepEqual(asked, ['anything'], name);
}
for (const { name } of ports.filter((one) => !one.replaceable))
  assert.throws(() => portalWith(name, {}), new RegExp(`"${name}" is no port that can be replaced`), name);
console.log(`${replaceable.length} ports replaced, ${ports.length - replaceable.length} refused`);
