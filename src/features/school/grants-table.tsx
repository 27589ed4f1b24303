import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { functionTexts } from '#domain/functions.texts.ts'
import type { FunctionState } from '#domain/own-functions.ts'
import { schoolDay } from '#domain/school-day.ts'
import { type MarkedState, StateMark } from '#parts/state-mark/state-mark.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import type { GrantedRow } from './granted-rows.ts'
import css from './school.module.css'
import { schoolTexts } from './school.texts.ts'
import type { FunctionActs } from './use-function-acts.ts'
import type { SchoolFunctions } from './use-school-functions.ts'

export interface GrantsTableProps {
  readonly list: SchoolFunctions
  readonly acts: FunctionActs
}

const marks: Readonly<Record<FunctionState, MarkedState>> = {
  open: 'run',
  endsSoon: 'wait',
  ended: 'end',
  never: 'draft',
}

/** Who has each function, until when; one function of one teacher a row. */
export function GrantsTable({ list, acts }: GrantsTableProps) {
  const texts = useTexts(schoolTexts)
  const nameOf = useNameOf()
  const actsOf = (row: GrantedRow) => {
    const name = `${row.teacher.realname} ${nameOf(row)}`
    return (
      <RowActions
        name={name}
        primary={
          <Button
            size="xs"
            variant="subtle"
            aria-label={texts.changeEndNamed(name)}
            disabled={acts.isBusy || row.name === null}
            onClick={() => acts.askEnd([row])}
          >
            {texts.changeEnd}
          </Button>
        }
        more={
          row.name === null
            ? []
            : [
                {
                  label: texts.take,
                  icon: 'close',
                  danger: true,
                  disabled: acts.isBusy,
                  onSelect: () => acts.takeBack([row], nameOf(row)),
                },
              ]
        }
      />
    )
  }
  return (
    <DataTable<GrantedRow>
      key="grants"
      label={texts.functionList}
      columns={useColumns(nameOf)}
      rows={list.grants}
      rowKey={({ key }) => key}
      loadingRows={list.isKnown ? undefined : 5}
      empty={
        list.isFiltered ? (
          <EmptyState why={texts.emptyFiltered} action={<Button onClick={list.showAll}>{texts.showAll}</Button>} />
        ) : (
          <EmptyState
            why={texts.emptyGrants}
            action={<Button onClick={() => list.showView('teachers')}>{texts.byTeacher}</Button>}
          />
        )
      }
      selection={{
        selected: list.ticked,
        onChange: list.setTicked,
        nameOf: (row) => `${row.teacher.realname} ${nameOf(row)}`,
      }}
      actions={actsOf}
      actionsWidth={160}
      total={list.isKnown && texts.totalGrants(list.grants.length)}
    />
  )
}

function useNameOf() {
  const names = useTexts(functionTexts)
  return useMemo(
    () =>
      ({ name, func }: GrantedRow) =>
        name === null ? func : names[name],
    [names],
  )
}

function useColumns(nameOf: (row: GrantedRow) => string): readonly DataColumn<GrantedRow>[] {
  const texts = useTexts(schoolTexts)
  return useMemo<readonly DataColumn<GrantedRow>[]>(
    () => [
      {
        id: 'name',
        importance: 'name',
        header: texts.name,
        width: 200,
        sortBy: ({ funcId }) => Number(funcId),
        cell: (row) => <b>{nameOf(row)}</b>,
      },
      {
        id: 'teacher',
        header: texts.teacher,
        sortBy: ({ teacher }) => teacher.realname,
        cell: ({ teacher: { realname, mobile, isDisabled } }) => (
          <span className={css['person']}>
            {realname}
            <small>{isDisabled ? texts.disabled : (mobile ?? '')}</small>
          </span>
        ),
      },
      {
        id: 'until',
        header: texts.until,
        width: 130,
        nowrap: true,
        sortBy: ({ endTime }) => endTime,
        cell: ({ endTime }) => schoolDay(new Date(endTime)),
      },
      {
        id: 'state',
        header: texts.standing,
        width: 200,
        nowrap: true,
        sortBy: ({ endTime }) => endTime,
        cell: ({ state, daysLeft }) => (
          <span className={css['state']}>
            <StateMark state={marks[state]}>{texts[state]}</StateMark>
            {daysLeft !== null && <small>{texts.daysLeft(daysLeft)}</small>}
          </span>
        ),
      },
    ],
    [texts, nameOf],
  )
}
