import { messageOf } from '#api/client/failures.ts'
import { scan } from '#api/contract/groups/scan.ts'
import type { PageReadingRow } from '#api/contract/schemas/scans.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { correctionTexts } from './correction.texts.ts'
import { groupTexts } from './group.texts.ts'

/** A reading of a page, and where its question is printed. */
export interface Corrected {
  readonly reading: PageReadingRow
  readonly printed: string
}

/** Corrects what was read automatically, or decided before, and takes it back; `onDone` follows each change. */
export function useCorrection(scanId: number, onDone: () => void) {
  const texts = useTexts(correctionTexts)
  const { open } = useTexts(groupTexts)
  const toast = useToast()
  const stale = { invalidates: [scan.info, scan.pageReadings, scan.assignments] }
  const decide = useCommand(scan.decide, stale)
  const undecide = useCommand(scan.undecide, stale)
  const store = async ({ scanPageId, row }: PageReadingRow, answer: string | null) => {
    // The other command's failure no longer applies.
    decide.reset()
    undecide.reset()
    const readings = [{ scanPageId, row }]
    await (answer === null
      ? undecide.mutateAsync({ scanId, readings })
      : decide.mutateAsync({ scanId, readings, answer }))
    onDone()
  }
  const restore = async (reading: PageReadingRow) => {
    try {
      await store(reading, reading.isDecided ? reading.value : null)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  const failed = decide.error ?? undecide.error
  return {
    isBusy: decide.isPending || undecide.isPending,
    failure: failed === null ? null : messageOf(failed),
    /** Resolves to whether it was stored; null takes a decision back. */
    correct: async ({ reading, printed }: Corrected, answer: string | null): Promise<boolean> => {
      try {
        await store(reading, answer)
      } catch {
        // `failure` says why.
        return false
      }
      const newAnswer = answer === '' ? open : answer
      const text = newAnswer === null ? texts.takenBack(printed) : texts.corrected(printed, newAnswer)
      toast.undo(text, () => void restore(reading))
      return true
    },
  }
}
