import { DrawnForm } from './infrastructure/browser/drawn-form';
import { guardScripts } from './infrastructure/browser/script-guard';
import type { FirstAnswers } from './first-figures';
import { PAGE_CODE } from './ahead.table';
import { lookAhead } from './look-ahead';

/** Runs before the bundle is there, and must stay small. */
export const scripts = guardScripts();
export const drawnForm = new DrawnForm(document);
__LOAD_CODE__(PAGE_CODE);
/** On a slow line what starts the portal comes first: it runs while React and the code of shell and screen still come. */
export const { opening, prefetched } = lookAhead(
  window,
  (group) => void scripts.first.then(() => __LOAD_CODE__(group)),
  (coming) => void showFigures(coming).catch(() => undefined),
);

/** A picture that fails is not missed: the portal comes all the same. */
async function showFigures(coming: Promise<FirstAnswers>): Promise<void> {
  const code = import(/* webpackChunkName: "first-figures" */ './first-figures');
  const [{ drawFigures }, answers] = await Promise.all([code, coming]);
  drawFigures(document, answers);
}
