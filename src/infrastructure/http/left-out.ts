/** Stands in the build for axios's table of statuses and their names, of which nobody asks. */
const STATUSES = Object.freeze({});

export { STATUSES as default };
