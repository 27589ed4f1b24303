import { Button, Stack } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { courseTeacher } from '#api/contract/groups/course-teacher.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { TeacherLine } from './teacher-line.tsx'
import { teachersTexts } from './teachers.texts.ts'
import type { ClassTeacherActs } from './use-class-teachers.ts'

export interface ColleagueSearchProps {
  readonly courseId: number
  readonly acts: ClassTeacherActs
}

/** The maximum length of a search, in characters. */
const longest = 60

/** Finds a colleague in the school who does not teach the class, to add them. */
export function ColleagueSearch({ courseId, acts }: ColleagueSearchProps) {
  const texts = useTexts(teachersTexts)
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const { data, error, refetch } = useEndpoint(courseTeacher.search, { courseId, keyword }, { enabled: keyword !== '' })
  return (
    <Stack gap={8} mt={14}>
      <SearchField label={texts.search} value={typed} onChange={setTyped} maxLength={longest} />
      <div role="status">{keyword !== '' && data?.list.length === 0 && <Hint>{texts.nobody}</Hint>}</div>
      {keyword !== '' && error !== null && <FailedState why={messageOf(error)} onRetry={() => void refetch()} />}
      {keyword !== '' && data !== undefined && data.list.length > 0 && (
        <ul aria-label={texts.found}>
          {data.list.map((colleague) => (
            <TeacherLine
              key={colleague.teacherId}
              name={<b>{colleague.realname}</b>}
              mobile={colleague.mobile ?? texts.noMobile}
            >
              <Button
                size="xs"
                aria-label={texts.addNamed(colleague.realname)}
                disabled={acts.isBusy}
                onClick={() => acts.add(colleague, () => setTyped(''))}
              >
                {texts.add}
              </Button>
            </TeacherLine>
          ))}
        </ul>
      )}
    </Stack>
  )
}
