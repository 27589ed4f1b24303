import * as z from 'zod/mini'
import { assignmentLimits } from '#domain/assignments/limits.ts'
import { csv, csvSet } from '#domain/wire/csv.ts'
import { flag, id, instant, intBetween } from '#domain/wire/scalars.ts'
import { optionalText, text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { fieldChoice } from '../field-choice.ts'
import { page, pager } from '../schemas/paging.ts'
import { assignmentStudent } from '../schemas/assignment-student.ts'
import { unfinishedQuestions } from '../schemas/unfinished-questions.ts'
import { assignmentKind, assignmentType, assignmentRow } from '../schemas/assignments.ts'

const ofAssignment = z.object({ assignmentId: id })

/** Assignments or classes, as many as one paper may go to at once. */
const severalIds = csvSet(id).check(z.minLength(1), z.maxLength(assignmentLimits.classes))

const ofAssignments = z.object({ assignmentIds: severalIds })

/** The class an error is about. */
const ofCourse = z.object({ courseId: z.int() })

/** Assignments of a class (specification §3, §4, §7). */
export const assigning = {
  list: endpoint({
    path: '/client/homework/test/list',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    input: z.object({
      courseId: id,
      /** Statuses wanted; `0` or an empty list means all. */
      assignmentStatus: csv(intBetween(0, 4)),
      /** -1 all, 0 not viewed, 1 viewed. */
      viewed: intBetween(-1, 1),
      /** 0 all, 1 not published, 2 published. */
      scoreFilter: intBetween(0, 2),
      /** 0 all, else an assignment type. */
      assignmentType: intBetween(0, 11),
      keyword: optionalText(50),
      /** Only assignments of this paper; all if missing. */
      paperId: z.optional(id),
      sortBy: fieldChoice(['beginTime', 'endTime', 'assignmentName']),
      sort: z.enum(['ASC', 'DESC']),
      pager: pager(999),
    }),
    output: z.extend(page(assignmentRow), {
      /** Assignments per status under the other filters, for the segments above the list. */
      counts: z.object({
        all: z.int(),
        inProgress: z.int(),
        finished: z.int(),
        unpublished: z.int(),
        notStarted: z.int(),
      }),
    }),
  }),
  info: endpoint({
    path: '/client/homework/test/info',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    input: ofAssignment,
    output: z.extend(assignmentRow, {
      paperTitle: z.string(),
      courseName: z.string(),
      /** Of the paper, which colleagues of other subjects may assign and mark, too. */
      subjectId: z.int(),
      uids: z.array(z.int()),
      showsMean: z.boolean(),
      groupMinutes: z.nullable(z.int()),
    }),
  }),
  /**
   * Saves an assignment for each class, unpublished, and returns them in the order of `courseIds`; all or none. With
   * `assignmentIds`, which must not have begun, those of the same classes are changed, and unpublished ones of other
   * classes are removed.
   */
  save: endpoint({
    path: '/client/homework/test/save',
    access: 'teacher',
    effect: 'write',
    owner: ['course', 'classPaper', 'test'],
    input: z.object({
      assignmentIds: z.optional(severalIds),
      courseIds: severalIds,
      paperId: id,
      assignmentName: text(assignmentLimits.nameLength),
      kind: assignmentKind,
      assignmentType: assignmentType,
      audience: intBetween(1, 2),
      uids: csv(id),
      beginTime: instant,
      endTime: instant,
      duration: z.optional(intBetween(assignmentLimits.shortest, assignmentLimits.longest)),
      /** Minutes between the starts of several classes, or of one class's groups; if missing, all begin together. */
      minutesApart: z.optional(intBetween(assignmentLimits.shortest, assignmentLimits.longest)),
    }),
    output: z.object({ assignmentIds: z.array(z.int()) }),
    errors: {
      paperEmpty: null,
      paperUnfinished: unfinishedQuestions,
      compositionClosed: null,
      endBeforeBegin: null,
      endInPast: null,
      noTimeLeft: ofCourse,
      noStudents: null,
      courseEmpty: ofCourse,
      courseArchived: ofCourse,
      studentNotInClass: ofCourse,
      alreadyStarted: ofCourse,
      alreadyPublished: ofCourse,
    },
  }),
  /**
   * Publishes assignments to their students; those already published stay as they are. `assignedCount` is the number of
   * students who got one of the others.
   */
  publish: endpoint({
    path: '/client/homework/test/publish-v2',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: ofAssignments,
    output: z.object({ assignedCount: z.int() }),
    errors: {
      alreadyPublished: null,
      endInPast: ofCourse,
      noTimeLeft: ofCourse,
      noStudents: ofCourse,
      courseEmpty: ofCourse,
      courseArchived: ofCourse,
    },
  }),
  /** Begins a published assignment now, ahead of time. */
  start: endpoint({
    path: '/client/homework/test/start',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: ofAssignment,
    errors: { notPublished: null, alreadyStarted: null },
  }),
  /** Ends a running assignment now. */
  finish: endpoint({
    path: '/client/homework/test/finish',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: ofAssignment,
    errors: { notPublished: null, notYetOpen: null, alreadyFinished: null },
  }),
  /** Changes the end of a running assignment, to an earlier or later one. */
  changeEnd: endpoint({
    path: '/client/homework/test/end/change',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    audit: 'change',
    input: z.object({ assignmentId: id, endTime: instant }),
    errors: { notPublished: null, notYetOpen: null, alreadyFinished: null, endInPast: null, noTimeLeft: null },
  }),
  /**
   * Lets students hand in again until a new end; not once the scores, and with them the answers, are out. Collected work
   * that no person has marked is its student's draft again, of `givenBack` students.
   */
  reopen: endpoint({
    path: '/client/homework/test/reopen',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    audit: 'change',
    input: z.object({ assignmentId: id, endTime: instant }),
    output: z.object({ givenBack: z.int() }),
    errors: { notPublished: null, notFinished: null, scoresPublished: null, endInPast: null, noTimeLeft: null },
  }),
  /** Unpublishes assignments as long as no student has opened any of them. */
  withdraw: endpoint({
    path: '/client/homework/test/withdraw',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    audit: 'change',
    input: ofAssignments,
    errors: { notPublished: ofCourse, alreadyFinished: ofCourse, openedByStudents: ofCourse },
  }),
  /** Removes an assignment, unless somebody handed in or sheets that were uploaded for it wait to be written. */
  remove: endpoint({
    path: '/client/homework/test/del',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: ofAssignment,
    errors: { hasSubmissions: null, hasUnwrittenSheets: null },
  }),
  /** Shows scores and right answers to the students, once the assignment is over or everybody has handed in. */
  publishScores: endpoint({
    path: '/client/homework/test/score/publish',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: ofAssignment,
    output: z.object({ count: z.int() }),
    errors: {
      nothingToPublish: null,
      stillUnmarked: null,
      scoresPublished: null,
      stillRunning: null,
      stillCollecting: null,
    },
  }),
  /** Shows students the mean along with their published scores, or stops doing so. */
  showMean: endpoint({
    path: '/client/homework/test/score/mean',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    audit: 'change',
    input: z.object({ assignmentId: id, showsMean: flag }),
    errors: { scoresNotPublished: null },
  }),
  /** Withdraws published scores as long as no student has seen them. */
  withdrawScores: endpoint({
    path: '/client/homework/test/score/withdraw',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: ofAssignment,
    errors: { scoresNotPublished: null, seenByStudents: null },
  }),
  students: endpoint({
    path: '/client/homework/test/students',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: ofAssignment,
    output: z.object({ list: z.array(assignmentStudent) }),
  }),
  /** The students of an assignment as a workbook: who handed in and when, what is marked, and the score. */
  exportStudents: endpoint({
    path: '/client/homework/test/students/export',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'export',
    input: ofAssignment,
    output: { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  }),
  /**
   * Reminds students who have not submitted. Those who handed in meanwhile are not in `count`; refused if that is
   * everybody, or if somebody is not assigned.
   */
  remind: endpoint({
    path: '/client/course/studytask/hasten/user',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: z.object({ assignmentId: id, uids: csv(id) }),
    output: z.object({ count: z.int() }),
    errors: {
      noStudents: null,
      studentNotInClass: null,
      nobodyToRemind: null,
      notPublished: null,
      alreadyFinished: null,
      scoresPublished: null,
    },
  }),
  /** Records that the teacher has opened the report. */
  view: endpoint({
    path: '/client/homework/test/view',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: ofAssignment,
  }),
  unreviewedCount: endpoint({
    path: '/client/review/my-task/unreviewed-count',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    output: z.object({ unreviewedCount: z.int() }),
  }),
} as const
