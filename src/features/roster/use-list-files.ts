import { messageOf } from '#api/client/failures.ts'
import { roster } from '#api/contract/areas/roster.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useSavedFile } from '#api/queries/use-saved-file.ts'
import { useDownloadLauncher } from '#ui/download-launcher/use-download-launcher.ts'

/** Downloads the class as a file. */
export function useExportList(courseId: number) {
  const call = useCall()
  return useDownloadLauncher(
    useSavedFile(() => call(roster.exportList, { courseId })),
    messageOf,
  )
}

/** Downloads the rows of a list that were not imported. */
export function useFailedRows(importId: number) {
  const call = useCall()
  return useDownloadLauncher(
    useSavedFile(() => call(roster.failedRows, { importId })),
    messageOf,
  )
}
