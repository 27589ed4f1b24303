import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#api/client/failures.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useSaveFile } from '#api/queries/save-file-context.tsx'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { exportStudentsTexts } from './export-students.texts.ts'

/** Saves an assignment's students as .xlsx; a failure is reported in a dialog over the page. */
export function useExportStudents() {
  const texts = useTexts(exportStudentsTexts)
  const call = useCall()
  const saveFile = useSaveFile()
  const alert = useAlert()
  const { mutate, isPending } = useMutation({
    mutationFn: (assignmentId: number) => call(assigning.exportStudents, { assignmentId }),
    onSuccess: ({ name, blob }) => saveFile(name, blob),
    onError: (error) =>
      void alert({ tone: 'error', title: texts.failed, body: messageOf(error), details: [texts.kept] }),
  })
  return { run: (assignmentId: number) => mutate(assignmentId), isBusy: isPending }
}

export type ExportStudents = ReturnType<typeof useExportStudents>
