/** Replaces in the build axios's table of statuses and their names, which the portal does not use. */
const STATUSES = Object.freeze({});

export { STATUSES as default };
