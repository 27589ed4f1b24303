import { Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { importRefusalTexts } from '#domain/import/import-refusal.texts.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { importPaperTexts } from '../import-paper.texts.ts'
import { importPaths } from '../import-paths.ts'
import { reviewTexts } from '../review.texts.ts'
import type { PaperImport } from '../use-paper-import.ts'
import { ImportHead } from './import-head.tsx'

interface EndedProps {
  readonly review: PaperImport
}

/** The questions are in the bank. */
export function ImportDone({ review }: EndedProps) {
  const texts = useTexts(reviewTexts)
  const { done } = review.context
  if (done === null) return null
  return (
    <Ended review={review} title={texts.doneTitle(done.questionCount)} paperId={done.paperId}>
      <p role="status">{texts.doneNote}</p>
    </Ended>
  )
}

/** Nothing left to check: the import was refused, cancelled, or confirmed before. */
export function ImportOver({ review }: EndedProps) {
  const texts = useTexts(importPaperTexts)
  const kept = useTexts(reviewTexts)
  const { language } = useLanguage()
  const { info, failure } = review.context
  const row = info?.import
  if (review.step === 'cancelled' || row?.state === 'cancelled')
    return <Ended review={review} title={texts.cancelledTitle} paperId={null} />
  if (row === undefined)
    return (
      <Ended review={review} title={texts.goneTitle} paperId={null}>
        <p role="alert">{failure?.message}</p>
      </Ended>
    )
  if (row.state === 'confirmed')
    return (
      <Ended review={review} title={texts.confirmedTitle(row.questionCount)} paperId={row.paperId}>
        <p>{kept.doneNote}</p>
      </Ended>
    )
  return (
    <Ended review={review} title={row.fileName === '' ? texts.failedTextTitle : texts.failedTitle} paperId={null}>
      <p role="alert">{row.refusal === null ? texts.failedWhy : importRefusalTexts[row.refusal][language]}</p>
    </Ended>
  )
}

interface EndProps extends EndedProps {
  readonly title: string
  readonly paperId: number | null
  readonly children?: ReactNode
}

function Ended({ review, title, paperId, children }: EndProps) {
  const texts = useTexts(reviewTexts)
  const row = review.context.info?.import
  // The text is still there, to be changed and read again.
  const isOfText = row?.fileName === '' && (row.state === 'failed' || row.state === 'cancelled')
  const next = isOfText ? importPaths.paste : importPaths.list
  return (
    <>
      <ImportHead review={review} />
      <Surface title={title} padded>
        <Stack gap={14}>
          {children}
          <Group gap={12}>
            <LinkButton variant={paperId === null ? 'filled' : 'default'} to={next}>
              {isOfText ? texts.changeText : texts.again}
            </LinkButton>
            {paperId !== null && <LinkButton to={importPaths.paper(paperId)}>{texts.toPaper}</LinkButton>}
            {paperId !== null && (
              <LinkButton variant="filled" to={importPaths.editor(paperId)}>
                {texts.toEditor}
              </LinkButton>
            )}
          </Group>
        </Stack>
      </Surface>
    </>
  )
}
