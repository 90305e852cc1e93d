import { DrawnForm } from './infrastructure/browser/drawn-form';
import { guardScripts } from './infrastructure/browser/script-guard';
import { lookAhead } from './look-ahead';

/** Runs before the bundle is there, and must stay small. */
export const scripts = guardScripts();
export const drawnForm = new DrawnForm(document);
export const { opening, prefetched } = lookAhead(window, __LOAD_CODE__);
