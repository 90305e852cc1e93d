require('./compile-once.cjs');
const { TestEnvironment } = require('jest-environment-node');

/** For the process of the gateways (test/gateway/kit/hosted-gateway.ts), which serves all suites of a worker. */
const gatewayWorkerState = {};

module.exports = class NodeEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.gatewayWorkerState = gatewayWorkerState;
  }
};
