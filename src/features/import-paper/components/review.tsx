import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { importLimits } from '#domain/import/import-limits.ts'
import { reviewTexts } from '../review.texts.ts'
import type { PaperImport } from '../use-paper-import.ts'
import { ImportHead } from './import-head.tsx'
import { MissedList } from './missed-list.tsx'
import { CancelButton } from './reading.tsx'
import { ReviewQuestion } from './review-question.tsx'
import { UnsortedPoints } from './unsorted-points.tsx'

interface ReviewProps {
  readonly review: PaperImport
}

/** The questions read, next to the original: to be corrected, chosen or left out, and then saved. */
export function Review({ review }: ReviewProps) {
  const texts = useTexts(reviewTexts)
  const { context, isBusy, takenCount, send } = review
  const { info, reviewed } = context
  const missed = info?.notUnderstood ?? []
  const outside = missed.filter(({ at }) => at === null)
  return (
    <>
      <ImportHead
        review={review}
        state={texts.state(reviewed.length, missed.length)}
        actions={
          <>
            <CancelButton review={review} />
            <BusyButton
              variant="filled"
              busy={review.step === 'confirming'}
              busyLabel={texts.confirming}
              disabled={isBusy}
              onClick={() => send({ type: 'import.confirm' })}
            >
              {texts.confirm(takenCount)}
            </BusyButton>
          </>
        }
      />
      <Stack gap={20}>
        <Confirming review={review} />
        {outside.length > 0 && (
          <Surface title={texts.missedTitle} note={texts.missedNote(outside.length)} tone="need" padded>
            <MissedList parts={outside} />
          </Surface>
        )}
        {reviewed.map((one, at) => (
          // Questions are never reordered, so the index is a stable key.
          <ReviewQuestion key={at} at={at} reviewed={one} review={review} />
        ))}
      </Stack>
    </>
  )
}

/** Whether a paper is made, and what keeps the questions from being saved. */
function Confirming({ review }: ReviewProps) {
  const texts = useTexts(reviewTexts)
  const { context, takenCount, send } = review
  const { reviewed, paperTitle } = context
  return (
    <Surface label={texts.makePaper}>
      <Stack px={20} py={15} gap={12}>
        <Group gap={16} align="flex-end">
          <TextInput
            flex="1 1 calc(320 * var(--u))"
            label={texts.paperTitle}
            description={texts.paperTitleHint}
            value={paperTitle}
            maxLength={importLimits.title}
            onChange={({ currentTarget }) => send({ type: 'paper.name', title: currentTarget.value })}
          />
          <Group gap={10}>
            <Text span fz="sm">
              {texts.taken(takenCount, reviewed.length)}
            </Text>
            <Checkbox
              label={texts.takeAll}
              checked={takenCount === reviewed.length}
              indeterminate={takenCount > 0 && takenCount < reviewed.length}
              onChange={({ currentTarget }) => send({ type: 'questions.take', isTaken: currentTarget.checked })}
            />
          </Group>
        </Group>
        <UnsortedPoints review={review} />
        <Hindrances review={review} />
      </Stack>
    </Surface>
  )
}

function Hindrances({ review: { context, faults, takenCount } }: ReviewProps) {
  const texts = useTexts(reviewTexts)
  const first = faults.findIndex(({ length }) => length > 0)
  const count = faults.filter(({ length }) => length > 0).length
  const isNothing = context.wasTried && takenCount === 0
  if (context.failure === null && first === -1 && !isNothing) return null
  return (
    <Group role="alert" gap={12}>
      {context.failure !== null && <ErrorText>{context.failure.message}</ErrorText>}
      {isNothing && <ErrorText>{texts.nothingTaken}</ErrorText>}
      {first !== -1 && (
        <>
          <ErrorText>{texts.faultsLeft(count)}</ErrorText>
          <Button size="compact-sm" onClick={() => document.querySelector<HTMLElement>(`#question-${first}`)?.focus()}>
            {texts.toFirstFault}
          </Button>
        </>
      )}
    </Group>
  )
}
