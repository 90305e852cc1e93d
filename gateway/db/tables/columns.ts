import { numeric, timestamp } from 'drizzle-orm/pg-core';

/** A timestamp; always set from the gateway's clock, never the database's. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Money as a decimal string; no fixed scale, so it keeps its currency's number of decimals. */
export const money = (name: string) => numeric(name, { mode: 'string' });
