/** An id as clients send it: PostgreSQL fails on other text in a column of ids, and accepts more forms than the contract. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
