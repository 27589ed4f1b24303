/** What is known about a form's code. */
export interface SentState {
  /** The last code sent: its masked recipient, and how many more can be sent; null if none was. */
  readonly sent: { readonly recipient: string; readonly left: number } | null
  /** Until the next one can be sent; 0 if it can be now. */
  readonly secondsLeft: number
}
