import { messageOf } from '#api/client/failures.ts'
import { importPaper } from '#api/contract/areas/import-paper.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useSavedFile } from '#api/queries/use-saved-file.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { useDownloadLauncher } from '#ui/download-launcher/use-download-launcher.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { importPaperTexts } from '../import-paper.texts.ts'

/** The workbook template for writing questions. */
export function TemplateButton({ subjectId }: { readonly subjectId: number }) {
  const texts = useTexts(importPaperTexts)
  const call = useCall()
  const file = useDownloadLauncher(
    useSavedFile(() => call(importPaper.template, { subjectId })),
    messageOf,
  )
  return (
    <BusyButton
      busy={file.isLoading}
      busyLabel={texts.templateBusy}
      leftSection={<Icon name="download" small />}
      onClick={file.launch}
    >
      {texts.template}
    </BusyButton>
  )
}
