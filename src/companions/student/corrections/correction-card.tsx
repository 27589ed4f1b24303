import { Box, Text } from '@mantine/core'
import type { CorrectedItem } from '#api/contract/areas/correction.ts'
import type { OpenItem } from '#api/contract/schemas/papers.ts'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { AnswerCrop } from '#parts/answer-crop/answer-crop.tsx'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { ItemAnswer } from '#parts/answering/item-answer.tsx'
import { ItemHint } from '#parts/answering/item-hint.tsx'
import { useStemText } from '#parts/answering/stem-text.ts'
import { langOf, type PlacedItem } from '#parts/answering/sheet-items.ts'
import { CardHead } from '../page/card-head.tsx'
import css from '../result/result.module.css'
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
  const { item, family, passage } = placed
  const stem = useStemText(placed)
  const { value, setValue, submit, isBusy, failure } = useCorrection(assignmentId, corrected)
  const before = hasAnswer(corrected.before) ? corrected.before : texts.notAnswered
  const pictured = corrected.before === onSheet ? corrected.crop : null
  const isDone = corrected.state === 'right'
  return (
    <article className={css['card']} aria-label={texts.item(item.no)}>
      <CardHead title={texts.item(item.no)}>
        <State state={corrected.state} />
      </CardHead>
      {passage !== '' && (
        <details open className={css['passage']}>
          <summary>{texts.passage}</summary>
          <div>
            <RichText text={passage} lang={langOf(passage, family)} size="inherit" />
          </div>
        </details>
      )}
      <Box mt={8} mb={12} fz="calc(17 * var(--u))" lh={1.6}>
        <RichText text={stem.text} lang={stem.isOwn ? langOf(stem.text, family) : undefined} size="inherit" />
      </Box>
      <Text fz="sm" c="dimmed" mb={10} style={{ overflowWrap: 'anywhere' }}>
        {texts.before(pictured === null ? before : '')}
      </Text>
      {pictured !== null && <AnswerCrop name={null} crop={pictured} />}
      {corrected.comment !== '' && (
        <Text mb={10} style={{ overflowWrap: 'anywhere' }}>
          {texts.comment(corrected.comment)}
        </Text>
      )}
      {isDone ? (
        <Text fw={600}>{corrected.answer}</Text>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <ItemHint placed={placed} />
          <ItemAnswer placed={placed} value={value} onChange={setValue} onEnter={submit} />
          {failure !== null && <ErrorText announced>{failure}</ErrorText>}
          <BusyButton type="submit" size="lg" fullWidth mt={12} busy={isBusy} busyLabel={texts.submitting}>
            {texts.submit}
          </BusyButton>
        </form>
      )}
    </article>
  )
}

function State({ state }: Pick<CorrectedItem, 'state'>) {
  const texts = useTexts(correctionsTexts)
  const isOpen = state === 'waiting' || state === 'toDo'
  return (
    <span
      role="status"
      className={classNames(css['judgement'], state === 'right' && css['right'], isOpen && css['open'])}
    >
      {!isOpen && <Icon name={state === 'right' ? 'check' : 'close'} small />}
      {texts.state(state)}
    </span>
  )
}
