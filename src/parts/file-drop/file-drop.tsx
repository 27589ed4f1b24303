import { Stack } from '@mantine/core'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { fileDropTexts } from './file-drop.texts.ts'

export interface FileDropProps {
  /** Text above the button: "把名单文件拖到这里，或". */
  readonly invitation: string
  /** Accepted kinds and sizes. */
  readonly hint: ReactNode
  /** Accepted file extensions. */
  readonly accept: string
  readonly isBusy: boolean
  readonly busyLabel: string
  /** Whether several files may be dropped at once; each is passed on separately. */
  readonly takesSeveral?: boolean
  readonly onFile: (file: File) => void
}

/** Where a file is chosen or dropped. */
export function FileDrop({ invitation, hint, accept, isBusy, busyLabel, takesSeveral = false, onFile }: FileDropProps) {
  const texts = useTexts(fileDropTexts)
  const toast = useToast()
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file === undefined || isBusy) return
    if (takesSeveral) {
      for (const one of files ?? []) onFile(one)
      return
    }
    if ((files?.length ?? 0) > 1) toast.warning(texts.oneFile)
    onFile(file)
  }
  const over = (event: DragEvent, next: boolean) => {
    event.preventDefault()
    setIsOver(next)
  }
  return (
    <Stack
      gap={14}
      align="center"
      px={20}
      py={40}
      bdrs="var(--r-2)"
      bg={isOver ? 'var(--green-0)' : 'transparent'}
      ta="center"
      style={{ border: `1px dashed var(--${isOver ? 'action' : 'line-input'})` }}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false)
        take(event.dataTransfer.files)
      }}
    >
      <p>{isOver ? texts.dropNow : invitation}</p>
      <FileChoice accept={accept} isBusy={isBusy} busyLabel={busyLabel} takesSeveral={takesSeveral} onChoose={take} />
      <Hint>{hint}</Hint>
    </Stack>
  )
}

interface FileChoiceProps extends Pick<FileDropProps, 'accept' | 'isBusy' | 'busyLabel' | 'takesSeveral'> {
  readonly onChoose: (files: FileList | null) => void
}

function FileChoice({ accept, isBusy, busyLabel, takesSeveral, onChoose }: FileChoiceProps) {
  const texts = useTexts(fileDropTexts)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <BusyButton
        variant="filled"
        leftSection={<Icon name="upload" small />}
        busy={isBusy}
        busyLabel={busyLabel}
        onClick={() => input.current?.click()}
      >
        {texts.choose}
      </BusyButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple={takesSeveral}
        aria-label={texts.choose}
        accept={accept}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files)
          // Choosing the same file again after correcting it must count as a change.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
