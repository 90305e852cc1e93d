/** The end of a number is enough to know it by. */
export const maskNumber = (destination: string): string => `•••• ${destination.slice(-4)}`;
