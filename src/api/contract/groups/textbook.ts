import * as z from 'zod/mini'
import { courseLimits } from '#domain/classes/class-limits.ts'
import { bookStates } from '#domain/textbooks/book-days.ts'
import { bookTypes } from '#domain/textbooks/book-types.ts'
import { csv } from '#domain/wire/csv.ts'
import { json } from '#domain/wire/json.ts'
import { day, id, idNumber, instant, intBetween } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { subjectId } from '../schemas/teaching.ts'
import { contentsRow } from '../schemas/textbooks.ts'

const ofBook = z.object({ courseId: id, bookId: id })

/** First and last school day (both inclusive) of a class's use of a book; null for no limit. */
const days = { startDate: z.nullable(day), endDate: z.nullable(day) }

const book = { bookId: z.int(), bookName: z.string(), bookType: z.int(), categoryId: z.int(), categoryName: z.string() }

/** A book of a class (specification §3 "Book in a book map"), with its state today by the service's clock. */
const courseBook = z.object({
  ...book,
  ...days,
  stageId: z.int(),
  subjectId: z.int(),
  addTime: instant,
  state: z.enum(bookStates),
  /** Days left, including today; null if there is no end. */
  validDays: z.nullable(z.int()),
  /** Chosen with the class: the default for building and assigning. */
  isMain: z.boolean(),
  rev: z.int(),
  /** Known only to a mall; null if there is none. */
  goodsId: z.nullable(z.int()),
  goodsImg: z.nullable(z.string()),
  goodsVerticalImg: z.nullable(z.string()),
  /** Cents. */
  goodsPrice: z.nullable(z.int()),
  categoryType: z.nullable(z.int()),
  packType: z.nullable(z.int()),
  fileId: z.nullable(z.string()),
  pcFileId: z.nullable(z.string()),
  spId: z.nullable(z.int()),
  isGoods: z.boolean(),
  isShelf: z.boolean(),
  toPC: z.boolean(),
  toMobile: z.boolean(),
})

export type CourseBook = z.output<typeof courseBook>

/** The textbooks of a class (specification §7 Course and book). */
export const textbook = {
  /** Versions of a subject's books, including those without a book; `level` 1 is the version. */
  categories: endpoint({
    path: '/client/book/category/list',
    access: 'teacher',
    effect: 'read',
    owner: 'none',
    input: z.object({ subjectId }),
    output: z.object({
      list: z.array(z.object({ categoryId: z.int(), categoryName: z.string(), level: z.int(), books: z.int() })),
    }),
  }),
  /** The main book first, then in the order in which they were added; including expired ones. */
  ofCourse: endpoint({
    path: '/client/book/course/textbook/list',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    input: z.object({ courseId: id }),
    output: z.object({ list: z.array(courseBook), today: day }),
  }),
  /** Books of the class's subject that it does not use yet. */
  standard: endpoint({
    path: '/client/book/course/textbook/standard/list',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    input: z.object({ courseId: id, bookType: intBetween(bookTypes.published, bookTypes.published) }),
    output: z.object({ list: z.array(z.object(book)) }),
  }),
  /** Adds all of these books or none. */
  add: endpoint({
    path: '/client/book/course/textbook/add',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    input: z.object({
      courseId: id,
      addedBooks: json(
        z.array(z.object({ bookId: idNumber, ...days })).check(z.minLength(1), z.maxLength(courseLimits.books)),
      ),
    }),
    errors: { bookNotOfSubject: null, bookInCourse: null, daysBackwards: null, tooManyBooks: null },
  }),
  /** Changes a book's dates, unless somebody else has changed them since `rev`. */
  update: endpoint({
    path: '/client/book/course/textbook/update',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    input: z.object({
      courseId: id,
      bookId: id,
      rev: intBetween(0, 999_999_999),
      daysOfUse: json(z.object(days)),
    }),
    output: z.object({ rev: z.int() }),
    errors: { bookUnknown: null, daysBackwards: null, courseChangedMeanwhile: null },
  }),
  /** Removes all of these books from the class or none. */
  remove: endpoint({
    path: '/client/book/course/textbook/del',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    input: z.object({ courseId: id, bookIds: csv(id) }),
    errors: { bookUnknown: null, mainBookStays: null },
  }),
  /** The contents of a book of the class, in any order: `textbookTree` makes the tree. */
  contents: endpoint({
    path: '/client/book/course/textbook/nodes',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    input: ofBook,
    output: z.object({ list: z.array(contentsRow) }),
    errors: { bookUnknown: null, bookEnded: null },
  }),
} as const
