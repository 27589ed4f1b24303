import * as z from 'zod/mini'
import { id } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { keyedItem, keyedPaper } from '../schemas/papers.ts'
import { reportData, assignmentInfo } from '../schemas/assignments.ts'

const answerCount = z.object({ value: z.string(), count: z.int() })

/** How a class did on one item, over marked submissions. */
export const itemReport = z.object({
  itemId: z.int(),
  no: z.int(),
  type: z.int(),
  kind: z.enum(['single', 'multiple', 'blank', 'number', 'written']),
  sectionText: z.string(),
  knowledge: z.string(),
  /** The book of whose chapter the question is; null for one of no book. */
  bookId: z.nullable(z.int()),
  /** Full mark and mean in tenths; the mean rounded half away from zero to a tenth of a point. */
  score: z.int(),
  mean: z.nullable(z.int()),
  /** Mean over full mark in whole percent; null without submissions. */
  facility: z.nullable(z.int()),
  /** Hundredths, from -100 to 100; null under 10 submissions. */
  discrimination: z.nullable(z.int()),
  /** What was answered, most frequent first; letters of options for choices, at most 20 rows. */
  answers: z.array(z.extend(answerCount, { right: z.boolean() })),
})

export type ItemReport = z.output<typeof itemReport>

export const studentReport = z.object({
  uid: z.int(),
  username: z.string(),
  realname: z.string(),
  state: z.enum(['unsubmitted', 'unmarked', 'marked']),
  submittedAt: z.nullable(z.string()),
  /** 1 is best, equal scores share a rank; null unless marked. */
  rank: z.nullable(z.int()),
  /** Tenths; null unless marked (total, written) or submitted (objective). */
  total: z.nullable(z.int()),
  objective: z.nullable(z.int()),
  written: z.nullable(z.int()),
  /** Difference to this student's score in the class's assignment before, in tenths of a percent of the full mark. */
  change: z.nullable(z.int()),
})

export type StudentReport = z.output<typeof studentReport>

export const classReport = z.object({
  assignment: assignmentInfo,
  paperTitle: z.string(),
  courseName: z.string(),
  counts: reportData,
  /** Over marked submissions, tenths; null while there are none. */
  statistics: z.nullable(
    z.object({
      mean: z.int(),
      median: z.int(),
      deviation: z.int(),
      highest: z.int(),
      lowest: z.int(),
      passed: z.int(),
    }),
  ),
  /** Marked submissions by percent of the full mark: under 60, 60–69, 70–79, 80–89, 90–100. */
  distribution: z.array(z.int()),
  items: z.array(itemReport),
  students: z.array(studentReport),
})

export type ClassReport = z.output<typeof classReport>

/** An answer with its mark, by item. */
export const markedAnswer = z.object({
  itemId: z.int(),
  value: z.string(),
  score: z.nullable(z.int()),
  criteria: z.nullable(z.array(z.int())),
  comment: z.string(),
})

/** Report service (specification §7 Catalogued service areas). */
export const report = {
  class: endpoint({
    path: '/client/report/test/class',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: z.object({ assignmentId: id }),
    output: classReport,
    errors: {},
  }),
  /** The class report as a workbook whose cells equal the screen. */
  exportClass: endpoint({
    path: '/client/report/test/export',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'export',
    input: z.object({ assignmentId: id }),
    output: { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    errors: {},
  }),
  /** One student's submission, item by item. */
  student: endpoint({
    path: '/client/report/test/student',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: z.object({ assignmentId: id, uid: id }),
    output: z.object({
      realname: z.string(),
      username: z.string(),
      submittedAt: z.string(),
      paper: keyedPaper,
      answers: z.array(markedAnswer),
    }),
    errors: { notSubmitted: null },
  }),
  /** One item: the question, and who answered what. */
  item: endpoint({
    path: '/client/report/test/item',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: z.object({ assignmentId: id, itemId: id }),
    output: z.object({
      item: keyedItem,
      passage: z.string(),
      /** Over submitted submissions. */
      list: z.array(
        z.object({
          uid: z.int(),
          username: z.string(),
          realname: z.string(),
          value: z.string(),
          score: z.nullable(z.int()),
        }),
      ),
    }),
    errors: { itemUnknown: null },
  }),
} as const
