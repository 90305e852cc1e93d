/** A client who copies strategies; nobody can sign in as them. */
export interface SeedCopier {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  /** The deposit into the account that the copies are paid from, in dollars. */
  readonly deposit: string;
}

/** A copy of a strategy, in dollars. */
export interface SeedCopy {
  readonly email: string;
  readonly strategy: string;
  readonly amount: string;
  /** Percent of the amount. */
  readonly stop: number;
  readonly multiplier: '0.5' | '1' | '1.5' | '2';
  readonly startedDaysAgo: number;
  /** Null if it still runs. */
  readonly endedDaysAgo: number | null;
}

const copier = (name: string, firstName: string, lastName: string, country: string, deposit: string): SeedCopier =>
  ({ email: `${name}@mail.example`, firstName, lastName, country, deposit });
const copy = (name: string, strategy: string, amount: string, stop: number, multiplier: SeedCopy['multiplier'], startedDaysAgo: number, endedDaysAgo: number | null): SeedCopy =>
  ({ email: `${name}@mail.example`, strategy, amount, stop, multiplier, startedDaysAgo, endedDaysAgo });

export const SEED_COPIERS: readonly SeedCopier[] = [
  copier('nora.haugen',      'Nora',   'Haugen',    'NO', '8000.00'),
  copier('tariq.aziz',       'Tariq',  'Aziz',      'AE', '9000.00'),
  copier('camila.rojas',     'Camila', 'Rojas',     'CL', '6000.00'),
  copier('kenji.mori',       'Kenji',  'Mori',      'JP', '12000.00'),
  copier('olivia.bennett',   'Olivia', 'Bennett',   'ZA', '7000.00'),
  copier('viktor.dragomir',  'Viktor', 'Dragomir',  'RO', '10000.00'),
];

/** Enough copies of two strategies to show the results of copiers, and too few of a third one. */
export const SEED_COPIES: readonly SeedCopy[] = [
  copy('nora.haugen',     'Meridian trend', '2500.00', 70, '1',   160, 70),
  copy('tariq.aziz',      'Meridian trend', '3000.00', 60, '1',   120, null),
  copy('camila.rojas',    'Meridian trend', '2000.00', 70, '1',   100, 45),
  copy('kenji.mori',      'Meridian trend', '5000.00', 80, '0.5', 84,  null),
  copy('olivia.bennett',  'Meridian trend', '2500.00', 50, '1.5', 66,  20),
  copy('viktor.dragomir', 'Meridian trend', '4000.00', 70, '1',   52,  null),
  copy('nora.haugen',     'Quiet gold',     '1500.00', 70, '1',   130, null),
  copy('tariq.aziz',      'Quiet gold',     '2000.00', 50, '1',   110, 40),
  copy('camila.rojas',    'Quiet gold',     '1200.00', 70, '1.5', 90,  30),
  copy('kenji.mori',      'Quiet gold',     '3000.00', 70, '1',   75,  null),
  copy('viktor.dragomir', 'Quiet gold',     '1800.00', 60, '2',   48,  null),
  copy('kenji.mori',      'Index swing',    '3000.00', 50, '1',   95,  null),
  copy('olivia.bennett',  'Index swing',    '2500.00', 50, '1',   60,  null),
];
