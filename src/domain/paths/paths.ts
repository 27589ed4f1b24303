import { withQuery } from './address.ts'

/** Which version of a paper is printed, if not the first, and whether the editor led there. */
interface PrintQuery {
  readonly version?: 'B' | undefined
  readonly from?: 'editor' | undefined
}

/** Paths of the portal (specification §2), for links and redirects. Those that the sign-in links to are `publicPaths`. */
export const paths = {
  demo: '/demo',
  /** Every shared widget, in the demo. */
  widgets: '/demo/widgets',
  /** The features open to the teacher, and until when. */
  features: '/personal-center/my-functions',
  /** The order of the spine's entries. */
  entries: '/personal-center/my-profile/entries',
  /** Where the account is signed in. */
  devices: '/personal-center/my-profile/devices',
  editPhone: '/course-manage/profile/edit/phone',
  editEmail: '/course-manage/profile/edit/email',
  profile: '/course-manage/profile',
  editPassword: '/course-manage/profile/edit/password',
  /** Teachers applying for an account; for the school's owner. */
  applications: '/school/applications',
  assignments: (courseId: number) => `/course/${courseId}/tasks`,
  /** The assignment list with one assignment's drawer open. */
  assignment: (courseId: number, assignmentId: number) => withQuery(`/course/${courseId}/tasks`, { assignmentId }),
  /** What was just saved or published, and what to do next. */
  assignmentSaved: (courseId: number, status: 'saved' | 'published', assignmentIds: readonly number[]) =>
    withQuery(`/course/${courseId}/homework/edit/success/${status}`, { assignmentIds: assignmentIds.join() }),
  /** The questions of an assignment on a projector. */
  projector: (courseId: number, assignmentId: number) => `/course/${courseId}/homework/${assignmentId}/screen`,
  /** Assignments that colleagues ask the teacher to take over. */
  handovers: '/handover',
  classes: '/classes-dialog',
  assign: '/paper-select',
  prepareLessons: '/prepare-lessons',
  myStudents: '/laoshi-magic/student',
  smartMark: '/smart-mark',
  wrongNote: '/wrong-note',
  /** Word books: of the class with what it gets wrong, and of each student. */
  words: (courseId: number | null) => ({
    ofClass: withQuery('/vocabulary-html', { courseId: courseId ?? undefined }),
    ofStudents: withQuery('/vocabulary-html', { courseId: courseId ?? undefined, page: 'personalized' }),
  }),
  composePaper: '/math-paper/compose-paper',
  mathsPapers: '/math-paper',
  taskTrack: '/report/task-track',
  snapshots: '/smartpaper-v2-html',
  /** Smart marking's own list, with its options. */
  markList: (options: Readonly<Record<string, string>>) => withQuery('/smartpaper-v2-html/mark-list', options),
  answerSheets: '/answer-sheet-html',
  createComposition: (courseId: number) => `/course/${courseId}/assignHomework/createCompositionByTemplate`,
  createAudio: '/create-audio-html',
  textbooks: '/keben',
  myPapers: '/my-paper',
  schoolPapers: '/paper-select/school-paper',
  /** Preview of one paper within its list. */
  paper: (paperId: number) => withQuery('/my-paper/paper-lib', { paperId }),
  /** The same, with the dialog that assigns it open. */
  assignPaper: (paperId: number) => withQuery('/my-paper/paper-lib', { paperId, assign: 1 }),
  /** A paper opened in the editor, in print, and its answer sheet. */
  editPaper: (paperId: number) => withQuery('/paper-editor', { paperId }),
  printPaper: (paperId: number, more: PrintQuery = {}) =>
    withQuery('/paper-editor/preview-paper-without', { paperId, ...more }),
  answerSheet: (paperId: number, more: PrintQuery = {}) => withQuery('/answer-sheet-html', { paperId, ...more }),
  /** Where questions are chosen for a new paper. */
  chooseQuestions: '/question-select',
  importPaper: '/import-paper',
  /** Marking by hand; `by` student goes through all items of one submission before the next. */
  marking: (
    assignmentId?: number,
    itemId?: number,
    more: { readonly by?: 'student'; readonly submissionId?: number } = {},
  ) => withQuery('/correct-html', { assignmentId, itemId, ...more }),
  report: (courseId: number, assignmentId: number) =>
    withQuery('/report-html', { type: 'studytask', scope: 'class', courseId, homeworkId: assignmentId }),
} as const
