import { makeAutoObservable, runInAction } from 'mobx';
import { isLongerThan } from '../../domain/kernel/identifiers/length';
import { labelOf } from '../../domain/kernel/label';
import { MAX_LINK_NAME_LENGTH, type ReferralLink } from '../../domain/partnership/partnership';
import { isRefusedAs } from '../kernel/form-problem';
import type { Page } from '../kernel/ports/page';
import { Submission } from '../kernel/submission';
import type { Queries } from '../remote/queries';
import type { Partners } from './ports/partners';

/** A change of links that a dialog prepares. */
export type LinkEdit =
  | { readonly action: 'add' }
  | { readonly action: 'rename' | 'archive'; readonly link: ReferralLink };

/** Adding, renaming and archiving a partner's links. */
export class PartnerLinksStore {
  editing: LinkEdit | null = null;
  name = '';
  nameIssue: 'missing' | 'taken' | null = null;
  readonly submission: Submission;
  readonly #partners: Partners;
  readonly #queries: Queries;

  constructor(partners: Partners, queries: Queries, page: Page) {
    this.#partners = partners;
    this.#queries = queries;
    this.submission = new Submission(page);
    makeAutoObservable(this);
  }

  edit(editing: LinkEdit): void {
    this.editing = editing;
    this.name = editing.action === 'rename' ? (editing.link.name ?? '') : '';
    this.nameIssue = null;
    this.submission.clear();
  }

  stop(): void {
    this.editing = null;
  }

  /** A name that was typed would be lost. */
  get hasUnsentName(): boolean {
    const { editing } = this;
    if (!editing || editing.action === 'archive') return false;
    return labelOf(this.name) !== (editing.action === 'rename' ? editing.link.name : '');
  }

  setName(name: string): void {
    this.name = name;
    this.nameIssue = null;
  }

  /** Carries the change out; the dialog stays open if it was refused. */
  async confirm(): Promise<void> {
    const { editing } = this;
    if (!editing) return;
    const name = labelOf(this.name);
    if (editing.action !== 'archive') {
      if (name === '') this.nameIssue = 'missing';
      if (name === '' || isLongerThan(name, MAX_LINK_NAME_LENGTH)) return;
    }
    const isDone = await this.submission.run(
      () => this.#change(editing, name),
      (problem) => {
        if (!isRefusedAs(problem, 'duplicate')) return false;
        this.nameIssue = 'taken';
        return true;
      },
    );
    if (!isDone) return;
    runInAction(() => this.stop());
    this.#queries.invalidate(['partnership']);
  }

  #change(editing: LinkEdit, name: string): Promise<unknown> {
    switch (editing.action) {
      case 'add':
        return this.#partners.addLink(name);
      case 'rename':
        return this.#partners.renameLink(editing.link.id, name);
      case 'archive':
        return this.#partners.archiveLink(editing.link.id);
    }
  }
}
