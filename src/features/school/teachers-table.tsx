import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { functionTexts } from '#domain/functions.texts.ts'
import { schoolDay } from '#domain/school-day.ts'
import { teacherRegions } from '#domain/teacher-regions.ts'
import { Chip } from '#ui/chip/chip.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import type { TeacherRow } from './granted-rows.ts'
import css from './school.module.css'
import { schoolTexts } from './school.texts.ts'
import { useTeacherRegion } from './use-teacher-region.ts'
import type { FunctionActs } from './use-function-acts.ts'
import type { SchoolFunctions } from './use-school-functions.ts'

export interface TeachersTableProps {
  readonly list: SchoolFunctions
  readonly acts: FunctionActs
  readonly ownUid: number
}

/** Each teacher with what is open to them, until when. */
export function TeachersTable({ list, acts, ownUid }: TeachersTableProps) {
  const texts = useTexts(schoolTexts)
  const region = useTeacherRegion()
  const actsOf = ({ teacher }: TeacherRow) => (
    <RowActions
      name={teacher.realname}
      primary={
        <Button
          size="xs"
          variant="subtle"
          aria-label={texts.grantNamed(teacher.realname)}
          disabled={acts.isBusy}
          onClick={() => acts.ask([teacher])}
        >
          {texts.grant}
        </Button>
      }
      more={[
        {
          label: teacher.regionId === teacherRegions.students ? texts.toUsualRegion : texts.toStudentsRegion,
          disabled: region.isBusy,
          onSelect: () => region.change(teacher),
        },
      ]}
    />
  )
  return (
    <DataTable<TeacherRow>
      key="teachers"
      label={texts.teacherList}
      columns={useColumns(ownUid)}
      rows={list.teachers}
      rowKey={({ teacher }) => String(teacher.teacherId)}
      loadingRows={list.isKnown ? undefined : 5}
      empty={<Nobody list={list} />}
      selection={{ selected: list.ticked, onChange: list.setTicked, nameOf: ({ teacher }) => teacher.realname }}
      actions={actsOf}
      actionsWidth={136}
      total={list.isKnown && texts.totalTeachers(list.teachers.length)}
    />
  )
}

/** Nothing fits the filters: a school has at least its owner. */
function Nobody({ list }: Pick<TeachersTableProps, 'list'>) {
  const texts = useTexts(schoolTexts)
  return <EmptyState why={texts.emptyFiltered} action={<Button onClick={list.showAll}>{texts.showAll}</Button>} />
}

function useColumns(ownUid: number): readonly DataColumn<TeacherRow>[] {
  const texts = useTexts(schoolTexts)
  return useMemo<readonly DataColumn<TeacherRow>[]>(
    () => [
      {
        id: 'teacher',
        importance: 'name',
        header: texts.teacher,
        width: 170,
        sortBy: ({ teacher }) => teacher.realname,
        cell: ({ teacher: { teacherId, realname, regionId, isDisabled } }) => (
          <span className={css['person']}>
            <b>{realname}</b>
            {teacherId === ownUid && <small>{texts.you}</small>}
            {regionId !== teacherRegions.usual && <small>{texts.region(regionId)}</small>}
            {isDisabled && <small>{texts.disabled}</small>}
          </span>
        ),
      },
      {
        id: 'mobile',
        importance: 'detail',
        header: texts.mobile,
        width: 130,
        nowrap: true,
        cell: ({ teacher: { mobile } }) => mobile ?? <span className={css['quiet']}>{texts.noMobile}</span>,
      },
      {
        id: 'functions',
        header: texts.functions,
        sortBy: ({ rows }) => rows[0]?.endTime ?? null,
        cell: (row) => <Functions row={row} />,
      },
    ],
    [texts, ownUid],
  )
}

function Functions({ row: { rows, teacher } }: { readonly row: TeacherRow }) {
  const texts = useTexts(schoolTexts)
  const names = useTexts(functionTexts)
  const { trialEnd } = teacher
  if (rows.length === 0 && trialEnd === null) return <span className={css['quiet']}>{texts.none}</span>
  return (
    <ul className={css['functions']}>
      {rows.map(({ key, name, func, state, endTime }) => (
        <li key={key}>
          <Chip tone={state === 'endsSoon' ? 'amber' : state === 'open' ? 'green' : 'plain'}>
            {name === null ? func : names[name]}
            <small className={css['end']}>
              {state === 'ended' ? texts.ended : schoolDay(new Date(endTime)).slice(state === 'open' ? 0 : 5)}
            </small>
          </Chip>
        </li>
      ))}
      {trialEnd !== null && (
        <li>
          <Chip tone="line">{texts.trialUntil(schoolDay(new Date(trialEnd)))}</Chip>
        </li>
      )}
    </ul>
  )
}
