/** Classes that were chosen outside the page, for whoever shows the class in hand. */
export interface CourseWishes {
  readonly wish: (courseId: number) => void
  /** Calls back with each; returns an unsubscribe function. */
  readonly follow: (choose: (courseId: number) => void) => () => void
}

export function createCourseWishes(): CourseWishes {
  const followers = new Set<(courseId: number) => void>()
  return {
    wish: (courseId) => {
      for (const choose of followers) choose(courseId)
    },
    follow: (choose) => {
      followers.add(choose)
      return () => void followers.delete(choose)
    },
  }
}
