/** Somebody outside the page with whom it agrees on the current class: a desktop host, or the page around a frame. */
export interface ClassChannel {
  readonly tellCourse: (courseId: number | null) => void
  /** Calls back with the class that was chosen there; returns an unsubscribe function. */
  readonly onCourse: (listener: (courseId: number) => void) => () => void
}
