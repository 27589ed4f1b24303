import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { correction, type CorrectedItem } from '#api/contract/areas/correction.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { correctionsTexts } from './corrections.texts.ts'

const stale = { invalidates: [correction.open, correction.own] }

/** The content of an answer field, and sending it; if that fails, the text stays. */
export function useCorrection(assignmentId: number, { itemId, answer, state }: CorrectedItem) {
  const texts = useTexts(correctionsTexts)
  const [value, setValue] = useState(state === 'waiting' ? answer : '')
  const [isEmpty, setEmpty] = useState(false)
  const command = useCommand(correction.answer, stale)
  const submit = () => {
    setEmpty(value.trim() === '')
    if (value.trim() !== '' && !command.isPending) command.mutate({ assignmentId, itemId, answer: value })
  }
  const said = command.error === null ? null : messageOf(command.error)
  return {
    value,
    setValue: (typed: string) => {
      setEmpty(false)
      setValue(typed)
    },
    submit,
    isBusy: command.isPending,
    failure: isEmpty ? texts.empty : said,
  }
}
