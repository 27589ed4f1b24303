import * as z from 'zod/mini'
import { assignmentLimits } from '#domain/assignments/limits.ts'
import { flag, id, instant } from '#domain/wire/scalars.ts'
import { optionalText } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { openItem, openPaper } from '../schemas/papers.ts'
import { nullableCrop } from '../schemas/scans.ts'
import { longestAnswer } from './student.ts'

/** State of an item's correction: still to be done, waiting for a teacher, right, or to be done again. */
const state = z.enum(['toDo', 'waiting', 'right', 'again'])

/** An item that lost marks, and its new answer; scores in tenths. */
const correctedItem = z.object({
  itemId: z.int(),
  before: z.string(),
  /** Where the first answer stands on its sheet. */
  crop: nullableCrop,
  score: z.int(),
  state,
  /** The last answer; empty before the first. */
  answer: z.string(),
  comment: z.string(),
})

export type CorrectedItem = z.output<typeof correctedItem>

/** A corrected answer that a teacher has to review, or has reviewed. */
const shownCorrection = z.object({
  submissionId: z.int(),
  realname: z.string(),
  item: openItem,
  before: z.string(),
  /** Where the first answer stands on its sheet. */
  crop: nullableCrop,
  answer: z.string(),
  answeredAt: instant,
  state,
  comment: z.string(),
})

export type ShownCorrection = z.output<typeof shownCorrection>

/** 订正: items that lost marks are answered again once the scores are out. The score stays as it is. */
export const correction = {
  /** The calling student's assignments with published scores and lost marks, the latest end first. */
  own: endpoint({
    path: '/client/student/correction/list',
    access: 'student',
    effect: 'read',
    owner: 'self',
    output: z.object({
      list: z.array(
        z.object({
          assignmentId: z.int(),
          assignmentName: z.string(),
          /** Items to be answered again, those of them that wait for a teacher, and those now right. */
          toDoCount: z.int(),
          waitingCount: z.int(),
          rightCount: z.int(),
        }),
      ),
    }),
  }),
  /** The items of one assignment that lost marks, with the paper without its key. */
  open: endpoint({
    path: '/client/student/correction/open',
    access: 'student',
    effect: 'read',
    owner: 'assignedTest',
    input: z.object({ assignmentId: id }),
    output: z.object({ assignmentName: z.string(), paper: openPaper, list: z.array(correctedItem) }),
    errors: { notSubmitted: null, scoresNotPublished: null },
  }),
  /** Answers an item again: marked at once if no person is needed, otherwise it waits for a teacher. */
  answer: endpoint({
    path: '/client/student/correction/save',
    access: 'student',
    effect: 'write',
    owner: 'assignedTest',
    holdsWork: true,
    input: z.object({
      assignmentId: id,
      itemId: id,
      answer: z.string().check(z.minLength(1), z.maxLength(longestAnswer)),
    }),
    output: z.object({ state }),
    errors: {
      notSubmitted: null,
      scoresNotPublished: null,
      notToCorrect: null,
      correctedAlready: null,
      answerInvalid: null,
    },
  }),
  /**
   * Corrections of an assignment that a person decides about: waiting ones first, the oldest first. Not while its names
   * are hidden: each has a name beside the answer that is marked.
   */
  list: endpoint({
    path: '/client/homework/test/correction/list',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: z.object({ assignmentId: id }),
    output: z.object({ list: z.array(shownCorrection) }),
    errors: { stillBlind: null },
  }),
  /** Decides whether the answer given at `answeredAt` is right; if not, it can be answered again, and its student reads why. */
  decide: endpoint({
    path: '/client/homework/test/correction/decide',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    audit: 'change',
    input: z.object({
      assignmentId: id,
      submissionId: id,
      itemId: id,
      answeredAt: instant,
      isRight: flag,
      comment: optionalText(assignmentLimits.correctionReason),
    }),
    errors: { notToCorrect: null, correctionChanged: null, stillBlind: null },
  }),
} as const
