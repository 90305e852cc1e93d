/** Reports uncaught errors; a script or picture that does not load is none. */
export function watchErrors(report: (error: unknown) => void): void {
  window.addEventListener('error', ({ error, message }) => report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
