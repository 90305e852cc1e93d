import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../../docs/decisions');
const files = readdirSync(folder);
const numbers = files.map((file) => file.slice(0, 4));

/** The state of a decision, and the record that replaces it or a part of it. */
const STATUS = /^Status: (?:accepted|superseded by (\d{4})|accepted, partly superseded by (\d{4}) \(.+\))$/;

describe('the records of decisions', () => {
  test.each(files)('%s has a status, and is superseded only by a later record', (file) => {
    const [title, , status = ''] = readFileSync(path.join(folder, file), 'utf8').split('\n');
    expect(title).toMatch(/^# \S/);
    expect(status).toMatch(STATUS);
    const [, fully, partly] = STATUS.exec(status) ?? [];
    const laterRecord = fully ?? partly;
    if (laterRecord === undefined) return;
    expect(numbers).toContain(laterRecord);
    expect(Number(laterRecord)).toBeGreaterThan(Number(file.slice(0, 4)));
  });
});
