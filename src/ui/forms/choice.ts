/** A choice with its label. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** Choices under a heading. */
export interface ChoiceGroup {
  readonly label: string;
  readonly options: readonly Choice[];
}
