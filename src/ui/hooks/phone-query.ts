import { CONSTANTS } from '../../domain/kernel/constants.table';

/** Media query of windows at or below the desktop breakpoint (R9), in the client's letter size. */
export const PHONE = `(width < ${(CONSTANTS.desktopBreakpointPx + 1) / 16}em)`;
