import { Button, Group, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { type BlankFaults, checkBlanks } from '#domain/paper/slots/blank-check.ts'
import { withBlanksInOrder } from '#domain/paper/slots/order-blanks.ts'
import { slotFaultText } from '#domain/paper/slots/slot-message.ts'
import { checkSlots, findSlots, renumberSlots } from '#domain/paper/slots/slots.ts'
import { paperLimits } from '#domain/paper/paper-limits.ts'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { questionFormTexts } from '../question-form.texts.ts'
import type { QuestionTyping } from '../question-typing.ts'

export interface SlotCheckProps extends Pick<QuestionTyping, 'change' | 'changeAtOnce'> {
  readonly question: PaperQuestion
  readonly subjectId: number
  readonly newItemId: () => number
}

/** Checks that the blanks and numbered slots of a shared text match its items; both can be renumbered. */
export function SlotCheck(props: SlotCheckProps) {
  const { question, change } = props
  const { language } = useLanguage()
  const { passage, items } = question
  const blanks = checkBlanks(passage, items.length)
  if (blanks !== null) return <WrongBlanks {...props} faults={blanks} />
  if (items.length < 2 || findSlots(passage).length === 0) return null
  const check = checkSlots(passage, items.length)
  if (!check.ok) return <ErrorText announced>{slotFaultText(check.fault, language)}</ErrorText>
  return (
    <Renumber
      key={check.slots[0]?.number}
      first={check.slots[0]?.number ?? 1}
      onRenumber={(first) => {
        const renumbered = renumberSlots(passage, items.length, first)
        if (renumbered.ok) change(() => ({ ...question, passage: renumbered.text }))
      }}
    />
  )
}

interface WrongBlanksProps extends Omit<SlotCheckProps, 'change'> {
  readonly faults: BlankFaults
}

function WrongBlanks({ question, subjectId, newItemId, changeAtOnce, faults }: WrongBlanksProps) {
  const texts = useTexts(questionFormTexts)
  const inOrder = (asked: PaperQuestion) => withBlanksInOrder(subjectId, asked, newItemId())
  return (
    <Group gap={8}>
      <ErrorText announced>{blankFaultText(faults, texts)}</ErrorText>
      {inOrder(question) !== null && (
        <Button size="xs" onClick={() => changeAtOnce((before) => inOrder(before) ?? before)}>
          {faults.extra.length > 0 ? texts.orderBlanksAdding : texts.orderBlanks}
        </Button>
      )}
    </Group>
  )
}

function blankFaultText(
  { missing, extra, twice, reversed }: BlankFaults,
  texts: (typeof questionFormTexts)['zh-CN'],
): string {
  if (twice.length > 0) return texts.blankTwice(twice.join(texts.comma))
  if (extra.length > 0) return texts.blankExtra(extra.join(texts.comma))
  if (missing.length === 0) return texts.blankReversed(reversed.join(texts.comma))
  return texts.blankMissing(missing.join(texts.comma))
}

interface RenumberProps {
  readonly first: number
  readonly onRenumber: (first: number) => void
}

function Renumber({ first, onRenumber }: RenumberProps) {
  const texts = useTexts(questionFormTexts)
  const [typed, setTyped] = useState<number | string>(first)
  const { lowest, highest } = paperLimits.firstNumber
  return (
    <Group align="flex-end" gap={8}>
      <NumberInput
        w={140}
        label={texts.slotFirst}
        min={lowest}
        max={highest}
        allowDecimal={false}
        value={typed}
        onChange={setTyped}
      />
      <Button disabled={typeof typed !== 'number' || typed === first} onClick={() => onRenumber(Number(typed))}>
        {texts.renumber}
      </Button>
    </Group>
  )
}
