import { untilNextScript } from '../infrastructure/browser/script-guard';
import type { PreviewAnswers } from './preview-answers';
import { PAGE_CODE } from './route-needs';
import { initialView } from './inline';
import { prefetch } from './prefetch';

/* Runs before the bundle is loaded. */

const nextScript = untilNextScript(document.currentScript);
__LOAD_CODE__(PAGE_CODE);
/** On a slow line the start-up code loads first: it runs while React and the code of shell and screen are loading. */
export const prefetchedAnswers = prefetch(
  window,
  initialView,
  (group) => void nextScript.then(() => __LOAD_CODE__(group)),
  (answers) => void showTotalsPreview(answers).catch(() => undefined),
);

/** Aborted once the page's own code is loaded: then the portal renders the figures before the preview would be seen. */
export const totalsPreview = new AbortController();

/** The preview is optional: if it fails, the portal starts all the same. */
async function showTotalsPreview(pendingAnswers: Promise<PreviewAnswers>): Promise<void> {
  const code = import(/* webpackChunkName: "first-figures" */ './first-preview');
  const [{ renderPreview }, answers] = await Promise.all([code, pendingAnswers]);
  await renderPreview(document, answers, totalsPreview.signal);
}
