import { withQuery } from './address.ts'

/** How smart marking is opened (specification §2): '1' for each open option. */
export type ScanFlags = Partial<Readonly<Record<'canSmartMarkEntry' | 'useOldWordSentence' | 'useAnswerCard3', string>>>

/** Addresses that only marking's own pages link to; those linked from anywhere are in `paths`. */
export const markingPaths = {
  /** Everything waiting to be marked, in all classes. */
  pending: '/pending',
  /** Which assignments are marked blind, or by two persons. */
  rules: '/correct-html/blind/list',
  /** The two marks of each answer of an assignment, and settling what nobody else can mark. */
  settle: (assignmentId: number) => withQuery('/correct-html/blind/list', { assignmentId }),
  /** Changing the right answers of an assigned paper, with the consequences. */
  changeAnswer: (paperId: number) => withQuery('/smartCheckChangeAnswer', { paperId }),
  /** Answer sheets of one assignment, read together. */
  scan: (scanId: number, flags: ScanFlags = {}) => withQuery('/smartpaper-v2-html/job', { scanId, ...flags }),
  /** The students of one assignment with their sheets. */
  scanStudents: (assignmentId: number, flags: ScanFlags = {}) =>
    withQuery('/smartpaper-v2-html/mark-list', { assignmentId, ...flags }),
  /** 选一张当答案: a filled sheet as the key of a paper. */
  keyPicture: (paperId: number) => withQuery('/smartpaper-v2-html/key', { paperId }),
  /** The same, with the sheet of an actual student. */
  keyOfStudent: (assignmentId: number, submissionId: number) =>
    withQuery('/smartpaper-v2-html/key', { assignmentId, submissionId }),
} as const
