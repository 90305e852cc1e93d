import path from 'node:path';

/** What `gatewayProgram` finds in a compiled gateway; before-node-tests.mjs has compiled it. */
export const gatewayProgram = (name: string) => ({
  file: path.join(process.env['PORTICO_TEST_FOLDER']!, `${name}.js`),
  execArgv: [],
});
