import { type DragEvent, useRef, useState } from 'react'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { sourceOf } from './file-source.ts'
import css from './roster.module.css'
import { rosterTexts } from './roster.texts.ts'
import type { RosterImport } from './use-roster-import.ts'

/** A file that is chosen, or dropped on the page. */
export function ChooseFile({ list }: { readonly list: RosterImport }) {
  const texts = useTexts(rosterTexts)
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const isReading = list.step === 'reading'
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file === undefined || isReading) return
    if ((files?.length ?? 0) > 1) toast.warning(texts.oneFile)
    list.send({ type: 'list.read', source: sourceOf(file) })
  }
  const over = (event: DragEvent, next: boolean) => {
    event.preventDefault()
    setIsOver(next)
  }
  return (
    <div
      className={classNames(css['drop'], isOver && css['over'])}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false)
        take(event.dataTransfer.files)
      }}
    >
      <p>{isOver ? texts.dropNow : texts.drop}</p>
      <BusyButton
        variant="filled"
        leftSection={<Icon name="upload" small />}
        busy={isReading}
        busyLabel={texts.reading}
        onClick={() => input.current?.click()}
      >
        {texts.choose}
      </BusyButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.choose}
        accept=".xlsx,.csv,.tsv,.txt,.zip"
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // The same file again, once it is corrected, is a new choice.
          currentTarget.value = ''
        }}
      />
      <p className={css['note']}>{texts.fileHint}</p>
    </div>
  )
}
