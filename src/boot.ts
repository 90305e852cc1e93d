import { DrawnForm } from './infrastructure/browser/drawn-form';
import { guardScripts } from './infrastructure/browser/script-guard';
import { lookAhead } from './look-ahead';

/** Runs before the bundle is there, and must stay small. */
export const scripts = guardScripts();
export const drawnForm = new DrawnForm(document);
/** On a slow line the page's code shares it with nothing: it runs while the code of shell and screen still comes. */
export const { opening, prefetched } = lookAhead(
  window,
  (group) => void scripts.first.then(() => __LOAD_CODE__(group)),
);
