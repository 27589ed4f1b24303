import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { memberPaths } from '#domain/member-paths.ts'
import { paths } from '#domain/paths.ts'
import { formatTime } from '#domain/time-format.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { homeTexts } from '../home.texts.ts'
import { RemindDialog } from '../remind.dialog.tsx'
import { dueByToday, dueLater, type DueTest, type HomeBodyProps, totalCount } from '../today.ts'
import { NeedRow, TestLinks } from './need-row.tsx'

/** 等您处理: scripts to mark, work that is missing, scores to publish, requests to join; each with the next step. */
export function NeedList({ course, today, now, dateOf }: HomeBodyProps) {
  const texts = useTexts(homeTexts)
  const { unmarked, toPublish } = today
  const { courseId } = course
  const missing = dueByToday(today, now)
  const expected = dueLater(today, now)
  return (
    <Surface
      title={texts.needs}
      note={course.courseName}
      more={
        <Text span c="var(--ink-3)" fz="xs">
          {texts.updated(formatTime(now, 'h:i'))}
        </Text>
      }
      tone="need"
      lined
    >
      <ul>
        {unmarked[0] !== undefined && (
          <NeedRow
            count={totalCount(unmarked)}
            unit={texts.scriptsUnit}
            title={texts.toMark}
            action={<LinkButton path={paths.marking(unmarked[0].testId)} label={texts.goMark} />}
          >
            <TestLinks
              tests={unmarked}
              separator={texts.comma}
              pathOf={({ testId }) => paths.marking(testId)}
              textOf={({ count }) => texts.scripts(count)}
            />
          </NeedRow>
        )}
        {missing.length > 0 && <MissingRow title={texts.missing} tests={missing} courseId={courseId} dateOf={dateOf} />}
        {toPublish[0] !== undefined && (
          <NeedRow
            count={toPublish.length}
            unit={texts.tasksUnit}
            title={texts.toPublish}
            action={<LinkButton path={paths.task(course.courseId, toPublish[0].testId)} label={texts.goPublish} />}
          >
            <TestLinks
              tests={toPublish}
              separator={texts.comma}
              pathOf={({ testId }) => paths.task(course.courseId, testId)}
              textOf={({ count }) => texts.scripts(count)}
            />
          </NeedRow>
        )}
        {expected.length > 0 && (
          <MissingRow title={texts.expected} isQuiet tests={expected} courseId={courseId} dateOf={dateOf} />
        )}
        {course.requestCount > 0 && (
          <NeedRow
            count={course.requestCount}
            unit={texts.peopleUnit}
            title={texts.toVerify}
            action={<LinkButton path={memberPaths.verify({ courseId: course.courseId })} label={texts.goVerify} />}
          >
            {texts.byCode}
          </NeedRow>
        )}
      </ul>
    </Surface>
  )
}

interface MissingRowProps extends Pick<HomeBodyProps, 'dateOf'> {
  readonly title: string
  readonly tests: readonly DueTest[]
  readonly courseId: number
  readonly isQuiet?: boolean
}

/** Work that is missing; whoever can still hand in can be reminded. */
function MissingRow({ title, tests, courseId, dateOf, isQuiet = false }: MissingRowProps) {
  const texts = useTexts(homeTexts)
  const [isAsking, setIsAsking] = useState(false)
  const open = tests.filter(({ over }) => !over)
  return (
    <NeedRow
      count={totalCount(tests)}
      isQuiet={isQuiet}
      unit={texts.missingUnit}
      title={title}
      action={
        open.length > 0 && (
          <Button size="xs" onClick={() => setIsAsking(true)}>
            {texts.remind}
          </Button>
        )
      }
    >
      <TestLinks
        tests={tests}
        separator={texts.semicolon}
        pathOf={({ testId }) => paths.task(courseId, testId)}
        textOf={({ count, endTime, over }) => {
          const when = dateOf(Date.parse(endTime))
          return over ? texts.missingOver(count, when) : texts.missingOpen(count, when)
        }}
      />
      {isAsking && <RemindDialog tests={open} dateOf={dateOf} onClose={() => setIsAsking(false)} />}
    </NeedRow>
  )
}

function LinkButton({ path, label }: { readonly path: string; readonly label: string }) {
  return (
    <Button component="a" size="xs" href={hrefOf(path)}>
      {label}
    </Button>
  )
}
