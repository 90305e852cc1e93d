require('./compile-once.cjs');
require('./exit-at-once.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom plus browser APIs it lacks, taken from Node. */
module.exports = class PageEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      WritableStream,
      TransformStream,
      structuredClone,
    });
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
  }
};
