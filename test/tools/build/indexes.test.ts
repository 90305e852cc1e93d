import { readFileSync } from 'node:fs';
import path from 'node:path';
import { indexesOf } from '../../../tools/build/indexes';

const root = path.join(__dirname, '../../..');

test.each(indexesOf(root))('%s is what its folders hold; otherwise run npm run generate', (file, text) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toBe(text);
});
