import { DrawnForm } from './drawn-form';
import { guardScripts } from '../infrastructure/browser/script-guard';
import { firstSight } from './first-sight';

/** Runs before anything is painted, and must stay small (docs/decisions/0036). */
export const scripts = guardScripts();
export const drawnForm = new DrawnForm(document);
export const seen = firstSight(window);
