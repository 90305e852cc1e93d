import { csvFile, type CsvCell } from '../../domain/kernel/csv';

/** Saves rows as a CSV file for the spreadsheets of a culture, as a browser download. */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[], culture: string): void {
  const address = URL.createObjectURL(new Blob([csvFile(rows, culture)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
