import { Button } from '@mantine/core'
import { useMemo } from 'react'
import type { ListSheet } from '#machines/roster-import/roster-import.types.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from './roster.module.css'
import { rosterTexts } from './roster.texts.ts'
import type { RosterImport } from './use-roster-import.ts'

/** Which sheet of a workbook is meant. */
export function ChooseSheet({ list: { context, send } }: { readonly list: RosterImport }) {
  const texts = useTexts(rosterTexts)
  const columns = useMemo(
    (): readonly DataColumn<ListSheet>[] => [
      { id: 'name', importance: 'name', header: texts.sheetName, cell: ({ name }) => name },
      { id: 'students', header: texts.classStudents, width: 90, align: 'end', cell: ({ students }) => students },
    ],
    [texts],
  )
  return (
    <Surface
      title={texts.sheetsTitle}
      note={texts.sheetsNote}
      more={
        <Button size="xs" onClick={() => send({ type: 'list.drop' })}>
          {texts.back}
        </Button>
      }
      className={css['list']}
    >
      <DataTable
        label={texts.sheetsTitle}
        columns={columns}
        rows={context.sheets}
        rowKey={({ name }) => name}
        actions={actionsWith(send)}
      />
    </Surface>
  )
}

type Send = RosterImport['send']

/** Takes one sheet. */
const actionsWith = (send: Send) => (listed: ListSheet) => <TakeSheet send={send} {...listed} />

function TakeSheet({ name, send }: ListSheet & { readonly send: Send }) {
  const texts = useTexts(rosterTexts)
  return (
    <Button
      size="xs"
      variant="subtle"
      aria-label={texts.takeNamed(name)}
      onClick={() => send({ type: 'sheet.choose', name })}
    >
      {texts.takeClass}
    </Button>
  )
}
