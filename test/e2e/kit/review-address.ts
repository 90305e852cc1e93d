/** Port and key of the gateway's review API in tests (see playwright.config.ts). */
export const REVIEW_PORT = Number(process.env['E2E_PORT'] ?? 3100) + 9;
export const REVIEW_KEY = 'what the reviewers of the browser tests show';
