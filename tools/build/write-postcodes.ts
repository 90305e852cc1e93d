import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { postcodeTable } from './postcodes';

/* `npm run postcodes`: writes the table of postcodes again after an update of their data. */

const root = path.join(import.meta.dirname, '../..');
await writeFile(path.join(root, 'src/domain/kernel/identifiers/postcodes.generated.ts'), postcodeTable(root));
