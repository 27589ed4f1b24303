import { Group, Switch } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { messageOf } from '#api/client/failures.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useSaveFile } from '#api/queries/save-file-context.tsx'
import { mostPrinted } from '#domain/wrong-note/most-printed.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { printTexts } from '../print.texts.ts'
import css from '../wrong-note.module.css'

export interface PrintLineProps {
  readonly courseId: number
  /** One copy for the class, or one per student; for all students if `uids` is empty. */
  readonly whose: 'class' | 'students'
  readonly uids?: readonly number[]
  readonly itemIds?: readonly number[]
}

const usual = { ownAnswer: false, rightAnswer: false, analysis: false, space: true, similar: false }

const labels = {
  ownAnswer: 'own',
  rightAnswer: 'right',
  analysis: 'analysis',
  space: 'space',
  similar: 'similar',
} as const

/** The print options, and the print button. */
export function PrintLine({ courseId, whose, uids = [], itemIds = [] }: PrintLineProps) {
  const texts = useTexts(printTexts)
  const [switches, setSwitches] = useState(usual)
  const { print, isBusy } = usePrintBook()
  const offered = (Object.keys(usual) as (keyof typeof usual)[]).filter(
    (name) => name !== 'ownAnswer' || whose === 'students',
  )
  return (
    <Group className={css['printLine']} px={20} py={11} gap={14} fz="sm">
      <span>
        {whose === 'students' && uids.length === 0 ? texts.everybody(mostPrinted) : texts.line(itemIds.length)}
      </span>
      {offered.map((name) => (
        <Switch
          key={name}
          size="sm"
          label={texts[labels[name]]}
          checked={switches[name]}
          onChange={({ currentTarget }) => setSwitches({ ...switches, [name]: currentTarget.checked })}
        />
      ))}
      <BusyButton
        size="xs"
        ml="auto"
        leftSection={<Icon name="print" small />}
        busy={isBusy}
        busyLabel={texts.printing}
        onClick={() => print({ courseId, whose, uids: [...uids], itemIds: [...itemIds], ...switches })}
      >
        {texts.print}
      </BusyButton>
    </Group>
  )
}

type Wanted = InputOf<typeof wrongNote.print>

function usePrintBook() {
  const texts = useTexts(printTexts)
  const call = useCall()
  const saveFile = useSaveFile()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Wanted) => call(wrongNote.print, input),
    onSuccess: ({ name, blob }) => {
      saveFile(name, blob)
      toast.success(texts.saved(name))
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  return { print: mutate, isBusy: isPending }
}
