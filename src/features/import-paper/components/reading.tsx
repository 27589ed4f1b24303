import { Button, Stack } from '@mantine/core'
import { ProgressBar } from '#parts/progress-bar/progress-bar.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { stateTexts } from '../import-words.texts.ts'
import { importPaperTexts } from '../import-paper.texts.ts'
import { useAskCancel } from '../use-cancel-import.ts'
import type { PaperImport } from '../use-paper-import.ts'
import { ImportHead } from './import-head.tsx'

/** The progress of reading a file. */
export function Reading({ review }: { readonly review: PaperImport }) {
  const texts = useTexts(importPaperTexts)
  const states = useTexts(stateTexts)
  const { context, isBusy } = review
  const row = context.info?.import
  const progress = row === undefined || row.state === 'waiting' ? states.waiting : texts.progress(row.done, row.total)
  return (
    <>
      <ImportHead review={review} actions={row !== undefined && <CancelButton review={review} />} />
      <Surface title={texts.readingTitle} padded>
        <Stack role="status" gap={14} aria-busy={isBusy}>
          <ProgressBar marked={row?.done ?? 0} due={row?.total ?? 0} label={progress} />
          <p>{progress}</p>
          <Hint>{context.failure === null ? texts.runsOn : texts.askAgain(context.failure.message)}</Hint>
        </Stack>
        <SkeletonRows rows={4} />
      </Surface>
    </>
  )
}

/** Cancels the import after a question. */
export function CancelButton({ review: { context, isBusy, send } }: { readonly review: PaperImport }) {
  const texts = useTexts(importPaperTexts)
  const ask = useAskCancel()
  const { info } = context
  if (info === null) return null
  const cancel = async () => {
    if (await ask(info.import)) send({ type: 'import.cancel' })
  }
  return (
    <Button disabled={isBusy} onClick={() => void cancel()}>
      {texts.cancel}
    </Button>
  )
}
