import { readFileSync } from 'node:fs';
import path from 'node:path';
import { indexesOf } from '../../../tools/build/indexes';

const root = path.join(__dirname, '../../..');

test('the generated lists match their folders; otherwise run npm run generate', async () => {
  const indexes = await indexesOf(root);
  expect(indexes.length).toBeGreaterThan(0);
  for (const [file, text] of indexes)
    expect([file, readFileSync(path.join(root, file), 'utf8')]).toEqual([file, text]);
});
