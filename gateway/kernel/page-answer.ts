/** A page of a list; the cursor of the next page is sent beside `result`. */
export class PageAnswer<Result> {
  constructor(
    readonly result: Result,
    /** The cursor of the next page; `null` on the last. */
    readonly next: string | null,
    /** The totals of the whole list; `null` on all pages but the first, and for a list without totals. */
    readonly totals: object | null = null,
  ) {}
}
