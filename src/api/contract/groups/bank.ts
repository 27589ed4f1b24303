import * as z from 'zod/mini'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import { basketLimit } from '#domain/portal/constants.ts'
import { isPictureKey } from '#domain/rich-text/picture.ts'
import { csvSet } from '#domain/wire/csv.ts'
import { flag, id, intBetween } from '#domain/wire/scalars.ts'
import { optionalText, text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { bankQuestion, bankSources } from '../schemas/bank.ts'
import { page, pager } from '../schemas/paging.ts'
import { subjectId } from '../schemas/teaching.ts'
import { contentsRow } from '../schemas/textbooks.ts'

/** Number of questions for each value of a filter, with the other filters unchanged. */
const counted = <Value extends z.ZodMiniType>(value: Value) => z.array(z.object({ value, count: z.int() }))

const difficulty = intBetween(1, 3)

const pictureKey = z.string().check(z.refine(isPictureKey))

/** A question with its use in a class. */
const foundQuestion = z.extend(bankQuestion, {
  /** When the class last had it; null if never, or if no class was named. */
  usedAt: z.nullable(z.string()),
})

/** The question bank (specification §7): the platform's questions, and the caller's own. */
export const bank = {
  /** The contents of a book with the number of questions in each part, in any order: `contentsTree` makes the tree. */
  chapterTree: endpoint({
    path: '/client/property/chapter-tree-list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({
      bookId: id,
      /** Chapters with their knowledge points, or only the book's knowledge points. */
      kind: z.enum(['chapter', 'knowledge']),
    }),
    output: z.object({ list: z.array(z.extend(contentsRow, { questionCount: z.int() })) }),
    errors: { bookUnknown: null },
  }),
  /** Knowledge points for items of a subject: those in chapters, with their names, and those of visible questions. */
  knowledgePoints: endpoint({
    path: '/client/property/knowledge-list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({ subjectId }),
    output: z.object({ list: z.array(z.object({ name: z.string(), chapterNames: z.array(z.string()) })) }),
  }),
  /**
   * Questions that match all filters; exact matches of the keyword first. Difficulties are those in force: measured
   * where enough answers are marked, otherwise declared.
   */
  list: endpoint({
    path: '/client/question/list',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    input: z.object({
      subjectId,
      keyword: optionalText(bankLimits.keyword),
      bookId: z.optional(id),
      chapterIds: z.optional(csvSet(id)),
      knowledgeIds: z.optional(csvSet(id)),
      types: z.optional(csvSet(intBetween(0, 999))),
      difficulties: z.optional(csvSet(difficulty)),
      sources: z.optional(csvSet(z.enum(bankSources))),
      /** The class to which `usedAt`, `unusedOnly` and the order `unused` refer. */
      courseId: z.optional(id),
      /** Leaves out questions already assigned to the class. */
      unusedOnly: z.optional(flag),
      /** Questions to leave out: those of the basket and of the paper that more are wanted for. */
      leaveOut: z.optional(csvSet(id).check(z.maxLength(2 * basketLimit))),
      /** Of equals teachers' own come first, the newest before; `unused` is what the class has not used yet. */
      sort: z.enum(['newest', 'easiest', 'hardest', 'unused']),
      pager: pager(bankLimits.pageSize),
    }),
    output: z.extend(page(foundQuestion), {
      facets: z.object({
        types: counted(z.int()),
        difficulties: counted(z.int()),
        sources: counted(z.enum(bankSources)),
        /** The most frequent, at most `bankLimits.knowledgeCounted`. */
        knowledge: z.array(z.object({ knowledgeId: z.int(), name: z.string(), count: z.int() })),
      }),
    }),
  }),
  detail: endpoint({
    path: '/client/question/detail',
    access: 'teacher',
    effect: 'read',
    owner: 'question',
    input: z.object({ questionId: id }),
    output: z.extend(bankQuestion, {
      usage: z.object({
        /** The caller's papers that contain it, in their latest versions. */
        papers: z.array(z.object({ paperId: z.int(), paperTitle: z.string() })),
        /** Submissions with marked answers to it, in all schools. */
        answers: z.int(),
        /** Mean share of the full score, 0 to 1; null below `bankLimits.answersForFacility` answers. */
        facility: z.nullable(z.number()),
      }),
    }),
  }),
  /** Questions of the same type that test the same, the closest first; if there are few, others of its type. */
  similar: endpoint({
    path: '/client/question/similar',
    access: 'teacher',
    effect: 'read',
    owner: ['question', 'course'],
    input: z.object({
      questionId: id,
      /** The class to which `usedAt` refers; of equals, what it has not used comes first. */
      courseId: z.optional(id),
      /** Questions to leave out: those of the paper on which a replacement is wanted. */
      leaveOut: z.optional(csvSet(id)),
    }),
    output: z.object({
      /** They share a knowledge point with it. */
      list: z.array(foundQuestion),
      /** They share none; those of the nearest chapters first. Together with `list` at most `bankLimits.similar`. */
      sameType: z.array(foundQuestion),
      /** Whether the question was made by a generator, which can redraw it with other numbers. */
      isDrawn: z.boolean(),
    }),
  }),
  /** A question that reads like the one being typed, among those the caller may use. */
  same: endpoint({
    path: '/client/question/same',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({
      subjectId,
      /** Its beginning, and the keys of its pictures, by `question-beginning`. */
      text: text(bankLimits.sameText),
      pictures: csvSet(pictureKey),
      /** A question to ignore: the one being changed. */
      except: z.optional(id),
    }),
    output: z.object({
      question: z.nullable(bankQuestion),
      /** Whether it reads the same; otherwise only nearly so (`likeness`). */
      isSame: z.boolean(),
    }),
  }),
  /** The same question with other numbers from its generator: a new question of the platform. */
  redraw: endpoint({
    path: '/client/question/redraw',
    access: 'teacher',
    effect: 'write',
    owner: 'question',
    input: z.object({ questionId: id }),
    output: bankQuestion,
    errors: {
      /** It was not made by a generator. */
      notDrawn: null,
      /** The generator has no other numbers left. */
      drawnOut: null,
    },
  }),
} as const
