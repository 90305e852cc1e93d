import { csvFile, type CsvCell } from '../../domain/kernel/csv';
import { saveFile } from './save-file';

/** Saves rows as a CSV file for the spreadsheets of a culture, as a browser download. */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[], culture: string): void {
  saveFile(name, csvFile(rows, culture), 'text/csv;charset=utf-8');
}
