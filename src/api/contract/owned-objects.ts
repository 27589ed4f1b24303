/**
 * What the core looks up before a handler runs: each object that an endpoint may name as its `owner`, who may touch it, and
 * the input field that holds its id; a list of ids stands in the field of that name with an s, and each of them must hold.
 * The rules in SQL stand in `server/services/ownership/ownership.ts`.
 */
export const idFieldOf = {
  /** A class that the caller teaches, as its lecturer or beside one. */
  course: 'courseId',
  /** A class whose lecturer the caller is. */
  ownCourse: 'courseId',
  /** An assignment of a class that the caller teaches. */
  test: 'assignmentId',
  /** An assignment that the caller is asked to look after. */
  offeredTest: 'assignmentId',
  /** A published assignment that was assigned to the calling student. */
  assignedTest: 'assignmentId',
  /** A paper that the caller may read: their own, or one that the school shares. */
  paper: 'paperId',
  /** A paper that the caller may change: their own. */
  ownPaper: 'paperId',
  /** A question that the caller may see and use: of the platform, or their own. */
  question: 'questionId',
  /** A teacher of the caller's school. */
  schoolTeacher: 'teacherId',
  /** A student in a class of the caller's. */
  classStudent: 'studentId',
  /** A message in the caller's box. */
  message: 'messageId',
  /** A notice of the caller's school. */
  schoolNotice: 'noticeId',
  /** A feedback to the caller's school. */
  schoolFeedback: 'feedbackId',
  /** A class list that the caller brought, of a class that they teach. */
  rosterImport: 'importId',
  /** A file with questions that the caller brought. */
  paperImport: 'paperImportId',
  /** Answer sheets of an assignment of a class that the caller teaches. */
  scan: 'scanId',
} as const

export type ObjectOwner = keyof typeof idFieldOf

/** The input field that holds a list of an object's ids: `courseIds`. */
export const idsFieldOf = (owner: ObjectOwner): string => `${idFieldOf[owner]}s`
