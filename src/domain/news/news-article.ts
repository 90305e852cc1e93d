/** A part of an article's body; its texts are plain text. */
export type NewsBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** `by` is the person or paper that is quoted. */
  | { readonly kind: 'quote'; readonly text: string; readonly by: string | null }
  | {
      readonly kind: 'table';
      readonly caption: string | null;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** `alt` describes the picture for those who do not see it. */
  | {
      readonly kind: 'figure';
      readonly image: string;
      readonly alt: string;
      readonly caption: string | null;
    };
