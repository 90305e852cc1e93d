/** Shows only the end of a number, by which its owner recognizes it. */
export const maskNumber = (destination: string): string => `•••• ${destination.slice(-4)}`;
