import { setTimeout as sleep } from 'node:timers/promises';
import { cacheAnswers } from '../../../gateway/kernel/cache-answers';

describe('a cached answer', () => {
  const countingCache = (ms: number, maxEntries = 10) => {
    const keys: string[] = [];
    const read = async (key: string) => {
      keys.push(key);
      if (key === 'broken') throw new Error('no database');
      return keys.length;
    };
    return { keys, find: cacheAnswers(read, (key) => key, { ttlMs: ms, maxEntries }) };
  };

  test('is shared by simultaneous and later callers', async () => {
    const { keys, find } = countingCache(60_000);
    expect(await Promise.all([find('a'), find('a'), find('b')])).toEqual([1, 1, 2]);
    expect(await find('a')).toBe(1);
    expect(keys).toEqual(['a', 'b']);
  });

  test('is read again when it is too old, or was replaced by newer ones', async () => {
    const old = countingCache(1);
    expect(await old.find('a')).toBe(1);
    await sleep(20);
    expect(await old.find('a')).toBe(2);
    const smallCache = countingCache(60_000, 2);
    for (const key of ['a', 'b', 'c', 'a']) await smallCache.find(key);
    expect(smallCache.keys).toEqual(['a', 'b', 'c', 'a']);
  });

  test('reaches its caller even if it was removed meanwhile', async () => {
    const { find } = countingCache(60_000, 1);
    expect(await Promise.all([find('a'), find('b')])).toEqual([1, 2]);
  });

  test('is never a failure', async () => {
    const { keys, find } = countingCache(60_000);
    await expect(find('broken')).rejects.toThrow('no database');
    await expect(find('broken')).rejects.toThrow('no database');
    expect(keys).toEqual(['broken', 'broken']);
  });
});
