/** One event of a stream: its name and its data as text. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Reads the events of a `text/event-stream`. `EventSource` cannot send the session's token in a header.
 * @param onBytes called for everything that arrives, including the comments that show that the connection is alive.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    text += decoder.decode(value, { stream: true });
    const blocks = text.split(/\r?\n\r?\n/);
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
  }
}

/** An event of its lines; undefined for a comment. */
function parseEvent(block: string): StreamEvent | undefined {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 || name !== 'message' ? { name, data: data.join('\n') } : undefined;
}
