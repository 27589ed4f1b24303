import { rosterBodyLimits } from '#domain/classes/class-limits.ts'
import { fileContent, shortFileName } from '#parts/file-drop/file-content.ts'
import { FileDrop } from '#parts/file-drop/file-drop.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { rosterTexts } from './roster.texts.ts'
import type { RosterImport } from './use-roster-import.ts'

/** A file that is chosen or dropped on the page. */
export function ChooseFile({ list }: { readonly list: RosterImport }) {
  const texts = useTexts(rosterTexts)
  const read = (file: File) => {
    const fileName = shortFileName(file, rosterBodyLimits.fileName) || 'list'
    list.send({ type: 'list.read', source: { kind: 'file', fileName, content: () => fileContent(file) } })
  }
  return (
    <FileDrop
      invitation={texts.drop}
      hint={texts.fileHint}
      accept=".xlsx,.csv,.tsv,.txt,.zip"
      isBusy={list.step === 'reading'}
      busyLabel={texts.reading}
      onFile={read}
    />
  )
}
