import type { Prefix } from '../../../domain/culture/prefixes.table';
import type { EntryLink } from '../../../domain/session/entry-link';
import { port } from '../../kernel/port';

/** The language prefix of the launch address, "" if it has none. */
export type LaunchPrefix = Prefix | '';
export const LaunchPrefix = port<LaunchPrefix>('OpeningPrefix');

/** Reads the launch address as a link, which may lead to any of these paths. */
export type ReadEntryLink = (accountPaths: readonly string[]) => EntryLink;
export const ReadEntryLink = port<ReadEntryLink>('ReadEntryLink');

/** Path and query of the launch address, without a token. */
export type LaunchUrl = string;
export const LaunchUrl = port<LaunchUrl>('OpeningAddress');
