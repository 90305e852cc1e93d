import type { Geo } from '@portico/portal';

/** Acme is licensed in Europe only, so every visitor counts as European and no call is made. */
export class TableGeo implements Geo {
  ip(): Promise<string | null> {
    return Promise.resolve(null);
  }

  continent(): Promise<string | null> {
    return Promise.resolve('EU');
  }
}
