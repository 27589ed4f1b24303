import * as z from 'zod/mini'
import { taskLimits } from '#domain/tasks/limits.ts'
import { csv, csvSet } from '#domain/wire/csv.ts'
import { id, instant, intBetween } from '#domain/wire/scalars.ts'
import { optionalText, text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { page, pager } from '../schemas/paging.ts'
import { taskKind, taskType, testRow } from '../schemas/tests.ts'

const ofTest = z.object({ testId: id })

/** Tests or classes, as many as one paper goes to at once. */
const severalIds = csvSet(id).check(z.minLength(1), z.maxLength(taskLimits.classes))

const ofTests = z.object({ testIds: severalIds })

/** The class that an error is about. */
const ofCourse = z.object({ courseId: z.int() })

/** Where one student stands with one test. */
export const testStudent = z.object({
  uid: z.int(),
  username: z.string(),
  realname: z.string(),
  state: z.enum(['unsubmitted', 'unmarked', 'marked']),
  startedAt: z.nullable(z.string()),
  submittedAt: z.nullable(z.string()),
  reminders: z.int(),
  lastRemindedAt: z.nullable(z.string()),
  /** Whether the last reminder was seen on the student page. */
  reminderSeen: z.boolean(),
})

/** Homework service (specification §3 Homework list item, §4 Task filters, §7). */
export const homework = {
  list: endpoint({
    path: '/client/homework/test/list',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    input: z.object({
      courseId: id,
      /** Statuses asked for; `0` or an empty list is all. */
      testStatus: csv(intBetween(0, 4)),
      /** -1 all, 0 not viewed, 1 viewed. */
      viewed: intBetween(-1, 1),
      /** 0 all, 1 not published, 2 published. */
      scorePublish: intBetween(0, 2),
      /** 0 all, else a task type. */
      testType: intBetween(0, 11),
      keyword: optionalText(50),
      /** Tests of this paper alone; left out, of all. */
      paperId: z.optional(id),
      sortBy: z.enum(['beginTime', 'endTime', 'testName']),
      sort: z.enum(['ASC', 'DESC']),
      pager: pager(999),
    }),
    output: z.extend(page(testRow), {
      /** Tests by status under the other filters, for the segments above the list. */
      counts: z.object({
        all: z.int(),
        inProgress: z.int(),
        finished: z.int(),
        unpublished: z.int(),
        notStarted: z.int(),
      }),
    }),
    errors: {},
  }),
  info: endpoint({
    path: '/client/homework/test/info',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    input: ofTest,
    output: z.extend(testRow, { paperTitle: z.string(), courseName: z.string(), uids: z.array(z.int()) }),
    errors: {},
  }),
  /**
   * Saves a test for each class, unpublished, and answers them in the order of `courseIds`; all or none. With `testIds`,
   * which have not begun, those of the same classes are changed, and those of other classes go if they are unpublished.
   */
  save: endpoint({
    path: '/client/homework/test/save',
    access: 'teacher',
    effect: 'write',
    owner: ['course', 'paper', 'test'],
    input: z.object({
      testIds: z.optional(severalIds),
      courseIds: severalIds,
      paperId: id,
      testName: text(taskLimits.nameLength),
      kind: taskKind,
      testType: taskType,
      userJoinType: intBetween(1, 2),
      uids: csv(id),
      beginTime: instant,
      endTime: instant,
      duration: z.optional(intBetween(taskLimits.shortest, taskLimits.longest)),
    }),
    output: z.object({ testIds: z.array(z.int()) }),
    errors: {
      paperEmpty: null,
      endBeforeBegin: null,
      endInPast: null,
      noStudents: null,
      courseEmpty: ofCourse,
      courseArchived: ofCourse,
      studentNotInClass: ofCourse,
      alreadyStarted: ofCourse,
      alreadyPublished: ofCourse,
    },
  }),
  /** Gives tests to their students; those that are out already stay as they are. `assignedCount` students got one of the others. */
  publish: endpoint({
    path: '/client/homework/test/publish-v2',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: ofTests,
    output: z.object({ assignedCount: z.int() }),
    errors: {
      alreadyPublished: null,
      endInPast: ofCourse,
      noStudents: ofCourse,
      courseEmpty: ofCourse,
      courseArchived: ofCourse,
    },
  }),
  /** Begins a published test now, before its time. */
  start: endpoint({
    path: '/client/homework/test/start',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: ofTest,
    output: z.object({}),
    errors: { notPublished: null, alreadyStarted: null },
  }),
  /** Ends a running test now. */
  finish: endpoint({
    path: '/client/homework/test/finish',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: ofTest,
    output: z.object({}),
    errors: { notPublished: null, notYetOpen: null, alreadyFinished: null },
  }),
  /** Gives a running test another end, earlier or later. */
  changeEnd: endpoint({
    path: '/client/homework/test/end/change',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    audit: 'change',
    input: z.object({ testId: id, endTime: instant }),
    output: z.object({}),
    errors: { notPublished: null, notYetOpen: null, alreadyFinished: null, endInPast: null },
  }),
  /** Lets students hand in again until a new end; not once the scores, and with them the answers, are out. */
  reopen: endpoint({
    path: '/client/homework/test/reopen',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    audit: 'change',
    input: z.object({ testId: id, endTime: instant }),
    output: z.object({}),
    errors: { notPublished: null, notFinished: null, scoresPublished: null, endInPast: null },
  }),
  /** Makes published tests unpublished again while no student has opened any of them. */
  withdraw: endpoint({
    path: '/client/homework/test/withdraw',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    audit: 'change',
    input: ofTests,
    output: z.object({}),
    errors: { notPublished: ofCourse, alreadyFinished: ofCourse, openedByStudents: ofCourse },
  }),
  remove: endpoint({
    path: '/client/homework/test/del',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: ofTest,
    output: z.object({}),
    errors: { hasSubmissions: null },
  }),
  /** Shows scores and right answers to the students: once the test is over, or everybody has handed in. */
  publishScores: endpoint({
    path: '/client/homework/test/score/publish',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: ofTest,
    output: z.object({ count: z.int() }),
    errors: { nothingToPublish: null, stillUnmarked: null, scoresPublished: null, stillRunning: null },
  }),
  /** Takes published scores back while no student has seen them. */
  withdrawScores: endpoint({
    path: '/client/homework/test/score/withdraw',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: ofTest,
    output: z.object({}),
    errors: { scoresNotPublished: null, seenByStudents: null },
  }),
  students: endpoint({
    path: '/client/homework/test/students',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: ofTest,
    output: z.object({ list: z.array(testStudent) }),
    errors: {},
  }),
  /** The students of a test as a workbook: who has handed in and when, what is marked, and the score. */
  exportStudents: endpoint({
    path: '/client/homework/test/students/export',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'export',
    input: ofTest,
    output: { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    errors: {},
  }),
  /**
   * Reminds students who have not submitted. Who handed in meanwhile is left out of `count`; refused when that is
   * everybody, or when somebody is not assigned.
   */
  remind: endpoint({
    path: '/client/course/studytask/hasten/user',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: z.object({ testId: id, uids: csv(id) }),
    output: z.object({ count: z.int() }),
    errors: {
      noStudents: null,
      studentNotInClass: null,
      nobodyToRemind: null,
      notPublished: null,
      alreadyFinished: null,
    },
  }),
  /** Notes that the teacher has opened the report. */
  view: endpoint({
    path: '/client/homework/test/view',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: ofTest,
    output: z.object({}),
    errors: {},
  }),
  unreviewedCount: endpoint({
    path: '/client/review/my-task/unreviewed-count',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({}),
    output: z.object({ unreviewedCount: z.int() }),
    errors: {},
  }),
} as const
