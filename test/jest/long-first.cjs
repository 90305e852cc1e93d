const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Suites whose length does not show in the size of their files. Those that mostly wait stand between those that
 * compute.
 */
const LONG = [
  'gateway/replica-races',
  'testkit/any-runner',
  'sandbox/api/live-streams',
  'gateway/chaos',
  'infrastructure/http/gateway-contracts',
  'gateway/outbox/mail-forwarder',
  'spec/public-api',
  'gateway/replicas',
  'cli/conform',
  'gateway/server/start-gateway',
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
