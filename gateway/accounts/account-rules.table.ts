/** The most characters that a nickname may have. */
export const MAX_NICKNAME_LENGTH = 40;

/** Days during which an archived account can be restored. */
export const RESTORE_DAYS = 90;

/** The type of an account that copies a strategy: only its copy trades on it and moves its money. */
export const COPY_ACCOUNT_TYPE = 'Copy';

/** The most accounts of a kind that a client may have; archived accounts do not count. */
export const MAX_ACCOUNTS = Object.freeze({ live: 10, demo: 5 });
