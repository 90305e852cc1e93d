/** When the gateways of these suites start. Their seed data is relative to it. */
export const START = new Date(Date.UTC(2026, 10, 20, 14, 32, 7));
