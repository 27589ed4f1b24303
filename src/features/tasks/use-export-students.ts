import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#api/client/failures.ts'
import { homework } from '#api/contract/areas/homework.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useSaveFile } from '#api/queries/save-file-context.tsx'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { exportStudentsTexts } from './export-students.texts.ts'

/** Saves a task's students as .xlsx; a failure is said in a notice above the page. */
export function useExportStudents() {
  const texts = useTexts(exportStudentsTexts)
  const call = useCall()
  const saveFile = useSaveFile()
  const alert = useAlert()
  const { mutate, isPending } = useMutation({
    mutationFn: (testId: number) => call(homework.exportStudents, { testId }),
    onSuccess: ({ name, blob }) => saveFile(name, blob),
    onError: (error) =>
      void alert({ tone: 'error', title: texts.failed, body: messageOf(error), details: [texts.kept] }),
  })
  return { run: (testId: number) => mutate(testId), isBusy: isPending }
}

export type ExportStudents = ReturnType<typeof useExportStudents>
