/** What is known of the code that a form speaks of. */
export interface SentState {
  /** The code that was sent last: its recipient, masked, and how many more can be sent; null without one. */
  readonly sent: { readonly recipient: string; readonly left: number } | null
  /** Until the next one can be sent; 0 when it can. */
  readonly secondsLeft: number
}
