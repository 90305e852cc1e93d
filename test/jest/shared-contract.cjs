/** The module contract/load-contract, as loaded by test/jest/node-environment.cjs. */
module.exports = globalThis.contractModule;
