import { messageOf } from '#api/client/failures.ts'
import { roster } from '#api/contract/areas/roster.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useSavedFile } from '#api/queries/use-saved-file.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { dryRunTexts } from './dry-run.texts.ts'
import { rosterTexts } from './roster.texts.ts'

/** Saves a file that the service makes; a failure is said in a notice above the page. */
function useSaved(make: Parameters<typeof useSavedFile>[0], failed: string) {
  const alert = useAlert()
  return useSavedFile(make, (error) => void alert({ tone: 'error', title: failed, body: messageOf(error) }))
}

/** The class as a file. */
export function useExportList(courseId: number) {
  const call = useCall()
  return useSaved(() => call(roster.exportList, { courseId }), useTexts(rosterTexts).exportFailed)
}

/** The rows of a list that are not taken over. */
export function useFailedRows(importId: number) {
  const call = useCall()
  return useSaved(() => call(roster.failedRows, { importId }), useTexts(dryRunTexts).saveFailed)
}
