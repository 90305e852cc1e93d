/** The form of an id in the contract. PostgreSQL accepts more forms, and fails on any other text in a column of ids. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
