import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { importPaperTexts } from '../import-paper.texts.ts'
import { importPaths } from '../import-paths.ts'
import type { PaperImport } from '../use-paper-import.ts'

interface ImportHeadProps {
  readonly review: PaperImport
  readonly state?: ReactNode
  readonly actions?: ReactNode
}

/** The file's name, and the way back to the list. */
export function ImportHead({ review: { context }, state = '', actions }: ImportHeadProps) {
  const texts = useTexts(importPaperTexts)
  const fileName = context.info?.import.fileName
  return (
    <PageHead
      title={fileName === undefined ? texts.title : fileName === '' ? texts.pasted : fileName}
      state={state}
      crumbs={[
        <Anchor key="imports" href={hrefOf(importPaths.list)}>
          {texts.title}
        </Anchor>,
      ]}
      actions={actions}
    />
  )
}
