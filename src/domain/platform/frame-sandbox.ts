/**
 * Permissions of a framed page (I2): run, send forms, open windows, and be its own origin. It may not navigate the
 * portal's window. `allow-same-origin` is safe only because `frameVerdict` always refuses the portal's own origin: with
 * `allow-scripts` such a page could remove its own sandbox.
 */
export const FRAME_SANDBOX = 'allow-scripts allow-forms allow-popups allow-same-origin';
