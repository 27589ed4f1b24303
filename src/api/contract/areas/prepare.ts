import * as z from 'zod/mini'
import { lessonLimits } from '#domain/classes/class-limits.ts'
import { lessonNodeTypes, lessonSources } from '#domain/textbooks/lesson.ts'
import { json } from '#domain/wire/json.ts'
import { id, idNumber, instant, intBetween, intNumber } from '#domain/wire/scalars.ts'
import { text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'

const ofChapter = { courseId: id, bookId: id, chapterId: id }

/** A step of a lesson, or a paper for it (specification §3 "Prepare node"); papers keep their own names. */
const node = {
  nodeType: z.enum(lessonNodeTypes),
  name: text(lessonLimits.name),
  /** 1 once it has been taught. */
  nodeFlag: intNumber.check(z.gte(0), z.lte(1)),
  extendsParam: z.object({ paperId: z.optional(idNumber) }),
}

const preparedNode = z.object({ ...node, nodeId: z.int(), sourceType: z.enum(lessonSources) })

export type PreparedNode = z.output<typeof preparedNode>

/** What the teachers of a class have prepared for the chapters of its books (specification §7 Course and book). */
export const prepare = {
  list: endpoint({
    path: '/client/teacher/prepare/list',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    input: z.object(ofChapter),
    output: z.object({
      rev: z.int(),
      /** Who saved it last, and when; null if nothing is prepared. */
      savedBy: z.nullable(z.string()),
      savedAt: z.nullable(instant),
      list: z.array(preparedNode),
    }),
    errors: { bookUnknown: null, bookEnded: null },
  }),
  /** Replaces what was prepared, unless somebody else has saved since `rev`. */
  save: endpoint({
    path: '/client/teacher/prepare/save',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    input: z.object({
      ...ofChapter,
      rev: intBetween(0, 999_999_999),
      lessonNodes: json(z.array(z.object(node)).check(z.maxLength(lessonLimits.nodes))),
    }),
    output: z.object({ rev: z.int() }),
    errors: { bookUnknown: null, bookEnded: null, paperUnknown: null, lessonChangedMeanwhile: null },
  }),
} as const
