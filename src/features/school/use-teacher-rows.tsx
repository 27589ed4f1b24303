import { Box, Button, Flex, Text } from '@mantine/core'
import { useMemo } from 'react'
import { featureTexts } from '#domain/features/granted-features.texts.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { teacherRegions } from '#domain/classes/teacher-regions.ts'
import { Chip } from '#ui/chip/chip.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import type { ListProps } from '#ui/list-page/list.tsx'
import { RowAct } from '#ui/row-actions/row-act.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import type { TeacherRow } from './granted-rows.ts'
import { Person } from './person.tsx'
import { schoolTexts } from './school.texts.ts'
import { useFeatureFilters, useTeacherBatch } from './use-feature-filters.tsx'
import { useTeacherRegion } from './use-teacher-region.ts'
import type { FeatureActs } from './use-feature-acts.ts'
import type { SchoolFeatures } from './use-school-features.ts'

/** The teachers, each with their features and ends. */
export function useTeacherRows(list: SchoolFeatures, acts: FeatureActs, ownUid: number): ListProps<TeacherRow> {
  const texts = useTexts(schoolTexts)
  const region = useTeacherRegion()
  return {
    label: texts.teacherList,
    part: 'teachers',
    rows: list.teacherRows,
    rowKey: ({ teacher }) => String(teacher.teacherId),
    columns: useColumns(ownUid),
    skeletonRows: 5,
    filters: useFeatureFilters(list),
    batch: useTeacherBatch(list, acts),
    selection: { selected: list.ticked, onChange: list.setTicked, nameOf: ({ teacher }) => teacher.realname },
    actions: ({ teacher }) => <TeacherActs teacher={teacher} acts={acts} region={region} />,
    actionsWidth: 136,
    // A school has at least its owner.
    empty: { why: texts.emptyFiltered, action: <Button onClick={list.showAll}>{texts.showAll}</Button> },
    total: ({ length }) => texts.totalTeachers(length),
  }
}

interface TeacherActsProps {
  readonly teacher: TeacherRow['teacher']
  readonly acts: FeatureActs
  readonly region: ReturnType<typeof useTeacherRegion>
}

function TeacherActs({ teacher, acts, region }: TeacherActsProps) {
  const texts = useTexts(schoolTexts)
  return (
    <RowActions
      name={teacher.realname}
      primary={
        <RowAct named={texts.grantNamed(teacher.realname)} disabled={acts.isBusy} onClick={() => acts.ask([teacher])}>
          {texts.grant}
        </RowAct>
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
          <Person>
            <b>{realname}</b>
            {teacherId === ownUid && <small>{texts.you}</small>}
            {regionId !== teacherRegions.usual && <small>{texts.region(regionId)}</small>}
            {isDisabled && <small>{texts.disabled}</small>}
          </Person>
        ),
      },
      {
        id: 'mobile',
        importance: 'detail',
        header: texts.mobile,
        width: 130,
        nowrap: true,
        cell: ({ teacher: { mobile } }) =>
          mobile ?? (
            <Text span c="var(--ink-3)">
              {texts.noMobile}
            </Text>
          ),
      },
      {
        id: 'features',
        header: texts.features,
        // Two beside each other.
        leastWidth: 400,
        sortBy: ({ rows }) => rows[0]?.endTime ?? null,
        cell: (row) => <Features row={row} />,
      },
    ],
    [texts, ownUid],
  )
}

function Features({ row: { rows, teacher } }: { readonly row: TeacherRow }) {
  const texts = useTexts(schoolTexts)
  const names = useTexts(featureTexts)
  const { trialEnd } = teacher
  if (rows.length === 0 && trialEnd === null)
    return (
      <Text span c="var(--ink-3)">
        {texts.none}
      </Text>
    )
  return (
    <Flex component="ul" wrap="wrap" gap={4} py={6}>
      {rows.map(({ key, name, feature, state, endTime }) => (
        <li key={key}>
          <Chip tone={state === 'endsSoon' ? 'amber' : state === 'open' ? 'green' : 'plain'}>
            {name === null ? feature : names[name]}
            <Box component="small" ml={6} fz="inherit">
              {state === 'ended' ? texts.ended : schoolDay(new Date(endTime)).slice(state === 'open' ? 0 : 5)}
            </Box>
          </Chip>
        </li>
      ))}
      {trialEnd !== null && (
        <li>
          <Chip tone="line">{texts.trialUntil(schoolDay(new Date(trialEnd)))}</Chip>
        </li>
      )}
    </Flex>
  )
}
