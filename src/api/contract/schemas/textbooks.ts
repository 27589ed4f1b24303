import * as z from 'zod/mini'
import { contentsNodeTypes } from '#domain/textbooks/contents.ts'

/** A row of a book's contents (specification §3 "Textbook tree node"). */
export const contentsRow = z.object({
  cid: z.string(),
  pid: z.nullable(z.string()),
  nodeName: z.string(),
  displayOrder: z.int(),
  level: z.int(),
  isChapter: z.boolean(),
  nodeType: z.enum(contentsNodeTypes),
  refersTo: z.object({ chapterId: z.optional(z.int()), knowledgeId: z.optional(z.int()) }),
})

export type ContentsRow = z.output<typeof contentsRow>
