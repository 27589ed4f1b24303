export interface CurrentClassInput {
  /** The teacher's classes, in the order of their list. */
  readonly courseIds: readonly number[]
  /** The last current one; null if there was none. */
  readonly last: number | null
}

export interface CurrentClassContext {
  readonly courseIds: readonly number[]
  /** The current class. */
  readonly courseId: number | null
  /** Chosen but not in the list: it was opened a moment ago, here or elsewhere. */
  readonly wanted: number | null
}

export type CurrentClassEvent =
  /** The list was refreshed. */
  | { readonly type: 'courses.changed'; readonly courseIds: readonly number[] }
  /** From here, another tab, the desktop host or the page around the frame. */
  | { readonly type: 'course.choose'; readonly courseId: number }
  /** A teacher without a class opens the first one. */
  | { readonly type: 'course.open' }
  | { readonly type: 'course.cancel' }
