import { useState } from 'react'
import type { RosterRow } from '#api/contract/schemas/rosters.ts'
import { type RosterField, rosterFields } from '#domain/roster/columns.ts'
import { readEntry } from '#domain/roster/read-entry.ts'
import type { RowReason } from '#domain/roster/reasons.ts'
import { fieldTexts } from '#domain/roster/reasons.texts.ts'
import { useTyped } from '#parts/draft/use-typed.ts'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { dryRunTexts } from './dry-run.texts.ts'
import { FieldColumns } from './field-columns.tsx'
import { StudentField } from './student-field.tsx'
import { typedOf } from './typed-of.ts'
import type { RosterImport } from './use-roster-import.ts'
import { useRowPositions } from './use-row-positions.ts'

interface MendRowProps {
  readonly list: RosterImport
  readonly row: RosterRow
  /** Its index in the list of rows. */
  readonly at: number
  readonly onClose: () => void
}

/** Corrects one row of the list before anything is written. */
export function MendRowDialog({ list, row, at, onClose }: MendRowProps) {
  const texts = useTexts(dryRunTexts)
  const { language } = useLanguage()
  const positionOf = useRowPositions(list.context.view)
  const form = useMending(`row ${list.context.view?.digest ?? ''} ${at}`, row, (fields) =>
    list.send({ type: 'list.change', change: { kind: 'row', at, fields } }),
  )
  const failure = form.wasSent && !list.isBusy ? list.context.failure : null
  return (
    <FormDialog
      title={texts.mendRow(positionOf(row.row))}
      submit={texts.mendSave}
      submitting={texts.mending}
      cancel={texts.mendCancel}
      isBusy={list.isBusy}
      failure={failure?.message ?? null}
      onSubmit={form.save}
      onClose={() => {
        form.drop()
        onClose()
      }}
    >
      {row.cells.length > 0 && <Hint className="breakable">{texts.mendWas(row.cells.filter(Boolean).join(' '))}</Hint>}
      <FieldColumns>
        {rosterFields.map((field) => (
          <StudentField
            key={field}
            form={form}
            field={field}
            label={fieldTexts[field][language]}
            required={field === 'realname'}
          />
        ))}
      </FieldColumns>
    </FormDialog>
  )
}

type Faults = Partial<Readonly<Record<RosterField, RowReason>>>

const faultsOf = (problems: readonly { readonly field: RosterField; readonly reason: RowReason }[]): Faults =>
  Object.fromEntries(problems.map(({ field, reason }) => [field, reason]))

/** The fields of a row as typed, and their errors. */
function useMending(name: string, row: RosterRow, send: (fields: Readonly<Record<RosterField, string>>) => void) {
  const [untyped] = useState(() => typedOf(row))
  const { typed, change, drop } = useTyped(name, untyped)
  const [faults, setFaults] = useState<Faults>(() => faultsOf(row.problems))
  const [wasSent, setSent] = useState(false)
  return {
    typed,
    faults,
    wasSent,
    drop,
    change: (changes: Partial<Record<RosterField, string>>) => {
      change(changes)
      setFaults({})
    },
    save: () => {
      const read = readEntry(typed)
      if ('problems' in read) return setFaults(faultsOf(read.problems))
      setSent(true)
      send(typed)
    },
  }
}
