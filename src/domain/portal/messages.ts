/** What changes in the teachers of a class, and in who looks after its assignments. */
const courseKinds = [
  'courseTeacher',
  'courseHandover',
  'courseRemoved',
  'courseLeft',
  'assignmentOffered',
  'assignmentTaken',
  'assignmentRefused',
] as const

export type CourseKind = (typeof courseKinds)[number]

export const isCourseKind = (kind: MessageKind): kind is CourseKind => courseKinds.some((one) => one === kind)

/**
 * What a message in a teacher's box tells: a notice of the school, an application for an account or a feedback that waits
 * for the school's owner, or the answer to one's own feedback; students who ask to join a class; colleagues
 * who ask for one's students, and what became of one's own asking; what changes in the teachers of a class (one teaches it
 * now, has got it, teaches it no more, or a colleague has left it); an assignment that a colleague hands over, and what became
 * of one's own; what changes in one's features.
 */
export const messageKinds = [
  'notice',
  'application',
  'feedback',
  'reply',
  'join',
  'studentsAsked',
  'studentsDecided',
  ...courseKinds,
  'functionGranted',
  'functionTaken',
  'functionEnds',
] as const

export type MessageKind = (typeof messageKinds)[number]

/** Kinds that a teacher may switch off; notices of the school, what colleagues ask for, and what changes
 * their classes or features, always arrive. */
export const optionalMessageKinds = ['application', 'feedback', 'reply', 'join', 'courseLeft', 'functionEnds'] as const

export type OptionalMessageKind = (typeof optionalMessageKinds)[number]

/** Those that reach a school's owner alone. */
const ownerKinds: readonly MessageKind[] = ['application', 'feedback']

/** The kinds that can reach somebody and that they may switch off. */
export const ownOptionalKinds = (isSchoolOwner: boolean): readonly OptionalMessageKind[] =>
  optionalMessageKinds.filter((kind) => isSchoolOwner || !ownerKinds.includes(kind))

/** Characters of a notice. */
export const noticeLimits = { title: 60, text: 2000, path: 300 } as const
