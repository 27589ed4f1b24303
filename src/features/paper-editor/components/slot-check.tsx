import { Button, Group, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { type BlankFaults, checkBlanks } from '#domain/paper/slots/blank-check.ts'
import { slotFaultText } from '#domain/paper/slots/slot-message.ts'
import { checkSlots, findSlots, renumberSlots } from '#domain/paper/slots/slots.ts'
import { paperLimits } from '#domain/paper/paper-limits.ts'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { questionFormTexts } from '../question-form.texts.ts'

export interface SlotCheckProps {
  readonly question: PaperQuestion
  readonly onChange: (question: PaperQuestion) => void
}

/** Checks that the blanks and numbered slots of a shared text match its items; slots can be renumbered. */
export function SlotCheck({ question, onChange }: SlotCheckProps) {
  const { language } = useLanguage()
  const texts = useTexts(questionFormTexts)
  const { passage, items } = question
  const blanks = checkBlanks(passage, items.length)
  if (blanks !== null) return <ErrorText announced>{blankFaultText(blanks, texts)}</ErrorText>
  if (items.length < 2 || findSlots(passage).length === 0) return null
  const check = checkSlots(passage, items.length)
  if (!check.ok) return <ErrorText announced>{slotFaultText(check.fault, language)}</ErrorText>
  return (
    <Renumber
      key={check.slots[0]?.number}
      first={check.slots[0]?.number ?? 1}
      onRenumber={(first) => {
        const renumbered = renumberSlots(passage, items.length, first)
        if (renumbered.ok) onChange({ ...question, passage: renumbered.text })
      }}
    />
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
