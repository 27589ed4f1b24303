import type { StudentTest } from '#api/contract/areas/student.ts'
import { dateText } from '#domain/dates.ts'
import { pointsText } from '#domain/score.ts'
import { isMaths } from '#domain/subjects.ts'
import { StateMark } from '#parts/state-mark/state-mark.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { Card, CardLine } from '../page/cards.tsx'
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
  const href = addressOf(test, isUnsure)
  return (
    <Card name={test.testName} href={href === null ? null : hrefOf(href)} side={<Side test={test} />}>
      <CardLine>
        <Chip>{texts.kind(test.kind)}</Chip>
        <span>{test.courseName}</span>
        <span>{isMaths(test.subjectId) ? texts.maths : texts.english}</span>
      </CardLine>
      <TimeLine test={test} now={now} />
      <CardLine>
        <span>{texts.size(test.itemCount, pointsText(test.score))}</span>
        {test.duration !== null && <span>{texts.minutes(test.duration)}</span>}
      </CardLine>
      <Marks test={test} isUnsure={isUnsure} />
    </Card>
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
  return <CardLine need={isNear}>{line[state]}</CardLine>
}

interface MarksProps {
  readonly test: StudentTest
  readonly isUnsure: boolean
}

function Marks({ test, isUnsure }: MarksProps) {
  const texts = useTexts(testsTexts)
  const { state, started, reminded } = test
  if (state === 'submitted') return <CardLine>{texts.waiting}</CardLine>
  if (isUnsure)
    return (
      <CardLine need>
        <Icon name="warning" small />
        {texts.unsure}
      </CardLine>
    )
  if (state === 'missed') return <CardLine>{texts.missed}</CardLine>
  if (state !== 'open') return null
  return (
    <CardLine>
      <StateMark state={started ? 'run' : 'wait'}>{started ? texts.started : texts.notStarted}</StateMark>
      {reminded && (
        <span className={css['reminded']}>
          <Icon name="bell" small />
          {texts.reminded}
        </span>
      )}
    </CardLine>
  )
}

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
