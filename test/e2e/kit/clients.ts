/** Password of every demo client of the stand-in (D8). */
export const DEMO_PASSWORD = 'Portico-demo-1';
