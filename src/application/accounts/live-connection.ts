import { isNotFound, isPortalError } from '../../domain/kernel/errors';
import { reconnectDelay } from '../../domain/kernel/reconnect';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import type { Tabs } from '../kernel/ports/tabs';
import type { LiveEvent, LiveFigures } from './ports/live-figures';

/** Milliseconds between two fetches of the accounts if the gateway has no stream. */
const POLL_MS = 30_000;

/** Without an event for this time the stream counts as delayed: the gateway sends one at least every few seconds. */
const SILENCE_MS = 15_000;

/** For this time after the first event, answers may arrive to calls that were made before it. */
const LATE_ANSWERS_MS = 15_000;

/** Heartbeats to the other tabs for each fetch without a stream. */
const HEARTBEATS_PER_POLL = 6;

/** Message between the tabs of a group; `polling` is the heartbeat without a stream, `poll` refetches the accounts. */
export type TabMessage = LiveEvent | { readonly kind: 'polling' | 'poll' };

export interface ConnectionPorts {
  live: LiveFigures;
  tabs: Tabs;
  clock: Clock;
  page: Page;
}

/**
 * The client's tabs on one stream: the leading tab reads it, reconnects after a failure, and forwards each event to the
 * others. Without a stream, or while a proxy on the way delays it, it sends them the pace of the polling.
 */
export class LiveConnection {
  #lastEventId: string | null = null;
  /** True until the first event after the tab has joined or is shown again: earlier changes have no event here. */
  #hasGap = true;
  /** The events since then, as long as late answers may arrive: their ids, and the time of the first one. */
  #eventsSinceGap: { readonly ids: string[]; readonly since: number } = { ids: [], since: 0 };
  #tellsStates = false;
  readonly #ports: ConnectionPorts;

  constructor(ports: ConnectionPorts) {
    this.#ports = ports;
  }

  /** Joins the tabs of a client. Returns a function that leaves them. */
  join(clientId: number, onMessage: (message: TabMessage) => void): () => void {
    const handleMessage = (message: TabMessage) => {
      const isOutdated = 'id' in message && message.id !== null && this.#accept(message.id);
      onMessage(message);
      if (isOutdated && message.kind !== 'reset') onMessage({ kind: 'reset', id: null, at: message.at });
    };
    this.#hasGap = true;
    const stopWatching = this.#ports.page.onReturn(() => (this.#hasGap = true));
    const leave = this.#ports.tabs.join(`live-${clientId}`, {
      lead: (broadcast, signal) =>
        this.#lead((message) => {
          handleMessage(message);
          broadcast(message);
        }, signal),
      onMessage: (message) => handleMessage(message as TabMessage),
    });
    return () => {
      leave();
      stopWatching();
      this.#lastEventId = null;
    };
  }

  /** Remembers an event's id. Returns true if lists on this page may be of an earlier state than the event. */
  #accept(id: string): boolean {
    const states = this.#ports.live.takeAnsweredStates?.() ?? [];
    this.#tellsStates ||= states.length > 0;
    const previousState = this.#lastEventId?.replace(/^[^-]*-/, '');
    this.#lastEventId = id;
    const now = this.#ports.clock.now();
    if (this.#hasGap) {
      this.#hasGap = false;
      this.#eventsSinceGap = { ids: [id], since: now };
      const earlierStates = previousState === undefined ? states : [...states, previousState];
      return this.#tellsStates && earlierStates.some((state) => !id.endsWith(`-${state}`));
    }
    const { ids, since } = this.#eventsSinceGap;
    if (now - since > LATE_ANSWERS_MS) return false;
    ids.push(id);
    // A state without an event is older than the first event: the changes in between had no event.
    return states.some((state) => ids.every((knownId) => !knownId.endsWith(`-${state}`)));
  }

  async #lead(sendMessage: (message: TabMessage) => void, signal: AbortSignal): Promise<void> {
    const silence = this.#watchSilence(sendMessage, signal);
    for (let failures = 0; !signal.aborted; failures += 1) {
      silence.expectEvent();
      const wait = await this.#read((event) => {
        failures = 0;
        silence.stop();
        silence.expectEvent();
        sendMessage(event);
      }, signal);
      if (wait === 'no stream') {
        silence.stop();
        return this.#poll(sendMessage, signal);
      }
      await this.#pause(Math.max(reconnectDelay(failures, Math.random()), wait), signal);
    }
  }

  /**
   * Polls while an expected event is missing. A stream that fails repeatedly without an event is as silent as an open
   * one, so a new attempt does not restart the wait.
   */
  #watchSilence(
    sendMessage: (message: TabMessage) => void,
    signal: AbortSignal,
  ): { expectEvent(): void; stop(): void } {
    let polling: AbortController | null = null;
    let cancelWait: (() => void) | null = null;
    const stop = () => {
      cancelWait?.();
      polling?.abort();
      cancelWait = polling = null;
    };
    const expectEvent = () => {
      if (signal.aborted || cancelWait) return;
      cancelWait = this.#ports.clock.after(SILENCE_MS, () => {
        polling = new AbortController();
        void this.#poll(sendMessage, polling.signal, 'at once');
      });
    };
    signal.addEventListener('abort', stop);
    return { expectEvent, stop };
  }

  /** Reads the stream until it ends or fails; resolves to the milliseconds to wait, as the gateway requests. */
  async #read(onEvent: (event: LiveEvent) => void, signal: AbortSignal): Promise<number | 'no stream'> {
    try {
      await this.#ports.live.follow(this.#lastEventId, onEvent, signal);
    } catch (error) {
      if (!isPortalError(error)) throw error;
      if (isNotFound(error)) return 'no stream';
      return error.retryAfterMs ?? 0;
    }
    return 0;
  }

  /** @param first whether the accounts are fetched now; without a stream, the page has just read them. */
  async #poll(
    sendMessage: (message: TabMessage) => void,
    signal: AbortSignal,
    first: 'at once' | 'later' = 'later',
  ): Promise<void> {
    for (let heartbeats = first === 'later' ? 1 : HEARTBEATS_PER_POLL; !signal.aborted; heartbeats += 1) {
      sendMessage({ kind: heartbeats % HEARTBEATS_PER_POLL === 0 ? 'poll' : 'polling' });
      await this.#pause(POLL_MS / HEARTBEATS_PER_POLL, signal);
    }
  }

  /** Waits; ends early when the connection is back or this tab's turn ends. */
  #pause(ms: number, signal: AbortSignal): Promise<void> {
    const { clock, page } = this.#ports;
    return new Promise((resolve) => {
      const finish = () => {
        cancel();
        stopListening();
        signal.removeEventListener('abort', finish);
        resolve();
      };
      const cancel = clock.after(ms, finish);
      const stopListening = page.onConnectionChange(() => page.online && finish());
      signal.addEventListener('abort', finish);
      if (signal.aborted) finish();
    });
  }
}
