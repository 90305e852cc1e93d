import { createContext } from 'react';
import type { BOOK_ZONE } from '../../domain/kernel/book-zone';

/** The zone of a page's instants: the zone of its range of days if it has one, else the browser's. */
export const PageZone = createContext<typeof BOOK_ZONE | undefined>(undefined);
