/** Every key that the pages keep in local storage. Nothing else may be stored. */
export const storageKeys = {
  /** The class chosen last, by user. */
  lastCourse: (uid: number) => `podium.last-course.${uid}`,
  language: 'podium.language',
  /** Answers of a student's test, by user and test, until they are handed in. */
  answers: (uid: number, testId: number) => `podium.draft.answers.${uid}.${testId}`,
  /** A mark that could not be sent yet, by user, test and item. */
  marks: (uid: number, testId: number) => `podium.draft.marks.${uid}.${testId}`,
  /** What an area was asked to keep, by area and user. */
  areaDraft: (area: string, uid: number) => `podium.draft.area.${area}.${uid}`,
} as const
