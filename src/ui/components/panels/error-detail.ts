/** What can be said about an error besides that it happened: its status or its message (R8). */
export function errorDetail(error: unknown): string {
  if (isAnswer(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : '';
}

/** An HTTP answer that was thrown, e.g. by an extension. */
function isAnswer(error: unknown): error is Pick<Response, 'status' | 'statusText'> {
  return typeof error === 'object' && error !== null && 'status' in error && 'statusText' in error;
}
