import type { ReactNode } from 'react'
import type { StudentTest } from '#api/contract/areas/student.ts'
import { dateText } from '#domain/dates.ts'
import { pointsText } from '#domain/score.ts'
import { isMaths } from '#domain/subjects.ts'
import { classNames } from '#ui/class-names.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { StateMark } from '#ui/state-mark/state-mark.tsx'
import { studentPaths } from '../student-address.ts'
import css from './tests.module.css'
import { testsTexts } from './tests.texts.ts'

export interface TestCardProps {
  readonly test: StudentTest
  /** Milliseconds since 1970. */
  readonly now: number
  readonly isUnsure: boolean
}

/** One test: its name, until when, how much, and how far the student is. A link where there is something to do or see. */
export function TestCard({ test, now, isUnsure }: TestCardProps) {
  const texts = useTexts(testsTexts)
  const content = (
    <>
      <span className={css['main']}>
        <span className={css['testName']}>{test.testName}</span>
        <span className={css['line']}>
          <Chip>{texts.kind(test.kind)}</Chip>
          <span>{test.courseName}</span>
          <span>{isMaths(test.subjectId) ? texts.maths : texts.english}</span>
        </span>
        <TimeLine test={test} now={now} />
        <span className={css['line']}>
          <span>{texts.size(test.itemCount, pointsText(test.score))}</span>
          {test.duration !== null && <span>{texts.minutes(test.duration)}</span>}
        </span>
        <Marks test={test} isUnsure={isUnsure} />
      </span>
      <Side test={test} />
    </>
  )
  const href = addressOf(test, isUnsure)
  if (href === null) return <div className={css['card']}>{content}</div>
  return (
    <a className={classNames(css['card'], css['link'])} href={hrefOf(href)}>
      {content}
    </a>
  )
}

function addressOf({ state, testId }: StudentTest, isUnsure: boolean): string | null {
  if (state === 'published') return studentPaths.result(testId)
  return state === 'open' || isUnsure ? studentPaths.answering(testId) : null
}

function TimeLine({ test, now }: { readonly test: StudentTest; readonly now: number }) {
  const texts = useTexts(testsTexts)
  const { language } = useLanguage()
  const read = (date: string) => dateText(Date.parse(date), { now, language })
  const { state, beginTime, endTime, submittedAt } = test
  const isNear = state === 'open' && Date.parse(endTime) - now < 24 * 3_600_000
  const line: Record<StudentTest['state'], string> = {
    open: texts.due(read(endTime)),
    notStarted: texts.begins(read(beginTime)),
    missed: texts.wasDue(read(endTime)),
    submitted: texts.handedIn(read(submittedAt ?? endTime)),
    published: texts.handedIn(read(submittedAt ?? endTime)),
  }
  return <span className={classNames(css['line'], isNear && css['near'])}>{line[state]}</span>
}

interface MarksProps {
  readonly test: StudentTest
  readonly isUnsure: boolean
}

function Marks({ test, isUnsure }: MarksProps) {
  const texts = useTexts(testsTexts)
  const { state, started, reminded } = test
  if (state === 'submitted') return <Mark>{texts.waiting}</Mark>
  if (isUnsure)
    return (
      <Mark need>
        <Icon name="warning" small />
        {texts.unsure}
      </Mark>
    )
  if (state === 'missed') return <Mark>{texts.missed}</Mark>
  if (state !== 'open') return null
  return (
    <Mark>
      <StateMark state={started ? 'run' : 'wait'}>{started ? texts.started : texts.notStarted}</StateMark>
      {reminded && (
        <span className={css['reminded']}>
          <Icon name="bell" small />
          {texts.reminded}
        </span>
      )}
    </Mark>
  )
}

const Mark = ({ need = false, children }: { readonly need?: boolean; readonly children: ReactNode }) => (
  <span className={classNames(css['line'], css['marks'], need && css['near'])}>{children}</span>
)

function Side({ test }: { readonly test: StudentTest }) {
  const texts = useTexts(testsTexts)
  if (test.state === 'open') return <Icon name="chevron-right" className={css['arrow']} />
  if (test.total === null) return null
  return (
    <span className={css['score']}>
      <b>{pointsText(test.total)}</b> <small>{texts.points}</small>
    </span>
  )
}
