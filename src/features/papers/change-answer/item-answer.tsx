import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import { KeyText } from '#parts/paper-sheet/key-text.tsx'
import type { PaperItem } from '#parts/paper-sheet/paper-sheet.types.ts'
import { ScoreChanges } from '#parts/score-changes/score-changes.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { CorrectionForm } from '../components/correction-form.tsx'
import { RemarkingDone, RemarkingFailed, RemarkingProgress } from '../components/remarking.tsx'
import { useKeyCorrection } from '../use-key-correction.ts'
import { changeAnswerTexts } from './change-answer.texts.ts'
import { FormerChanges } from './former-changes.tsx'

export interface ItemAnswerProps {
  readonly paperId: number
  readonly items: readonly PaperItem[]
  readonly item: PaperItem
  /** The correction is finished; the next one starts afresh. */
  readonly onFinish: () => void
}

type Correction = ReturnType<typeof useKeyCorrection>

/**
 * One item's key: correcting it, whom that would affect, the re-marking; and past corrections, which can be reverted.
 */
export function ItemAnswer({ paperId, items, item, onFinish }: ItemAnswerProps) {
  const texts = useTexts(changeAnswerTexts)
  const { setQuery } = useNavigation()
  const correction = useKeyCorrection(paperId, item)
  const isFree = correction.step === 'editing' && !correction.isBusy
  const chooser = (
    <NativeSelect
      aria-label={texts.item}
      size="xs"
      value={item.itemId}
      disabled={!isFree}
      data={items.map(({ itemId, no }) => ({ value: String(itemId), label: texts.itemNo(no) }))}
      onChange={(event) => setQuery({ itemId: event.currentTarget.value })}
    />
  )
  return (
    <>
      <Surface title={texts.itemTitle(item.no)} more={chooser} padded>
        <Stack gap={14}>
          <Step correction={correction} item={item} />
          <Group gap={10}>
            <Acts correction={correction} onFinish={onFinish} />
          </Group>
        </Stack>
      </Surface>
      <FormerChanges paperId={paperId} isFree={isFree} onUndo={correction.undo} />
    </>
  )
}

function Step({ correction, item }: { readonly correction: Correction; readonly item: PaperItem }) {
  const texts = useTexts(changeAnswerTexts)
  switch (correction.step) {
    case 'editing':
      return <CorrectionForm correction={correction} item={item} />
    case 'previewed':
      return <PreviewedChanges correction={correction} item={item} />
    case 'running':
      return (
        <RemarkingProgress
          remarking={correction.remarking}
          failure={correction.failure}
          {...(correction.undoCount > 0 && { why: texts.undone(correction.undoCount) })}
        />
      )
    case 'done':
      return correction.undoCount > 0 ? (
        <p role="status">
          {correction.undoCount > 1
            ? texts.undoneTogether(correction.undoCount)
            : texts.undoneDone(correction.changes.length)}
        </p>
      ) : (
        <RemarkingDone changes={correction.changes} />
      )
    case 'failed':
      return <RemarkingFailed {...(correction.undoCount > 0 && { why: texts.undoneFailed(correction.undoCount) })} />
  }
}

function PreviewedChanges({ correction, item }: { readonly correction: Correction; readonly item: PaperItem }) {
  const texts = useTexts(changeAnswerTexts)
  const { previewed, wanted, presentKey } = correction
  if (previewed === null || wanted === null) return null
  const { changes, submissions } = previewed
  // Totals that may not be seen yet neither rise nor fall on the screen.
  const differences = changes.map(({ before, after }) => (before === null || after === null ? 0 : after - before))
  const up = differences.filter((difference) => difference > 0).length
  const down = differences.filter((difference) => difference < 0).length
  return (
    <>
      <KeyText answerKey={presentKey} label={texts.from} score={item.score} />
      <KeyText answerKey={wanted} label={texts.to} score={item.score} />
      <p role="status">
        {changes.length === 0 ? texts.previewedNone(submissions) : texts.previewedSome(changes.length, submissions)}
      </p>
      {changes.length > 0 && (
        <>
          <Hint>
            {texts.up(up)} · {texts.down(down)}
          </Hint>
          <ScoreChanges changes={changes} />
        </>
      )}
    </>
  )
}

function Acts({ correction, onFinish }: { readonly correction: Correction } & Pick<ItemAnswerProps, 'onFinish'>) {
  const texts = useTexts(changeAnswerTexts)
  switch (correction.step) {
    case 'editing':
      return (
        <BusyButton
          variant="filled"
          busy={correction.isBusy}
          busyLabel={correction.isPreviewing ? texts.previewing : texts.applying}
          onClick={correction.preview}
        >
          {texts.preview}
        </BusyButton>
      )
    case 'previewed':
      return (
        <>
          <Button onClick={correction.backToEditing}>{texts.back}</Button>
          <Button variant="filled" onClick={correction.apply}>
            {texts.apply}
          </Button>
        </>
      )
    case 'running':
      return null
    case 'done':
    case 'failed':
      return (
        <Button variant="filled" onClick={onFinish}>
          {texts.finish}
        </Button>
      )
  }
}
