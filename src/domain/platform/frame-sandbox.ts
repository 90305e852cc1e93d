/**
 * Permissions of a framed page (I2): run, send forms, open windows, and be its own origin. It may not navigate
 * the portal's window. `allow-same-origin` is safe only because `frameVerdict` never lets the portal's own origin
 * pass: beside `allow-scripts` such a page could take its own sandbox away.
 */
export const FRAME_SANDBOX = 'allow-scripts allow-forms allow-popups allow-same-origin';
