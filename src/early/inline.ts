import { DrawnForm } from './drawn-form';
import { guardScripts } from '../infrastructure/browser/script-guard';
import {
  contributedScreensOf,
  decideInitialView,
  markVisibleParts,
  removeToken,
  storageReader,
} from './initial-view';

/* This script runs before anything is painted, and must stay small (docs/decisions/0036). */

export const scriptGuard = guardScripts();
export const drawnForm = new DrawnForm(document);
const readStored = storageReader(window);
export const initialView = decideInitialView(window.location, readStored, contributedScreensOf(window));
removeToken(window, initialView);
markVisibleParts(window, initialView, readStored);
