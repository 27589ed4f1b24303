/** Changes to the teachers of a class, or to who looks after its assignments. */
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
 * What a message in a teacher's inbox is about: a notice of the school; an application for an account or feedback
 * waiting for the school's owner, or the reply to one's own feedback; students asking to join a class; colleagues
 * asking for one's students, and the outcome of one's own request; changes to the teachers of a class (one teaches it
 * now, has taken it over, no longer teaches it, or a colleague has left it); an assignment a colleague hands over, and
 * the outcome of one's own handover; changes to one's features.
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

/**
 * Kinds a teacher may switch off; school notices, requests of colleagues, and changes to their classes or features
 * always arrive.
 */
export const optionalMessageKinds = ['application', 'feedback', 'reply', 'join', 'courseLeft', 'functionEnds'] as const

export type OptionalMessageKind = (typeof optionalMessageKinds)[number]

/** Those that reach only a school's owner. */
const ownerKinds: readonly MessageKind[] = ['application', 'feedback']

/** The kinds that somebody can receive and may switch off. */
export const ownOptionalKinds = (isSchoolOwner: boolean): readonly OptionalMessageKind[] =>
  optionalMessageKinds.filter((kind) => isSchoolOwner || !ownerKinds.includes(kind))

/** Characters of a notice. */
export const noticeLimits = { title: 60, text: 2000, path: 300 } as const
