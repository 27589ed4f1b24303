import { useEffect } from 'react'
import { Stack } from '@mantine/core'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import { ServiceFileButton } from '#parts/service-file/service-file-button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { BringPaper } from './components/bring-paper.tsx'
import { ImportList } from './components/import-list.tsx'
import { importPaperTexts } from './import-paper.texts.ts'
import { importPaths } from './import-paths.ts'
import { useImportList } from './use-import-list.ts'
import { usePaperImport } from './use-paper-import.ts'

export interface ImportPaperScreenProps {
  /** The teacher's subject; null before one is set. */
  readonly subjectId: number | null
}

/** 导入试卷: imports a file or text, and lists the earlier imports with what became of them. */
export function ImportPaperScreen({ subjectId }: ImportPaperScreenProps) {
  const texts = useTexts(importPaperTexts)
  if (subjectId !== null) return <SubjectImports subjectId={subjectId} />
  return (
    <>
      <PageHead title={texts.title} />
      <Surface label={texts.title}>
        <EmptyState title={texts.noSubject} why={texts.noSubjectWhy} />
      </Surface>
    </>
  )
}

function SubjectImports({ subjectId }: { readonly subjectId: number }) {
  const texts = useTexts(importPaperTexts)
  const { push } = useNavigation()
  const list = useImportList()
  const brought = usePaperImport({ subjectId, paperImportId: null })
  const { paperImportId } = brought.context
  useEffect(() => {
    if (paperImportId !== null) push(importPaths.review(paperImportId))
  }, [paperImportId, push])
  return (
    <>
      <PageHead
        title={texts.title}
        state={list.total === undefined ? '' : texts.listState(list.total)}
        actions={<TemplateButton subjectId={subjectId} />}
      />
      <Stack gap={20}>
        <BringPaper brought={brought} />
        <ImportList list={list} />
      </Stack>
    </>
  )
}

/** The workbook template for writing questions. */
function TemplateButton({ subjectId }: { readonly subjectId: number }) {
  const texts = useTexts(importPaperTexts)
  return (
    <ServiceFileButton endpoint={importPaper.template} input={{ subjectId }} busyLabel={texts.templateBusy}>
      {texts.template}
    </ServiceFileButton>
  )
}
