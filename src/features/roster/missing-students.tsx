import { useMemo } from 'react'
import type { RosterStudent } from '#api/contract/schemas/rosters.ts'
import { fieldTexts } from '#domain/roster/reasons.texts.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { dryRunTexts } from './dry-run.texts.ts'
import css from './roster.module.css'

/** Students of the class who are not on the list: they are shown, and stay in the class. */
export function MissingStudents({ students }: { readonly students: readonly RosterStudent[] }) {
  const texts = useTexts(dryRunTexts)
  const { language } = useLanguage()
  const columns = useMemo(
    () =>
      (['realname', 'number', 'username', 'groupName'] as const).map((field): DataColumn<RosterStudent> => ({
        id: field,
        ...(field === 'realname' && { importance: 'name' }),
        header: fieldTexts[field][language],
        cell: (student) => student[field] ?? '–',
        sortBy: (student) => student[field],
        cut: field !== 'realname',
      })),
    [language],
  )
  return (
    <Surface title={texts.missing} note={texts.missingNote(students.length)} className={css['list']}>
      <DataTable
        label={texts.missing}
        columns={columns}
        rows={students}
        rowKey={({ uid }) => String(uid)}
        density="report"
        total={texts.students(students.length)}
      />
    </Surface>
  )
}
