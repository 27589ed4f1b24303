import * as z from 'zod/mini'
import { causeLimits } from '#domain/wrong-note/causes.ts'
import { rightsNeededLimits } from '#domain/wrong-note/mastery.ts'
import { csv } from '#domain/wire/csv.ts'
import { flag, id, intBetween } from '#domain/wire/scalars.ts'
import { optionalText, text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { bankQuestion } from '../schemas/bank.ts'
import {
  bookEntries,
  studentAnswer,
  studentFilters,
  wrongFilters,
  wrongGroup,
  wrongGroupings,
  wrongItem,
  wrongQuestions,
} from '../schemas/wrong-notes.ts'

/** Wrong questions of classes, from marked answers, with causes added by people (specification §2 wrongnote). */
export const wrongNote = {
  /** The caller's classes with the results of the last four weeks. */
  classes: endpoint({
    path: '/client/wrong-note/course/list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    output: z.object({
      list: z.array(
        z.object({
          courseId: z.int(),
          courseName: z.string(),
          subjectId: z.int(),
          studentCount: z.int(),
          assignmentCount: z.int(),
          /** Items somebody got wrong. */
          itemCount: z.int(),
          answered: z.int(),
          wrong: z.int(),
        }),
      ),
    }),
  }),
  /** The wrong questions of a class in groups, and the available filters. */
  book: endpoint({
    path: '/client/wrong-note/course/book',
    access: 'teacher',
    effect: 'read',
    owner: ['course', 'test'],
    input: z.object({ courseId: id, groupBy: z.enum(wrongGroupings), ...wrongFilters }),
    output: z.object({
      courseName: z.string(),
      /** Mondays of the weeks. */
      weeks: z.array(z.string()),
      groups: z.array(wrongGroup),
      /** Assignments, wrong items and wrong answers under the filters. */
      assignmentCount: z.int(),
      itemCount: z.int(),
      wrong: z.int(),
      rightsNeeded: z.int(),
      choices: z.object({
        books: z.array(z.object({ bookId: z.int(), bookName: z.string() })),
        chapters: z.array(z.object({ chapterId: z.int(), bookId: z.int(), nodeName: z.string() })),
        assignments: z.array(z.object({ assignmentId: z.int(), assignmentName: z.string() })),
      }),
    }),
  }),
  /** The wrong items of one group (or of all), most wrong answers first, with who and why. */
  questions: endpoint({
    path: '/client/wrong-note/course/questions',
    access: 'teacher',
    effect: 'read',
    owner: ['course', 'test'],
    audit: 'read',
    input: z.object({
      courseId: id,
      groupBy: z.enum(wrongGroupings),
      group: optionalText(20),
      ...wrongFilters,
    }),
    output: wrongQuestions,
  }),
  /** One question with all answers of the class to its items, latest first. */
  question: endpoint({
    path: '/client/wrong-note/course/question',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    audit: 'read',
    input: z.object({ courseId: id, questionId: id }),
    output: z.object({
      question: bankQuestion,
      items: z.array(z.extend(wrongItem, { answers: z.array(studentAnswer) })),
    }),
    errors: { notWrong: null },
  }),
  /** Students of a class by number of unmastered questions, most first. */
  students: endpoint({
    path: '/client/wrong-note/course/students',
    access: 'teacher',
    effect: 'read',
    owner: ['course', 'test'],
    audit: 'read',
    input: z.object({ courseId: id, ...wrongFilters }),
    output: z.object({
      list: z.array(
        z.object({
          uid: z.int(),
          username: z.string(),
          realname: z.string(),
          answered: z.int(),
          wrong: z.int(),
          /** Items that were wrong, and those of them mastered. */
          itemCount: z.int(),
          masteredCount: z.int(),
          lastWrongAt: z.nullable(z.string()),
        }),
      ),
      rightsNeeded: z.int(),
    }),
  }),
  /** A student's own book in a class: what passes the filters, or the part about one item. */
  student: endpoint({
    path: '/client/wrong-note/student/book',
    access: 'teacher',
    effect: 'read',
    owner: ['course', 'classStudent'],
    audit: 'read',
    input: z.object({ courseId: id, studentId: id, itemId: z.optional(id), ...studentFilters }),
    output: z.extend(bookEntries, { realname: z.string(), username: z.string(), courseName: z.string() }),
    errors: { studentNotInClass: null },
  }),
  /** Sets or clears why students got an item wrong. */
  setCause: endpoint({
    path: '/client/wrong-note/cause/set',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    audit: 'change',
    input: z.object({
      courseId: id,
      itemId: id,
      uids: csv(id),
      cause: text(causeLimits.length),
      isSet: flag,
    }),
    output: z.object({ count: z.int() }),
    errors: { noStudents: null, notWrong: null, answeredRight: null, tooManyCauses: null, studentNotInClass: null },
  }),
  /**
   * Wrong questions as a PDF: of these students (all if none is named), each with their own pages, or of the class
   * once.
   */
  print: endpoint({
    path: '/client/wrong-note/print',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    audit: 'export',
    input: z.object({
      courseId: id,
      whose: z.enum(['class', 'students']),
      uids: csv(id),
      /** Only these; for students, the latest unmastered ones (`mostPrinted` each) if none is named. */
      itemIds: csv(id),
      ownAnswer: flag,
      rightAnswer: flag,
      analysis: flag,
      /** Lines to write on. */
      space: flag,
      /** A similar question after each. */
      similar: flag,
    }),
    output: { file: 'application/pdf' },
    errors: { notWrong: null },
  }),
  /** After how many consecutive right answers a question counts as mastered in a class. */
  saveSetting: endpoint({
    path: '/client/wrong-note/setting/save',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    input: z.object({
      courseId: id,
      rightsNeeded: intBetween(rightsNeededLimits.fewest, rightsNeededLimits.most),
    }),
  }),
} as const
