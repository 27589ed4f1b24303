export interface CurrentClassInput {
  /** The classes that the teacher may work with, in the order of their list. */
  readonly courseIds: readonly number[]
  /** The one that was current last; null when none was. */
  readonly last: number | null
}

export interface CurrentClassContext {
  readonly courseIds: readonly number[]
  /** The current class. */
  readonly courseId: number | null
  /** Chosen and not in the list: it was opened a moment ago, here or elsewhere. */
  readonly wanted: number | null
}

export type CurrentClassEvent =
  /** The list has come anew. */
  | { readonly type: 'courses.changed'; readonly courseIds: readonly number[] }
  /** Here, in another tab, in the desktop host or in the page around the frame. */
  | { readonly type: 'course.choose'; readonly courseId: number }
  /** Who has no class opens the first one. */
  | { readonly type: 'course.open' }
  | { readonly type: 'course.cancel' }
