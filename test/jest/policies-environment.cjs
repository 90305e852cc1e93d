require('./compile-once.cjs');
require('./exit-at-once.cjs');

/** Node alone: policies need neither gateways nor their contract. */
module.exports = require('jest-environment-node').TestEnvironment;
