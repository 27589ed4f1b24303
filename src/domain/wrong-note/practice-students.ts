interface WrongItem {
  readonly questionId: number
  /** Students who got it wrong and have not mastered it. */
  readonly students: readonly { readonly uid: number }[]
}

/**
 * Who gets a practice of these questions: those who got questions of the group wrong twice or, if none of them is
 * concerned, all who have not mastered them; in any case only students with a wrong item that is in the practice.
 */
export function practiceStudents(
  items: readonly WrongItem[],
  questionIds: readonly number[],
  wrongTwice: readonly { readonly uid: number }[],
): readonly number[] {
  const practised = items.filter(({ questionId }) => questionIds.includes(questionId))
  const open = new Set(practised.flatMap(({ students }) => students.map(({ uid }) => uid)))
  const twice = wrongTwice.map(({ uid }) => uid).filter((uid) => open.has(uid))
  return twice.length > 0 ? twice : [...open]
}
