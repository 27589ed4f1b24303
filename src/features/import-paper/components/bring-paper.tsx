import { Group, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { importLimits } from '#domain/import/import-limits.ts'
import { useDraft } from '#parts/draft/use-draft.ts'
import { fileContent, shortFileName } from '#parts/file-drop/file-content.ts'
import { FileDrop } from '#parts/file-drop/file-drop.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { TabStrip } from '#ui/tab-strip/tab-strip.tsx'
import { importPaperTexts } from '../import-paper.texts.ts'
import { pastedDraft } from '../kept-review.ts'
import type { PaperImport } from '../use-paper-import.ts'

const ways = ['file', 'paste'] as const

type Way = (typeof ways)[number]

interface BringPaperProps {
  readonly brought: PaperImport
}

/** Two ways to provide a paper. The input stays until it is accepted, even after a failure. */
export function BringPaper({ brought }: BringPaperProps) {
  const texts = useTexts(importPaperTexts)
  const { query } = useNavigation()
  const [way, setWay] = useState<Way>(query['way'] === 'paste' ? 'paste' : 'file')
  const { failure } = brought.context
  return (
    <Surface label={texts.ways}>
      <Stack px={20} pt={10} pb={20} gap={14}>
        <TabStrip
          label={texts.ways}
          tabs={ways.map((value) => ({ value, label: texts[value] }))}
          value={way}
          onChange={setWay}
        >
          {way === 'file' ? <BringFile brought={brought} /> : <PasteText brought={brought} />}
        </TabStrip>
        {brought.step === 'choosing' && failure !== null && (
          <div role="alert">
            <ErrorText>{failure.message}</ErrorText>
          </div>
        )}
        <Hint>{texts.checkedFirst}</Hint>
      </Stack>
    </Surface>
  )
}

function BringFile({ brought: { step, send } }: BringPaperProps) {
  const texts = useTexts(importPaperTexts)
  const upload = (file: File) => {
    const fileName = shortFileName(file, importLimits.fileName)
    send({ type: 'file.upload', source: { fileName, content: () => fileContent(file) } })
  }
  return (
    <FileDrop
      invitation={texts.drop}
      hint={texts.fileHint}
      accept=".docx,.xlsx,.txt,.gift,.xml,.zip,.pdf"
      isBusy={step !== 'choosing'}
      busyLabel={texts.uploading}
      onFile={upload}
    />
  )
}

function PasteText({ brought: { step, send } }: BringPaperProps) {
  const texts = useTexts(importPaperTexts)
  const { fields, change } = useDraft(pastedDraft, { text: '' })
  const { text } = fields
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  const isBusy = step !== 'choosing'
  const read = (event: FormEvent) => {
    event.preventDefault()
    if (lines === 0) return
    const content = async () => new TextEncoder().encode(text)
    send({ type: 'file.upload', source: { fileName: '', content } })
  }
  return (
    <Stack component="form" gap={14} onSubmit={read}>
      <Textarea
        label={texts.pasteLabel}
        description={texts.pasteHint}
        placeholder={texts.pastePlaceholder}
        value={text}
        readOnly={isBusy}
        autosize
        minRows={8}
        maxRows={20}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        data-autofocus
      />
      <Group justify="flex-end" gap={12}>
        <Hint>{texts.lines(lines)}</Hint>
        <BusyButton type="submit" variant="filled" disabled={lines === 0} busy={isBusy} busyLabel={texts.uploading}>
          {texts.read}
        </BusyButton>
      </Group>
    </Stack>
  )
}
