import { importPaper } from '#api/contract/groups/import-paper.ts'
import { ServiceFileButton } from '#parts/service-file/service-file-button.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { importPaperTexts } from '../import-paper.texts.ts'

/** The workbook template for writing questions. */
export function TemplateButton({ subjectId }: { readonly subjectId: number }) {
  const texts = useTexts(importPaperTexts)
  return (
    <ServiceFileButton endpoint={importPaper.template} input={{ subjectId }} busyLabel={texts.templateBusy}>
      {texts.template}
    </ServiceFileButton>
  )
}
