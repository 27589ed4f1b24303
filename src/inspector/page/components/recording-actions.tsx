import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import { browserSaveFile } from '#api/ports/download.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Recorder } from '../../recorder/recorder.ts'
import { readRecording, writeRecording } from '../../recording/recording-file.ts'
import { inspectorTexts } from '../inspector.texts.ts'
import type { InspectorState } from '../use-inspector.ts'
import { StatelyButton } from './stately-button.tsx'

export interface RecordingActionsProps {
  readonly state: InspectorState
  readonly recorder: Recorder
}

/** Saves the log to a file, and replays one. */
export function RecordingActions({ state: { log, isLive, replay }, recorder }: RecordingActionsProps) {
  const texts = useTexts(inspectorTexts)
  const [isUnreadable, setUnreadable] = useState(false)
  const open = async (file: File | null) => {
    if (file === null) return
    const recording = readRecording(await file.text())
    setUnreadable(recording === null)
    if (recording !== null) replay(recording)
  }
  const save = () =>
    browserSaveFile('podium-recording.json', new Blob([writeRecording(log)], { type: 'application/json' }))
  return (
    <>
      {isUnreadable && <ErrorText announced>{texts.notRecording}</ErrorText>}
      <StatelyButton recorder={recorder} />
      {!isLive && <Button onClick={() => replay(null)}>{texts.backToLive}</Button>}
      <FileButton accept="application/json,.json" onChange={(file) => void open(file)}>
        {(props) => (
          <Button {...props} leftSection={<Icon name="folder" small />}>
            {texts.importFile}
          </Button>
        )}
      </FileButton>
      <Button leftSection={<Icon name="download" small />} onClick={save}>
        {texts.exportFile}
      </Button>
    </>
  )
}
