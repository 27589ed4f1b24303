import * as z from 'zod/mini'
import { reportFamilies } from '#domain/report/families.ts'
import { statisticNames } from '#domain/statistics/score-summary.ts'
import { csv } from '#domain/wire/csv.ts'
import { id } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { markedAnswer } from '../schemas/marked-answers.ts'
import { markedPage } from '../schemas/marked-pages.ts'
import { keyedItem, keyedPaper } from '../schemas/papers.ts'
import { reportData, assignmentInfo } from '../schemas/assignments.ts'
import { exported, exportedRows, familyOfReport, ofStudent, oneTable, stretch } from '../schemas/report-inputs.ts'
import { answerToItem, studentTrend } from '../schemas/report-outputs.ts'
import { reportTable } from '../schemas/report-tables.ts'
import { nullableCrop } from '../schemas/scans.ts'

/** A class's results for one item, over marked submissions. */
export const itemReport = z.object({
  itemId: z.int(),
  no: z.int(),
  type: z.int(),
  kind: z.enum(['single', 'multiple', 'blank', 'number', 'written']),
  sectionText: z.string(),
  knowledge: z.string(),
  /** The book of the question's chapter; null for a question without a book. */
  bookId: z.nullable(z.int()),
  /** Full mark and mean in tenths; the mean rounded half away from zero to a tenth of a point. */
  score: z.int(),
  mean: z.nullable(z.int()),
  /** Mean over full mark in whole percent; null without submissions. */
  facility: z.nullable(z.int()),
  /** Hundredths, from -100 to 100; null under 10 submissions. */
  discrimination: z.nullable(z.int()),
  /** The answers given, most frequent first; letters of options for choices, at most 20 rows. */
  answers: z.array(z.object({ value: z.string(), count: z.int(), right: z.boolean() })),
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
  /**
   * Difference from this student's score in the class's previous assignment, in tenths of a percent of the full mark.
   */
  change: z.nullable(z.int()),
})

export type StudentReport = z.output<typeof studentReport>

export const classReport = z.object({
  assignment: assignmentInfo,
  paperTitle: z.string(),
  courseName: z.string(),
  /** The report families that apply to it. */
  families: z.array(z.enum(reportFamilies)),
  counts: reportData,
  /** Whether a sheet was of version B: its options have other letters than the items here. */
  hasVersionB: z.boolean(),
  /** Over marked submissions, in tenths, `passed` a number of students; null while there are none. */
  statistics: z.nullable(z.record(z.enum(statisticNames), z.int())),
  /** Marked submissions by percent of the full mark: under 60, 60–69, 70–79, 80–89, 90–100. */
  distribution: z.array(z.int()),
  items: z.array(itemReport),
  students: z.array(studentReport),
})

export type ClassReport = z.output<typeof classReport>

const workbook = { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const

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
  }),
  /** The class report as a workbook whose cells equal those on screen. */
  exportClass: endpoint({
    path: '/client/report/test/export',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'export',
    input: exportedRows,
    output: workbook,
  }),
  /** The same as a Word file. */
  wordOfClass: endpoint({
    path: '/client/report/test/export/word',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'export',
    input: exported,
    output: { file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  }),
  /** Reports to hand out, one per student in a single PDF: of these students, or of all who handed in. */
  handouts: endpoint({
    path: '/client/report/test/handouts',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'export',
    input: z.extend(exported, { uids: z.optional(csv(id)) }),
    output: { file: 'application/pdf' },
    errors: { notSubmitted: null, stillBlind: null },
  }),
  /**
   * The same report of the calling student, once published; with the mean of the class only if the teacher shows it to
   * students.
   */
  ownHandout: endpoint({
    path: '/client/student/test/result/report',
    access: 'student',
    effect: 'read',
    owner: 'assignedTest',
    input: z.object({ assignmentId: id }),
    output: { file: 'application/pdf' },
    errors: { notSubmitted: null, scoresNotPublished: null },
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
      answers: z.array(z.extend(markedAnswer, { crop: nullableCrop })),
    }),
    errors: { notSubmitted: null, stillBlind: null },
  }),
  /** The pages that a student's submission was read from, as they were marked; empty if it came from no sheet. */
  pages: endpoint({
    path: '/client/report/test/student/pages',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: z.object({ assignmentId: id, uid: id }),
    output: z.object({ pages: z.array(markedPage) }),
    errors: { notSubmitted: null, stillBlind: null },
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
      /** The question of the item. */
      questionId: z.int(),
      item: keyedItem,
      passage: z.string(),
      /** Over submissions handed in. */
      list: z.array(answerToItem),
    }),
    errors: { itemUnknown: null, stillBlind: null },
  }),
  /** One of the seven families of reports (specification §2 /report1-html to /report7-html), as tables. */
  family: endpoint({
    path: '/client/report/test/family',
    access: 'teacher',
    effect: 'read',
    owner: ['test', 'classStudent'],
    audit: 'read',
    input: familyOfReport,
    output: z.object({
      assignment: assignmentInfo,
      courseName: z.string(),
      /** The default one for its kind. */
      usual: z.enum(reportFamilies),
      /** Empty if the paper has no item of the family. */
      tables: z.array(reportTable),
    }),
    errors: { stillBlind: null },
  }),
  /** The same tables as a workbook. */
  exportFamily: endpoint({
    path: '/client/report/test/family/export',
    access: 'teacher',
    effect: 'read',
    owner: ['test', 'classStudent'],
    audit: 'export',
    input: familyOfReport,
    output: workbook,
    errors: { stillBlind: null },
  }),
  /** A class's assignments over time. */
  trend: endpoint({
    path: '/client/report/trend',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    input: stretch,
    output: z.extend(oneTable, { courseName: z.string() }),
  }),
  /** A class's students over time: who is ahead, who falls behind, what is missing. */
  progressList: endpoint({
    path: '/client/report/progress/list',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    audit: 'read',
    input: stretch,
    output: oneTable,
  }),
  /** A class's scores, one column per assignment. */
  scoreList: endpoint({
    path: '/client/report/score/list',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    audit: 'read',
    input: stretch,
    output: oneTable,
  }),
  /** What a class got wrong most often. */
  oftenWrong: endpoint({
    path: '/client/report/often-wrong',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    input: stretch,
    output: oneTable,
  }),
  /** One student of a class over all assignments, compared with the class. */
  studentTrend: endpoint({
    path: '/client/report/student/trend',
    access: 'teacher',
    effect: 'read',
    owner: ['course', 'classStudent'],
    audit: 'read',
    input: ofStudent,
    output: studentTrend,
    errors: { studentNotInClass: null },
  }),
  /** All assignments of one student of a class, compared with the class, as a workbook. */
  exportStudentTrend: endpoint({
    path: '/client/report/student/trend/export',
    access: 'teacher',
    effect: 'read',
    owner: ['course', 'classStudent'],
    audit: 'export',
    input: ofStudent,
    output: workbook,
    errors: { studentNotInClass: null },
  }),
  /** Assignments, students, frequent errors and scores of a class over time as a workbook. */
  exportTrack: endpoint({
    path: '/client/report/trend/export',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    audit: 'export',
    input: stretch,
    output: workbook,
  }),
} as const

/** The formats that a class's report can be exported to, in the order in which they are offered. */
export const reportFiles = { pdf: report.handouts, docx: report.wordOfClass, xlsx: report.exportClass } as const

export type ReportFormat = keyof typeof reportFiles

/** Whether a text of an address is one of them. */
export const isReportFormat = (text: string): text is ReportFormat => Object.hasOwn(reportFiles, text)
