import * as z from 'zod/mini'
import { chosenQuestion } from '#api/contract/schemas/paper-imports.ts'
import type { KeptWork } from '#api/ports/kept-work.ts'
import type { KeptReview } from '#machines/paper-import/paper-import.types.ts'

const schema = z.object({
  reviewed: z.array(z.object({ question: chosenQuestion, isTaken: z.boolean() })),
  paperTitle: z.string(),
})

/** Name of the draft with the text to paste, which stays until its questions are in the bank. */
export const pastedDraft = 'paper-import-text'

/** The corrections of one import, stored in the browser until it is confirmed or cancelled. */
export function keptReviewOf(work: KeptWork, paperImportId: number) {
  const name = `paper-import-${paperImportId}`
  return {
    read: (): KeptReview | null => {
      const draft = work.draft(name)
      if (draft === null) return null
      const found = z.safeDecode(schema, draft as z.input<typeof schema>)
      return found.success ? found.data : null
    },
    keep: ({ reviewed, paperTitle }: KeptReview): void =>
      work.keepDraft(name, z.encode(schema, { reviewed: [...reviewed], paperTitle })),
    drop: (): void => work.dropDraft(name),
  }
}
