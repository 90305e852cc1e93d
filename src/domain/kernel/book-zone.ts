/**
 * The zone of every range of days, and of the rows, file and print that belong to it. The gateway's days are UTC's, so
 * that a statement is the same wherever it is opened.
 */
export const BOOK_ZONE = 'UTC';
