/** Reports what nobody caught; a script or picture that does not come is no such error. */
export function watchErrors(report: (error: unknown) => void): void {
  window.addEventListener('error', ({ error, message }) => report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
