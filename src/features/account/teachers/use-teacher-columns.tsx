import { Text } from '@mantine/core'
import { useMemo } from 'react'
import type { SchoolTeacher } from '#api/contract/schemas/people.ts'
import { StateMark } from '#parts/state-mark/state-mark.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { teachersTexts } from './teachers.texts.ts'

type State = 'usable' | 'due' | 'disabled'

const stateOf = ({ isDisabled, mustChangePassword }: SchoolTeacher): State => {
  if (isDisabled) return 'disabled'
  return mustChangePassword ? 'due' : 'usable'
}

const marks = { usable: 'run', due: 'wait', disabled: 'end' } as const

/** The school's teachers, how to recognise them, and whether they can sign in. */
export function useTeacherColumns(ownUid: number): readonly DataColumn<SchoolTeacher>[] {
  const texts = useTexts(teachersTexts)
  return useMemo<readonly DataColumn<SchoolTeacher>[]>(
    () => [
      {
        id: 'realname',
        importance: 'name',
        header: texts.realname,
        cell: ({ realname, teacherId }) => (
          <>
            <Text span className="breakable" fw={600}>
              {realname}
            </Text>
            {teacherId === ownUid && (
              <Text span ml={8} c="var(--ink-3)" fz="sm">
                {texts.you}
              </Text>
            )}
          </>
        ),
        sortBy: ({ realname }) => realname,
      },
      {
        id: 'mobile',
        header: texts.mobile,
        cell: ({ mobile }) =>
          mobile ?? (
            <Text span c="var(--ink-3)" fz="sm">
              {texts.noMobile}
            </Text>
          ),
        width: 160,
        nowrap: true,
      },
      {
        id: 'state',
        header: texts.state,
        cell: (teacher) => <StateMark state={marks[stateOf(teacher)]}>{texts[stateOf(teacher)]}</StateMark>,
        sortBy: (teacher) => stateOf(teacher),
        width: 200,
        nowrap: true,
      },
    ],
    [texts, ownUid],
  )
}
