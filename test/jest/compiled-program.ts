import path from 'node:path';

/** A program of the compiled gateway; before-node-tests.mjs has compiled it. */
export const gatewayProgram = (name: string) => ({
  file: path.join(process.env['PORTICO_TEST_FOLDER']!, `${name}.js`),
  execArgv: [],
});
