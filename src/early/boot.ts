import { untilNextScript } from '../infrastructure/browser/script-guard';
import type { FirstAnswers } from './first-figures';
import { PAGE_CODE } from './ahead.table';
import { seen } from './first';
import { lookAhead } from './look-ahead';

/* Runs before the bundle is there. */

const next = untilNextScript(document.currentScript);
__LOAD_CODE__(PAGE_CODE);
/** On a slow line what starts the portal comes first: it runs while React and the code of shell and screen still come. */
export const prefetched = lookAhead(
  window,
  seen,
  (group) => void next.then(() => __LOAD_CODE__(group)),
  (coming) => void showFigures(coming).catch(() => undefined),
);

/** Aborted once the page's own code is here: the portal draws the figures itself before these would be seen. */
export const figuresNotNeeded = new AbortController();

/** A picture that fails is not missed: the portal comes all the same. */
async function showFigures(coming: Promise<FirstAnswers>): Promise<void> {
  const code = import(/* webpackChunkName: "first-figures" */ './first-figures');
  const [{ drawFigures }, answers] = await Promise.all([code, coming]);
  if (!figuresNotNeeded.signal.aborted) drawFigures(document, answers);
}
