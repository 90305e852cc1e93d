import {
  DESTINATION_SETTINGS,
  WAYS_OUT,
  type ProofWithoutFactor,
  type SettingRule,
} from '../../gateway/money/ways-out.table';
import { code, table } from './markdown';

const WAIT = '`NEW_DESTINATION_WAIT_HOURS`';
const PROOFS: Readonly<Record<ProofWithoutFactor, string>> = { session: '–', password: 'password' };

const messageText = (notice: string | null) => (notice === null ? '–' : code(notice));

/** The policy for outgoing money: the ways out, and the settings that define its destinations. */
export function moneyTables(): string {
  const ways = Object.entries(WAYS_OUT).map(([way, rule]) => [
    code(way),
    'second factor',
    PROOFS[rule.knownProof],
    PROOFS[rule.newProof],
    rule.waits ? WAIT : '–',
    messageText(rule.notice),
    rule.dailyLimit,
    rule.levels.paid,
    rule.levels.unpaid,
  ]);
  const settings = Object.entries<SettingRule>(DESTINATION_SETTINGS).map(([setting, rule]) => [
    code(setting),
    'second factor',
    PROOFS[rule.firstProof],
    PROOFS[rule.changeProof],
    WAIT,
    code(rule.notice),
  ]);
  const withoutFactor = 'without a factor';
  return [
    '### Ways out',
    'A destination is known where money has reached it, or an address has passed its wait in the address book. The limit is in USD a day, counted over all ways; the level is the verification that the client needs. A document that is not approved blocks every way.',
    table(
      [
        'way',
        'with a factor',
        `${withoutFactor}: known`,
        `${withoutFactor}: new`,
        'wait of a new one',
        'message',
        'limit',
        'level: paid before',
        'level: not yet',
      ],
      ways,
    ),
    '### Settings of destinations',
    table(
      ['setting', 'with a factor', `${withoutFactor}: first`, `${withoutFactor}: change`, 'wait', 'message'],
      settings,
    ),
  ].join('\n\n');
}
