import { numeric, timestamp } from 'drizzle-orm/pg-core';

/** An instant; always written from the gateway's clock, never from the database's. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Money as a decimal string; without a fixed scale, so that it keeps the digits of its currency. */
export const money = (name: string) => numeric(name, { mode: 'string' });
