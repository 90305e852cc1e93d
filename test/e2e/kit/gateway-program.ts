/**
 * Node's arguments for the gateway: after a build (E2E_GATEWAY=built, as in the steps of `npm test`) the program that
 * `npm start` starts, which begins in a fraction of the time that the sources take.
 */
export const GATEWAY_PROGRAM: readonly string[] =
  process.env['E2E_GATEWAY'] === 'built'
    ? ['dist-gateway/main.js']
    : ['--import', 'tsx', 'gateway/programs/main.ts'];
