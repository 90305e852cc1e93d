import { TickAnswers } from '../../../gateway/accounts/tick-answers';

describe('answers of a tick', () => {
  /** A source whose data have a version and whose answers say what they saw. */
  function createSource() {
    const state = { version: 1, calculations: [] as string[], versionReads: 0 };
    const answers = new TickAnswers<string, string>({
      readVersion: () => {
        state.versionReads += 1;
        return Promise.resolve(String(state.version));
      },
      readAll: (keys, tick) => {
        state.calculations.push(...keys.map((key) => `${key} at ${tick}`));
        const version = String(state.version);
        return Promise.resolve({
          version: keys.includes(0) ? undefined : version,
          answers: new Map(keys.map((key) => [key, `${key} at ${tick} in ${version}`])),
        });
      },
      sizeOf: (answer) => (answer.startsWith('9') ? 5 : 1),
      maxSize: 4,
    });
    return { answers, state };
  }

  test('are calculated once, however many readers ask', async () => {
    const { answers, state } = createSource();
    for (let reader = 0; reader < 20; reader += 1)
      expect(await answers.read('noon', [1, 2])).toEqual(
        new Map([
          [1, '1 at noon in 1'],
          [2, '2 at noon in 1'],
        ]),
      );
    expect(state.calculations).toEqual(['1 at noon', '2 at noon']);
    expect(await answers.read('noon', [2, 3])).toEqual(
      new Map([
        [2, '2 at noon in 1'],
        [3, '3 at noon in 1'],
      ]),
    );
    expect(state.calculations).toEqual(['1 at noon', '2 at noon', '3 at noon']);
  });

  test('are calculated again at the next tick, without a query for the version', async () => {
    const { answers, state } = createSource();
    await answers.read('noon', [1]);
    expect((await answers.read('later', [1])).get(1)).toBe('1 at later in 1');
    expect(state.versionReads).toBe(0);
  });

  test('are calculated again after a write within the tick', async () => {
    const { answers, state } = createSource();
    await answers.read('noon', [1, 2]);
    state.version = 2;
    expect((await answers.read('noon', [1])).get(1)).toBe('1 at noon in 2');
    expect((await answers.read('noon', [2])).get(2)).toBe('2 at noon in 2');
  });

  test('a query that saw more than the version before it does not keep the others', async () => {
    const { answers, state } = createSource();
    await answers.read('noon', [1]);
    const reading = answers.read('noon', [1, 2]);
    state.version = 2; // after the version was read, before the query for 2
    expect(await reading).toEqual(
      new Map([
        [1, '1 at noon in 1'],
        [2, '2 at noon in 2'],
      ]),
    );
    expect((await answers.read('noon', [1])).get(1)).toBe('1 at noon in 2');
  });

  test('are not kept above their size, and the next tick has room again', async () => {
    const { answers, state } = createSource();
    await answers.read('noon', [1, 2, 3, 4, 5]);
    await answers.read('noon', [1, 2, 3, 4, 5]);
    await answers.read('later', [5]);
    await answers.read('later', [5]);
    expect(state.calculations.slice(5)).toEqual(['5 at noon', '5 at later']);
  });

  test('without a version, or too large, are not kept', async () => {
    const { answers, state } = createSource();
    await answers.read('noon', [0]);
    await answers.read('noon', [0]);
    await answers.read('noon', [9]);
    await answers.read('noon', [9]);
    expect(state.calculations).toEqual(['0 at noon', '0 at noon', '9 at noon', '9 at noon']);
  });
});
