import * as z from 'zod/mini'
import { keySheet } from '#api/contract/schemas/key-sheets.ts'
import type { KeptWork } from '#api/ports/kept-work.ts'
import type { KeptKeys } from '#machines/key-picture/key-picture.types.ts'

const schema = z.object({
  paperId: z.int(),
  sheet: keySheet,
  texts: z.array(z.object({ itemId: z.int(), text: z.string() })),
})

/** Whose key is being reviewed: a paper's by a file, or by the sheet of a student. */
export type KeyOrigin = { readonly paperId: number } | { readonly submissionId: number }

/** Mended answers of one sheet, stored in the browser until they become the key or another sheet is read. */
export function keptKeysOf(work: KeptWork, origin: KeyOrigin) {
  const name = 'paperId' in origin ? `key-picture-${origin.paperId}` : `key-picture-of-${origin.submissionId}`
  return {
    read: (): KeptKeys | null => {
      const draft = work.draft(name)
      if (draft === null) return null
      const found = z.safeDecode(schema, draft as z.input<typeof schema>)
      if (!found.success) return null
      const { texts, ...kept } = found.data
      return { ...kept, texts: Object.fromEntries(texts.map(({ itemId, text }) => [itemId, text])) }
    },
    keep: ({ paperId, sheet, texts }: KeptKeys): void =>
      work.keepDraft(
        name,
        z.encode(schema, {
          paperId,
          sheet,
          texts: Object.entries(texts).map(([itemId, text]) => ({ itemId: Number(itemId), text })),
        }),
      ),
    drop: (): void => work.dropDraft(name),
  }
}
