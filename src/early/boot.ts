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
  (answers) => void showPreview(answers).catch(() => undefined),
);

/** Aborted once the page's own code is loaded: then the portal renders the page before the preview would be seen. */
export const firstPreview = new AbortController();

/** The preview is optional: if it fails, the portal starts all the same. */
async function showPreview(pendingAnswers: Promise<PreviewAnswers>): Promise<void> {
  const code = import(/* webpackChunkName: "first-preview" */ './first-preview');
  const [{ renderPreview }, answers] = await Promise.all([code, pendingAnswers]);
  await renderPreview(document, answers, firstPreview.signal);
}
