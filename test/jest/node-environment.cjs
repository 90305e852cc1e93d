require('./compile-once.cjs');
require('./exit-at-once.cjs');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { TestEnvironment } = require('jest-environment-node');

/** For the process of the gateways (test/gateway/kit/hosted-gateway.ts), which serves all suites of a worker. */
const gatewayWorkerState = {};

/** Reading the contract and compiling its schemas takes half a second: a worker does it once for all its suites. */
const contractFile = path.join(process.env.PORTICO_TEST_FOLDER, 'contract/load-contract.js');
const contractModule = import(pathToFileURL(contractFile));

module.exports = class NodeEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.gatewayWorkerState = gatewayWorkerState;
  }

  async setup() {
    await super.setup();
    this.global.contractModule = await contractModule;
  }
};
