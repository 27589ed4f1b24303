import { Button, Flex, Group } from '@mantine/core'
import { useState } from 'react'
import { browserSaveFile } from '#api/ports/download.ts'
import { TryOutPrompt } from '#parts/try-out/try-out-prompt.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { DebouncedButton } from '#ui/debounced-button/debounced-button.tsx'
import { DownloadButton } from '#ui/download-launcher/download-button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { sampleStudents } from './sample-students.ts'
import { widgetsTexts } from './widgets.texts.ts'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A real file, made in the page. */
async function downloadRoster(): Promise<void> {
  const lines = sampleStudents(40).map(({ account, name }) => `${account},${name}`)
  browserSaveFile('roster.csv', new Blob([`\uFEFF${lines.join('\n')}\n`], { type: 'text/csv' }))
}

/** Buttons that act once, that are at work, and that download. */
export function ButtonsPart() {
  const texts = useTexts(widgetsTexts)
  const [isTrying, setIsTrying] = useState(false)
  const failToDownload = () => Promise.reject(new Error(texts.downloadFailure))
  return (
    <Surface title={texts.buttons} note={texts.buttonsNote} padded>
      <Group gap={10}>
        <CountedReminder />
        <BusyButton busy busyLabel={texts.busyLabel} variant="filled">
          {texts.busy}
        </BusyButton>
        <Button disabled>{texts.unavailable}</Button>
        <DownloadButton start={downloadRoster} messageOf={messageOf}>
          {texts.download}
        </DownloadButton>
        <DownloadButton start={failToDownload} messageOf={messageOf}>
          {texts.downloadFails}
        </DownloadButton>
        <Button onClick={() => setIsTrying(true)}>{texts.tryOut}</Button>
      </Group>
      <TryOutPrompt
        opened={isTrying}
        onClose={() => setIsTrying(false)}
        onDownload={failToDownload}
        messageOf={messageOf}
      />
    </Surface>
  )
}

function CountedReminder() {
  const texts = useTexts(widgetsTexts)
  const [done, setDone] = useState(0)
  return (
    <Flex component="span" align="center" wrap="wrap" gap={10} display="inline-flex" w="100%">
      <DebouncedButton onClick={() => setDone(done + 1)}>{texts.remind}</DebouncedButton>
      <Hint span role="status">
        {texts.reminded(done)}
      </Hint>
    </Flex>
  )
}
