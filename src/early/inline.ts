import { DrawnForm } from './drawn-form';
import { guardScripts } from '../infrastructure/browser/script-guard';
import { readInitialView } from './initial-view';

/** This script runs before anything is painted, and must stay small (docs/decisions/0036). */
export const scriptGuard = guardScripts();
export const drawnForm = new DrawnForm(document);
export const initialView = readInitialView(window);
