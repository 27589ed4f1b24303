/**
 * What the core looks up before a handler runs: each object an endpoint may name as its `owner`, who may access it, and
 * the input field with its id; a list of ids is in the field of that name plus an s, and each of them must pass. The
 * rules in SQL are in `server/services/ownership/ownership.ts`.
 */
export const idFieldOf = {
  /** A class the caller teaches, as its lead teacher or a co-teacher. */
  course: 'courseId',
  /** A class whose lead teacher is the caller. */
  ownCourse: 'courseId',
  /** An assignment of a class the caller teaches. */
  test: 'assignmentId',
  /** An assignment the caller is asked to look after. */
  offeredTest: 'assignmentId',
  /** A published assignment of the calling student. */
  assignedTest: 'assignmentId',
  /** A paper the caller may read: their own, or one shared with the school. */
  paper: 'paperId',
  /** The same, or one that was assigned to a class the caller teaches. */
  classPaper: 'paperId',
  /** A paper that is the caller's own. */
  ownPaper: 'paperId',
  /** A paper the caller may edit: their own, or a colleague's who lets them. */
  editedPaper: 'paperId',
  /** A question the caller may see and use: of the platform, or their own. */
  question: 'questionId',
  /** A teacher of the caller's school. */
  schoolTeacher: 'teacherId',
  /** A student in one of the caller's classes. */
  classStudent: 'studentId',
  /** A message in the caller's inbox. */
  message: 'messageId',
  /** A notice of the caller's school. */
  schoolNotice: 'noticeId',
  /** Feedback to the caller's school. */
  schoolFeedback: 'feedbackId',
  /** A class list uploaded by the caller, for a class they teach. */
  rosterImport: 'importId',
  /** A file with questions uploaded by the caller. */
  paperImport: 'paperImportId',
  /** Answer sheets of an assignment of a class the caller teaches. */
  scan: 'scanId',
} as const

export type ObjectOwner = keyof typeof idFieldOf

/** The input field with a list of an object's ids: `courseIds`. */
export const idsFieldOf = (owner: ObjectOwner): string => `${idFieldOf[owner]}s`
