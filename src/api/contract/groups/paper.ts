import * as z from 'zod/mini'
import { json } from '#domain/wire/json.ts'
import { id, intBetween } from '#domain/wire/scalars.ts'
import { optionalText } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { page, pager } from '../schemas/paging.ts'
import { measured } from '../schemas/bank.ts'
import { answerKey, keyedPaper, paperRow } from '../schemas/papers.ts'
import { unfinishedQuestions } from '../schemas/unfinished-questions.ts'

/** A student whose total changed when a key was corrected; scores in tenths, null while marking is blind. */
export const scoreChange = z.object({
  assignmentId: z.int(),
  assignmentName: z.string(),
  courseName: z.string(),
  uid: z.int(),
  username: z.string(),
  realname: z.string(),
  before: z.nullable(z.int()),
  after: z.nullable(z.int()),
  /** The new key leaves an answer to a person: it waits for one, or keeps its score because that is out already. */
  doubt: z.optional(z.enum(['waits', 'kept'])),
})

export type ScoreChange = z.output<typeof scoreChange>

const filters = {
  subjectId: intBetween(1, 999),
  bookId: z.optional(id),
  keyword: optionalText(50),
  pager: pager(999),
}

/** `books` are those of the scope and subject, regardless of the other filters. */
const listed = z.extend(page(paperRow), { books: z.array(z.object({ bookId: z.int(), bookName: z.string() })) })

/** Papers (specification §7 Papers). */
export const paper = {
  list: endpoint({
    path: '/client/paper/listV2',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({
      /** The caller's own, those given by colleagues, those shared with the school, or all of these. */
      scope: z.enum(['mine', 'given', 'school', 'all']),
      ...filters,
    }),
    output: listed,
  }),
  /**
   * The caller's own papers that none of their classes ever had, in any version (specification §7 Catalogued service
   * areas).
   */
  unassigned: endpoint({
    path: '/client/paper/un-arrangement/list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object(filters),
    output: listed,
  }),
  unassignedCount: endpoint({
    path: '/client/paper/un-arrangement/count',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({ subjectId: filters.subjectId }),
    output: z.object({ count: z.int() }),
  }),
  detail: endpoint({
    path: '/client/paper/detail',
    access: 'teacher',
    effect: 'read',
    owner: 'classPaper',
    input: z.object({ paperId: id }),
    output: z.extend(keyedPaper, {
      ownerName: z.string(),
      isOwn: z.boolean(),
      /** The caller's own, or a colleague's who lets them edit it. */
      canEdit: z.boolean(),
      /** The questions whose difficulty is known from students' answers. */
      measured: z.array(z.extend(measured, { questionId: z.int() })),
      /** Those still being written, which are only on the paper as it is edited. */
      unfinished: unfinishedQuestions.shape.questions,
    }),
  }),
  /** Corrects the key of a paper and starts re-marking every affected submission. */
  correctKey: endpoint({
    path: '/client/paper/key/correct',
    access: 'teacher',
    effect: 'write',
    owner: 'ownPaper',
    input: z.object({ paperId: id, itemId: id, keyRev: intBetween(0, 1_000_000), key: json(answerKey) }),
    output: z.object({ jobId: z.string() }),
    errors: { itemUnknown: null, keyInvalid: null, keyChangedByOther: null, criteriaInUse: null },
  }),
  /** The progress of a re-marking and, when it is done, whose score changed. */
  correctionProgress: endpoint({
    path: '/client/paper/key/progress',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    audit: 'read',
    input: z.object({ jobId: z.string().check(z.maxLength(64)) }),
    output: z.object({
      state: z.enum(['waiting', 'running', 'done', 'failed']),
      done: z.int(),
      total: z.int(),
      changes: z.array(scoreChange),
    }),
    errors: { jobUnknown: null },
  }),
} as const
