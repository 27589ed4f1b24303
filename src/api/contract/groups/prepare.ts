import * as z from 'zod/mini'
import { lessonLimits } from '#domain/classes/class-limits.ts'
import { json } from '#domain/wire/json.ts'
import { id, instant, intBetween } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { lessonNode, preparedNode } from '../schemas/lesson-nodes.ts'

const ofChapter = { courseId: id, bookId: id, chapterId: id }

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
      lessonNodes: json(z.array(lessonNode).check(z.maxLength(lessonLimits.nodes))),
    }),
    output: z.object({ rev: z.int() }),
    errors: { bookUnknown: null, bookEnded: null, paperUnknown: null, lessonChangedMeanwhile: null },
  }),
} as const
