import { Button, Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import { rosterLimits } from '#domain/roster/columns.ts'
import type { ListWorksheet } from '#machines/roster-import/roster-import.types.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from './roster.module.css'
import { rosterTexts } from './roster.texts.ts'
import type { RosterImport } from './use-roster-import.ts'

/** Which worksheets of a workbook make up the class: one, or several appended to each other. */
export function ChooseWorksheets({ list: { context, send } }: { readonly list: RosterImport }) {
  const texts = useTexts(rosterTexts)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const columns = useMemo(
    (): readonly DataColumn<ListWorksheet>[] => [
      { id: 'name', importance: 'name', header: texts.worksheetName, cell: ({ name }) => name },
      { id: 'students', header: texts.classStudents, width: 90, align: 'end', cell: ({ students }) => students },
    ],
    [texts],
  )
  const chosen = context.sheets.filter(({ name }) => selected.has(name))
  const students = chosen.reduce((sum, sheet) => sum + sheet.students, 0)
  return (
    <Surface
      title={texts.worksheetsTitle}
      note={texts.worksheetsNote}
      more={
        <Group gap={12} justify="flex-end">
          <Button size="xs" onClick={() => send({ type: 'list.drop' })}>
            {texts.back}
          </Button>
          <Button
            size="xs"
            variant="filled"
            disabled={chosen.length === 0 || chosen.length > rosterLimits.sheets}
            onClick={() => send({ type: 'sheets.choose', names: chosen.map(({ name }) => name) })}
          >
            {texts.readWorksheets(chosen.length, students)}
          </Button>
        </Group>
      }
      className={css['list']}
    >
      <DataTable
        label={texts.worksheetsTitle}
        columns={columns}
        rows={context.sheets}
        rowKey={({ name }) => name}
        selection={{ selected, onChange: setSelected, nameOf: ({ name }) => name }}
      />
    </Surface>
  )
}
