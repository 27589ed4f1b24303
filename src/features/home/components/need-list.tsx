import { Button } from '@mantine/core'
import { useState } from 'react'
import { memberPaths } from '#domain/member-paths.ts'
import { paths } from '#domain/paths.ts'
import { formatTime } from '#domain/time-format.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { homeTexts } from '../home.texts.ts'
import { RemindDialog } from '../remind.dialog.tsx'
import { type HomeBodyProps, openDue, totalCount } from '../today.ts'
import css from './need-list.module.css'
import { NeedRow, TestLinks } from './need-row.tsx'

/** 等您处理: scripts to mark, work that is missing, scores to publish, requests to join; each with the next step. */
export function NeedList({ course, today, now, dateOf }: HomeBodyProps) {
  const texts = useTexts(homeTexts)
  const { unmarked, due, toPublish } = today
  return (
    <Surface
      title={texts.needs}
      note={course.courseName}
      more={<span className={css['updated']}>{texts.updated(formatTime(now, 'h:i'))}</span>}
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
        {due.length > 0 && <MissingRow course={course} today={today} dateOf={dateOf} />}
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
        {course.verifyNum > 0 && (
          <NeedRow
            count={course.verifyNum}
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

/** Work that is missing; whoever can still hand in can be reminded. */
function MissingRow({ course, today, dateOf }: Omit<HomeBodyProps, 'now'>) {
  const texts = useTexts(homeTexts)
  const [isAsking, setIsAsking] = useState(false)
  const open = openDue(today)
  return (
    <NeedRow
      count={totalCount(today.due)}
      unit={texts.missingUnit}
      title={texts.missing}
      action={
        open.length > 0 && (
          <Button size="xs" onClick={() => setIsAsking(true)}>
            {texts.remind}
          </Button>
        )
      }
    >
      <TestLinks
        tests={today.due}
        separator={texts.semicolon}
        pathOf={({ testId }) => paths.task(course.courseId, testId)}
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
