import { Button } from '@mantine/core'
import { useMemo } from 'react'
import type { ListClass } from '#machines/roster-import/roster-import.types.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { Surface } from '#ui/surface/surface.tsx'
import css from './roster.module.css'
import { rosterTexts } from './roster.texts.ts'
import type { RosterImport } from './use-roster-import.ts'

/** Chooses one class of a set of rosters. */
export function ChooseClass({ list: { context, send } }: { readonly list: RosterImport }) {
  const texts = useTexts(rosterTexts)
  const columns = useMemo(() => columnsWith(texts), [texts])
  return (
    <Surface
      title={texts.classesTitle}
      note={texts.classesNote}
      more={
        <Button size="xs" onClick={() => send({ type: 'list.drop' })}>
          {texts.back}
        </Button>
      }
      className={css['list']}
    >
      <DataTable
        label={texts.classesTitle}
        columns={columns}
        rows={context.classes}
        rowKey={({ sourcedId }) => sourcedId}
        actions={actionsWith(send)}
      />
    </Surface>
  )
}

type Send = RosterImport['send']

/** Selects one class. */
const actionsWith = (send: Send) => (listed: ListClass) => <TakeClass send={send} {...listed} />

function TakeClass({ sourcedId, title, send }: ListClass & { readonly send: Send }) {
  const texts = useTexts(rosterTexts)
  return (
    <Button
      size="xs"
      variant="subtle"
      aria-label={texts.takeNamed(title)}
      onClick={() => send({ type: 'class.choose', sourcedId })}
    >
      {texts.takeClass}
    </Button>
  )
}

const columnsWith = (texts: Wording<(typeof rosterTexts)['zh-CN']>): readonly DataColumn<ListClass>[] => [
  {
    id: 'title',
    importance: 'name',
    header: texts.className,
    cell: ({ title }) => title,
    sortBy: ({ title }) => title,
  },
  {
    id: 'school',
    importance: 'detail',
    header: texts.schoolName,
    width: 280,
    cell: ({ school }) => school ?? '–',
    cut: true,
  },
  {
    id: 'students',
    header: texts.classStudents,
    width: 90,
    align: 'end',
    cell: ({ students }) => students,
    sortBy: ({ students }) => students,
    descendingFirst: true,
  },
]
