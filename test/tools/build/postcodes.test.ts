import { readFileSync } from 'node:fs';
import path from 'node:path';
import { postcodeTable } from '../../../tools/build/postcodes';

const root = path.join(__dirname, '../../..');

test('the table of postcodes matches its data; otherwise run npm run postcodes', () => {
  const table = readFileSync(path.join(root, 'src/domain/kernel/identifiers/postcodes.generated.ts'), 'utf8');
  expect(table).toBe(postcodeTable(root));
});
