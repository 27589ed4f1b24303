import { Flex, Group, Textarea } from '@mantine/core'
import { useTyped } from '#parts/draft/use-typed.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { AddWaysProps } from './add-ways.types.ts'
import { rosterTexts } from './roster.texts.ts'
import { typedList } from './typed-list.ts'

/** A typed or pasted list, one student per line. The text stays until its students are imported. */
export function PasteList({ list, courseId }: AddWaysProps) {
  const texts = useTexts(rosterTexts)
  const { typed, change } = useTyped(typedList(courseId), { text: '' })
  const lines = typed.text.split('\n').filter((line) => line.trim() !== '').length
  const isReading = list.step === 'reading'
  return (
    <Flex
      component="form"
      direction="column"
      gap={14}
      onSubmit={(event) => {
        event.preventDefault()
        if (lines > 0) list.send({ type: 'list.read', source: { kind: 'text', text: typed.text } })
      }}
    >
      <Textarea
        label={texts.pasteLabel}
        description={texts.pasteHint}
        placeholder={texts.pastePlaceholder}
        value={typed.text}
        readOnly={isReading}
        autosize
        minRows={8}
        maxRows={16}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        data-autofocus
      />
      <Group gap={12} justify="flex-end">
        <Hint span className="breakable">
          {texts.lines(lines)}
        </Hint>
        <BusyButton type="submit" variant="filled" disabled={lines === 0} busy={isReading} busyLabel={texts.reading}>
          {texts.check}
        </BusyButton>
      </Group>
    </Flex>
  )
}
