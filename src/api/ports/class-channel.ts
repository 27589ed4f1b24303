/** A party outside the page that shares its current class: a desktop host, or the page around a frame. */
export interface ClassChannel {
  readonly tellCourse: (courseId: number | null) => void
  /** Calls back with the class chosen there; returns an unsubscribe function. */
  readonly onCourse: (listener: (courseId: number) => void) => () => void
}
