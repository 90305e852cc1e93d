import { makeAutoObservable, reaction } from 'mobx';
import type { RouteKey } from '../../domain/access/routes.table';
import type { ReAssessment } from '../../domain/client/user-setting';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import { formatSeen, parseSeen, pruneSeen, withSeen } from '../../domain/reminder/reassessment-seen';
import { reassessmentPath, resolveReminders, type Reminders } from '../../domain/reminder/resolve-reminders';
import type { Clock } from '../kernel/ports/clock';
import type { Navigation } from '../kernel/core-ports/navigation';
import type { LocalStore } from '../kernel/ports/storage';
import type { ClientStore } from '../client/client-store';
import type { CompanyStore } from '../session/company-store';
import type { LayoutStore } from '../kernel/layout-store';

const OPEN_ACCOUNT: RouteKey = 'open-investment-account';

/** Reminders of the shell: re-assessments, and an account that is not opened yet (R2.7). */
export class ReminderStore {
  /** The layout's `showVerifyModal` (R3). */
  verifyFlag = true;
  private route: RouteKey | undefined = undefined;
  private seenText: string | null;
  /** The popup that was opened last, and for whom. */
  private openedPopup: { userId: number; typeId: number } | null = null;
  #cancelFlag: () => void = () => undefined;
  readonly #local: LocalStore;
  readonly #clock: Clock;
  readonly #navigation: Navigation;
  readonly #client: ClientStore;
  readonly #company: CompanyStore;
  readonly #layout: LayoutStore;

  constructor(
    local: LocalStore,
    clock: Clock,
    navigation: Navigation,
    client: ClientStore,
    company: CompanyStore,
    layout: LayoutStore,
  ) {
    this.#local = local;
    this.#clock = clock;
    this.#navigation = navigation;
    this.#client = client;
    this.#company = company;
    this.#layout = layout;
    this.seenText = local.get('reassessmentSeen');
    makeAutoObservable(this);
  }

  /**
   * Opens popups one after another while the shell is on screen, and forgets seen ones once they are no longer required.
   * Returns a function that stops it.
   */
  watch(): () => void {
    const disposers = [
      this.#local.onForeignChange(() => this.readSeen()),
      reaction(
        () => this.requiredPopups,
        (popups) => popups && this.pruneSeenPopups(popups),
        { fireImmediately: true },
      ),
      reaction(
        () => (this.popup ? undefined : this.duePopup?.typeId),
        (typeId) => typeId !== undefined && this.open(typeId),
        { fireImmediately: true },
      ),
    ];
    return () => disposers.forEach((stop) => stop());
  }

  setRoute(route: RouteKey | undefined): void {
    this.route = route;
    if (route === OPEN_ACCOUNT) this.openedPopup = null;
  }

  /** Lines that are visible, or soon will be again. The page reserves their space, so that nothing jumps. */
  get expectedLines(): Pick<Reminders, 'alerts' | 'verifyBanner'> {
    return this.remindersFor(true) ?? { alerts: [], verifyBanner: false };
  }

  /**
   * Part of the page's first rendering: an element that is added above a page later would be its largest paint
   * (docs/performance.md).
   */
  get alerts(): readonly ReAssessment[] {
    return this.expectedLines.alerts;
  }

  /** True for the first 2 s of the shell, in which no reminder is an alert or a popup (D5 "first-load flag"). */
  get isFirstLoad(): boolean {
    return !this.#layout.isSettled;
  }

  /** The popup that is open. */
  get popup(): ReAssessment | undefined {
    const { openedPopup, setting } = this;
    if (!openedPopup || openedPopup.userId !== setting?.id || this.route === OPEN_ACCOUNT) return undefined;
    return setting.reAssessmentResult.find(({ typeId }) => typeId === openedPopup.typeId);
  }

  get verifyBanner(): boolean {
    return this.remindersFor(this.verifyFlag)?.verifyBanner ?? false;
  }

  closePopup(): void {
    this.openedPopup = null;
  }

  updateToday(): void {
    const { popup } = this;
    this.openedPopup = null;
    if (popup) this.#navigation.go(reassessmentPath(popup.typeId));
  }

  /**
   * Reloads the client's setting on open-investment-account, since the client may just have finished there; the banner
   * waits 3 s for it (R2.4, D5).
   */
  onMenuEntryClick(): void {
    if (this.route !== OPEN_ACCOUNT) return;
    this.#client.retry();
    this.#cancelFlag();
    this.setFlag(false);
    this.#cancelFlag = this.#clock.after(CONSTANTS.verifyFlagMs, () => this.setFlag(true));
  }

  private get setting() {
    return this.#client.setting;
  }

  /** None in the shell's first 2 s. */
  private get duePopup(): ReAssessment | undefined {
    return this.isFirstLoad ? undefined : this.remindersFor(this.verifyFlag)?.popups[0];
  }

  private remindersFor(verifyFlag: boolean): Reminders | undefined {
    const { setting, route } = this;
    if (!setting) return undefined;
    return resolveReminders({
      variant: this.#company.variant,
      route,
      userId: setting.id,
      isOpenAccount: setting.isOpenAccount,
      verifyFlag,
      reassessments: setting.reAssessmentResult,
      seenPopups: parseSeen(this.seenText),
    });
  }

  /** The required popups, with their client. */
  private get requiredPopups(): { userId: number; typeIds: readonly number[] } | undefined {
    const { setting } = this;
    if (!setting) return undefined;
    const requiredPopups = setting.reAssessmentResult.filter(({ showPopup }) => showPopup);
    return { userId: setting.id, typeIds: requiredPopups.map(({ typeId }) => typeId) };
  }

  private open(typeId: number): void {
    const { setting } = this;
    if (!setting) return;
    this.openedPopup = { userId: setting.id, typeId };
    this.readSeen();
    this.writeSeen(formatSeen(withSeen(parseSeen(this.seenText), setting.id, typeId)));
  }

  private pruneSeenPopups({ userId, typeIds }: { userId: number; typeIds: readonly number[] }): void {
    this.readSeen();
    this.writeSeen(formatSeen(pruneSeen(parseSeen(this.seenText), userId, typeIds)));
  }

  private readSeen(): void {
    this.seenText = this.#local.get('reassessmentSeen');
  }

  private writeSeen(value: string): void {
    if (value === (this.seenText ?? '')) return;
    this.seenText = value;
    if (value === '') this.#local.remove('reassessmentSeen');
    else this.#local.set('reassessmentSeen', value);
  }

  private setFlag(isSet: boolean): void {
    this.verifyFlag = isSet;
  }
}
