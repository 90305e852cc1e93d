/** The median; NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  const sortedNumbers = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sortedNumbers.length / 2);
  const upper = sortedNumbers[middle] ?? NaN;
  return sortedNumbers.length % 2 === 1 ? upper : ((sortedNumbers[middle - 1] ?? NaN) + upper) / 2;
}
