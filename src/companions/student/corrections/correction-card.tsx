import { Box, Text } from '@mantine/core'
import type { CorrectedItem } from '#api/contract/groups/correction.ts'
import type { OpenItem } from '#api/contract/schemas/papers.ts'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { AnswerCrop } from '#parts/answer-crop/answer-crop.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { ItemAnswer } from '#parts/answering/item-answer.tsx'
import { ItemHint } from '#parts/answering/item-hint.tsx'
import type { PlacedItem } from '#parts/answering/sheet-items.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { Outcome, QuestionCard } from '../page/question-card.tsx'
import { correctionsTexts } from './corrections.texts.ts'
import { useCorrection } from './use-correction.ts'

interface CorrectionCardProps {
  readonly assignmentId: number
  readonly placed: PlacedItem<OpenItem>
  readonly corrected: CorrectedItem
}

/** One item that lost marks: the question, the old answer, and the field to answer it again. */
export function CorrectionCard({ assignmentId, placed, corrected }: CorrectionCardProps) {
  const texts = useTexts(correctionsTexts)
  const { value, setValue, submit, isBusy, failure } = useCorrection(assignmentId, corrected)
  const before = hasAnswer(corrected.before) ? corrected.before : texts.notAnswered
  const pictured = corrected.before === onSheet ? corrected.crop : null
  const isDone = corrected.state === 'right'
  return (
    <QuestionCard
      title={texts.item(placed.item.no)}
      outcome={<State state={corrected.state} />}
      placed={placed}
      passageTitle={texts.passage}
      isPassageOpen
    >
      <Hint mb={10} className="breakable" style={{ whiteSpace: 'pre-wrap' }}>
        {texts.before(pictured === null ? before : '')}
      </Hint>
      {pictured !== null && <AnswerCrop name={null} crop={pictured} />}
      {corrected.comment !== '' && (
        <Text mb={10} className="breakable">
          {texts.comment(corrected.comment)}
        </Text>
      )}
      {isDone ? (
        <Text className="breakable" fw={600} style={{ whiteSpace: 'pre-wrap' }}>
          {texts.corrected(corrected.answer)}
        </Text>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <ItemHint placed={placed} />
          <ItemAnswer placed={placed} value={value} onChange={setValue} onEnter={submit} />
          {failure !== null && (
            <Box mt={10}>
              <ErrorText announced>{failure}</ErrorText>
            </Box>
          )}
          <BusyButton type="submit" size="lg" fullWidth mt={12} busy={isBusy} busyLabel={texts.submitting}>
            {texts.submit}
          </BusyButton>
        </form>
      )}
    </QuestionCard>
  )
}

const kinds = { toDo: 'open', waiting: 'open', right: 'right', again: 'wrong' } as const

function State({ state }: Pick<CorrectedItem, 'state'>) {
  const texts = useTexts(correctionsTexts)
  const kind = kinds[state]
  return (
    <Outcome kind={kind} role="status">
      {kind !== 'open' && <Icon name={kind === 'right' ? 'check' : 'close'} small />}
      {texts.state(state)}
    </Outcome>
  )
}
