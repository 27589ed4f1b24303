/** Recent searches of one search box, and how to change them. */
export interface SearchHistory {
  /** Newest first. */
  readonly entries: readonly string[]
  readonly remember: (text: string) => void
  readonly forget: (text: string) => void
  readonly clear: () => void
}
