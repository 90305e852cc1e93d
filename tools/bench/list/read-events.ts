import type { Account } from './account';

/** Reads the stream of changed figures until it ends. */
export async function readEvents(onChanges: (changes: readonly Partial<Account>[]) => void): Promise<void> {
  const { body } = await fetch('/api/client/v1/Stream/events');
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    const events = (rest + read.value).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = event.split('\n').find((line) => line.startsWith('data: '));
      if (data)
        onChanges((JSON.parse(data.slice('data: '.length)) as { accounts: Partial<Account>[] }).accounts);
    }
  }
}
