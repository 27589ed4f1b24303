import { Button, Flex } from '@mantine/core'
import { useMemo } from 'react'
import { featureTexts } from '#domain/features/granted-features.texts.ts'
import type { FeatureState } from '#domain/features/own-features.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { type MarkedState, StateMark } from '#parts/state-mark/state-mark.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import type { ListProps } from '#ui/list-page/list.tsx'
import { RowAct } from '#ui/row-actions/row-act.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import type { GrantedRow } from './granted-rows.ts'
import { Person } from './person.tsx'
import css from './school.module.css'
import { schoolTexts } from './school.texts.ts'
import type { FeatureActs } from './use-feature-acts.ts'
import { useFeatureFilters, useGrantBatch } from './use-feature-filters.tsx'
import type { SchoolFeatures } from './use-school-features.ts'

const marks: Readonly<Record<FeatureState, MarkedState>> = {
  open: 'run',
  endsSoon: 'wait',
  ended: 'end',
  never: 'draft',
}

/** The grants with their ends; one feature of one teacher per row. */
export function useGrantRows(list: SchoolFeatures, acts: FeatureActs): ListProps<GrantedRow> {
  const texts = useTexts(schoolTexts)
  const nameOf = useNameOf()
  const nameOfRow = (row: GrantedRow) => `${row.teacher.realname} ${nameOf(row)}`
  return {
    label: texts.featureList,
    part: 'grants',
    rows: list.grantRows,
    rowKey: ({ key }) => key,
    columns: useColumns(nameOf),
    skeletonRows: 5,
    filters: useFeatureFilters(list),
    batch: useGrantBatch(list, acts, nameOf),
    selection: { selected: list.ticked, onChange: list.setTicked, nameOf: nameOfRow },
    actions: (row) => <GrantActs row={row} name={nameOfRow(row)} feature={nameOf(row)} acts={acts} />,
    actionsWidth: 160,
    empty: list.isFiltered
      ? { why: texts.emptyFiltered, action: <Button onClick={list.showAll}>{texts.showAll}</Button> }
      : {
          why: texts.emptyGrants,
          action: <Button onClick={() => list.showView('teachers')}>{texts.byTeacher}</Button>,
        },
    total: ({ length }) => texts.totalGrants(length),
  }
}

interface GrantActsProps {
  readonly row: GrantedRow
  /** The names of teacher and feature. */
  readonly name: string
  readonly feature: string
  readonly acts: FeatureActs
}

function GrantActs({ row, name, feature, acts }: GrantActsProps) {
  const texts = useTexts(schoolTexts)
  // A feature unknown to this build cannot be granted.
  const isKnown = row.name !== null
  const take = {
    label: texts.take,
    icon: 'close',
    danger: true,
    disabled: acts.isBusy,
    onSelect: () => acts.takeBack([row], feature),
  } as const
  return (
    <RowActions
      name={name}
      primary={
        <RowAct
          named={texts.changeEndNamed(name)}
          disabled={acts.isBusy || !isKnown}
          onClick={() => acts.askEnd([row])}
        >
          {texts.changeEnd}
        </RowAct>
      }
      more={isKnown ? [take] : []}
    />
  )
}

function useNameOf() {
  const names = useTexts(featureTexts)
  return useMemo(
    () =>
      ({ name, feature }: GrantedRow) =>
        name === null ? feature : names[name],
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
        sortBy: ({ featureId }) => Number(featureId),
        cell: (row) => <b>{nameOf(row)}</b>,
      },
      {
        id: 'teacher',
        header: texts.teacher,
        sortBy: ({ teacher }) => teacher.realname,
        cell: ({ teacher: { realname, mobile, isDisabled } }) => (
          <Person>
            {realname}
            <small>{isDisabled ? texts.disabled : (mobile ?? '')}</small>
          </Person>
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
          <Flex component="span" className={css['person']} gap={8} align="baseline" display="inline-flex">
            <StateMark state={marks[state]}>{texts[state]}</StateMark>
            {daysLeft !== null && <small>{texts.daysLeft(daysLeft)}</small>}
          </Flex>
        ),
      },
    ],
    [texts, nameOf],
  )
}
