import { withQuery } from './paths.ts'

/** How smart marking is opened (specification §2): '1' for what is open. */
export type ScanFlags = Partial<Readonly<Record<'canSmartMarkEntry' | 'useOldWordSentence' | 'useAnswerCard3', string>>>

/** Addresses that marking leads to from its own pages; those that any page leads to stand in `paths`. */
export const markingPaths = {
  /** What waits for marking in all classes. */
  pending: '/pending',
  /** Which assignments are marked without names, or by two persons. */
  rules: '/correct-html/blind/list',
  /** Changing what is right on a paper that was assigned, and what that does. */
  changeAnswer: (paperId: number) => withQuery('/smartCheckChangeAnswer', { paperId }),
  /** Answer sheets of one assignment that are read together. */
  scan: (scanId: number, flags: ScanFlags = {}) => withQuery('/smartpaper-v2-html/job', { scanId, ...flags }),
  /** The students of one assignment with their sheets. */
  scanStudents: (assignmentId: number, flags: ScanFlags = {}) =>
    withQuery('/smartpaper-v2-html/mark-list', { assignmentId, ...flags }),
  /** 选一张当答案: a filled sheet as the key of a paper. */
  keyPicture: (paperId: number) => withQuery('/smartpaper-v2-html/key', { paperId }),
  /** The same with the sheet of a pupil that is there. */
  keyOfStudent: (assignmentId: number, submissionId: number) =>
    withQuery('/smartpaper-v2-html/key', { assignmentId, submissionId }),
} as const
