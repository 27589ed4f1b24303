/** What was searched for last in one box, and how to change it. */
export interface SearchHistory {
  /** Newest first. */
  readonly entries: readonly string[]
  readonly remember: (text: string) => void
  readonly forget: (text: string) => void
  readonly clear: () => void
}
