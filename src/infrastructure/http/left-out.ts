/** Stands in the build for axios's table of statuses and their names, which nobody uses. */
const STATUSES = Object.freeze({});

export { STATUSES as default };
