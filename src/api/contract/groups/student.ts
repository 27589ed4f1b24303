import * as z from 'zod/mini'
import { json } from '#domain/wire/json.ts'
import { flag, id } from '#domain/wire/scalars.ts'
import { idText } from '#domain/wire/id-in.ts'
import { endpoint } from '../endpoint.ts'
import { markedAnswer } from '../schemas/marked-answers.ts'
import { keyedPaper, openPaper } from '../schemas/papers.ts'
import { studentInfo } from '../schemas/people.ts'
import { pageReading } from '../schemas/scans.ts'
import { passwordChange, passwordChangeErrors } from '../schemas/sign-on.ts'
import { assignmentKind } from '../schemas/assignments.ts'

const ofAssignment = z.object({ assignmentId: id })

/** Longest answer, in characters. */
export const longestAnswer = 8_000

/** Answers by item id. */
const answers = json(z.record(z.string().check(z.regex(idText)), z.string().check(z.maxLength(longestAnswer))))

export const studentAssignment = z.object({
  assignmentId: z.int(),
  assignmentName: z.string(),
  courseName: z.string(),
  subjectId: z.int(),
  kind: assignmentKind,
  beginTime: z.string(),
  /** When the student's own time ends, or ended: early if the teacher ended it, or if a time limit is running. */
  endTime: z.string(),
  duration: z.nullable(z.int()),
  itemCount: z.int(),
  score: z.int(),
  /** `open` can be answered, `missed` was not handed in, `published` shows its score. */
  state: z.enum(['notStarted', 'open', 'missed', 'submitted', 'published']),
  started: z.boolean(),
  submittedAt: z.nullable(z.string()),
  /** Handed in by the service, as saved when the time was over. */
  isCollected: z.boolean(),
  /** The time is over, and saved answers will be handed in by the service in a moment. */
  isBeingCollected: z.boolean(),
  /** Tenths; only when published. */
  total: z.nullable(z.int()),
  /** A teacher sent a reminder, and the student has still not handed in. */
  reminded: z.boolean(),
  /** Why the work was sent back; null if it was not, or has been handed in again. */
  sentBack: z.nullable(z.string()),
})

export type StudentAssignment = z.output<typeof studentAssignment>

/** Student page. */
export const student = {
  info: endpoint({
    path: '/client/student/info',
    access: 'student',
    effect: 'read',
    owner: 'self',
    beforePasswordChange: true,
    output: studentInfo,
  }),
  /** Changes the password and signs out everywhere else; this browser gets a new session. */
  updatePassword: endpoint({
    path: '/client/student/pwd/update',
    access: 'student',
    effect: 'write',
    owner: 'self',
    beforePasswordChange: true,
    input: passwordChange,
    errors: passwordChangeErrors,
  }),
  logout: endpoint({
    path: '/client/student/logout',
    access: 'student',
    effect: 'write',
    owner: 'self',
    beforePasswordChange: true,
  }),
  assignments: endpoint({
    path: '/client/student/test/list',
    access: 'student',
    effect: 'read',
    owner: 'self',
    output: z.object({ list: z.array(studentAssignment) }),
  }),
  /**
   * Begins or resumes an assignment: the paper without its key, the saved answers, and the deadline. A time limit starts
   * only if `begins` says so; otherwise the student is told of it, with the minutes and the end of the assignment.
   */
  open: endpoint({
    path: '/client/student/test/open',
    access: 'student',
    effect: 'write',
    owner: 'assignedTest',
    input: z.object({ assignmentId: id, begins: flag }),
    output: z.object({
      assignmentName: z.string(),
      paper: openPaper,
      draft: z.record(z.string(), z.string()),
      deadline: z.string(),
      now: z.string(),
    }),
    errors: {
      notYetOpen: null,
      closed: null,
      alreadySubmitted: null,
      notBegun: z.object({ assignmentName: z.string(), duration: z.int(), endTime: z.string() }),
    },
  }),
  /** Saves answers while the student is working; items not named keep theirs. */
  saveDraft: endpoint({
    path: '/client/student/test/draft/save',
    access: 'student',
    effect: 'write',
    owner: 'assignedTest',
    holdsWork: true,
    input: z.object({ assignmentId: id, answers }),
    /** `deadline` as in `open`: a teacher may have changed it meanwhile. */
    output: z.object({ savedAt: z.string(), deadline: z.string() }),
    errors: { notYetOpen: null, closed: null, alreadySubmitted: null, answerUnknown: null, answerInvalid: null },
  }),
  /** Hands in, once: the saved answers overridden by these. */
  submit: endpoint({
    path: '/client/student/test/submit',
    access: 'student',
    effect: 'write',
    owner: 'assignedTest',
    holdsWork: true,
    input: z.object({ assignmentId: id, answers }),
    output: z.object({ submittedAt: z.string(), answered: z.int(), itemCount: z.int() }),
    errors: { notYetOpen: null, closed: null, alreadySubmitted: null, answerUnknown: null, answerInvalid: null },
  }),
  /** Score and right answers, once published. */
  result: endpoint({
    path: '/client/student/test/result',
    access: 'student',
    effect: 'read',
    owner: 'assignedTest',
    input: ofAssignment,
    output: z.object({
      assignmentName: z.string(),
      total: z.int(),
      submittedAt: z.string(),
      paper: keyedPaper,
      answers: z.array(markedAnswer),
    }),
    errors: { notSubmitted: null, scoresNotPublished: null },
  }),
  /** The sheets behind the answers, page by page, with the score of each answer; empty if answered on the page. */
  pages: endpoint({
    path: '/client/student/test/pages',
    access: 'student',
    effect: 'read',
    owner: 'assignedTest',
    input: ofAssignment,
    output: z.object({
      pages: z.array(
        z.object({
          scanPageId: z.int(),
          sheetPage: z.int(),
          marks: z.array(
            z.object({
              itemId: z.int(),
              no: z.int(),
              area: pageReading.shape.area,
              score: z.nullable(z.int()),
              full: z.int(),
            }),
          ),
        }),
      ),
    }),
    errors: { notSubmitted: null, scoresNotPublished: null },
  }),
  /** The calling student's published scores, the oldest end first; tenths. */
  trend: endpoint({
    path: '/client/student/test/trend',
    access: 'student',
    effect: 'read',
    owner: 'self',
    output: z.object({
      list: z.array(
        z.object({
          assignmentId: z.int(),
          assignmentName: z.string(),
          /** Of its class: a line through two subjects would show falls and rises that there are not. */
          subjectId: z.int(),
          /** The end, or earlier if it was ended by hand. */
          endTime: z.string(),
          total: z.int(),
          score: z.int(),
          /** Mean of the marked submissions; only if the teacher shows it. */
          mean: z.nullable(z.int()),
          /** The z-score within the class in hundredths; only with the mean, and among 10 or more. */
          zScore: z.nullable(z.int()),
        }),
      ),
    }),
  }),
  /** Records that the student has seen the score: from then on it cannot be withdrawn. */
  resultSeen: endpoint({
    path: '/client/student/test/result/seen',
    access: 'student',
    effect: 'write',
    owner: 'assignedTest',
    input: ofAssignment,
    errors: { scoresNotPublished: null },
  }),
} as const
