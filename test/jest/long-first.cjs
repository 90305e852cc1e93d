const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Suites whose length does not show in the size of their files. Those that mostly wait stand between those that compute.
 */
const LONG = [
  'sandbox/replica-races',
  'testkit/any-runner',
  'sandbox/api/live-streams',
  'sandbox/chaos',
  'infrastructure/http/gateway-contracts',
  'sandbox/outbox/mail-forwarder',
  'spec/public-api',
  'sandbox/replicas',
  'cli/conform',
  'sandbox/web/stand-in',
].map((name) => `/test/${name}.test.ts`);

const placeOf = ({ path }) => {
  const place = LONG.findIndex((name) => path.replaceAll('\\', '/').endsWith(name));
  return place < 0 ? LONG.length : place;
};

/**
 * Starts the long suites first. Jest orders by how long each took the last time, but in a fresh clone by size, and one
 * of them would begin when all others have ended.
 */
module.exports = class LongFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => placeOf(one) - placeOf(other));
  }
};
