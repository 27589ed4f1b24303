import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { dateText } from '#domain/dates.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { type MarkedState, StateMark } from '#ui/state-mark/state-mark.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from './functions.module.css'
import { functionsTexts } from './functions.texts.ts'

export interface TrialPartProps {
  readonly trial: TeacherInfo['trialInfo']
  /** Milliseconds since 1970, the service's time. */
  readonly now: number
}

/** The trial of this teacher with its dates (specification §3, §6). */
export function TrialPart({ trial, now }: TrialPartProps) {
  const texts = useTexts(functionsTexts)
  return (
    <Surface title={texts.trial} lined>
      <p className={css['trial']}>
        {trial === null ? <span className={css['quiet']}>{texts.noTrial}</span> : <Period {...trial} now={now} />}
      </p>
    </Surface>
  )
}

interface PeriodProps extends NonNullable<TrialPartProps['trial']> {
  readonly now: number
}

function Period({ beginTime, endTime, now }: PeriodProps) {
  const texts = useTexts(functionsTexts)
  const { language } = useLanguage()
  const when = (instant: string) => dateText(Date.parse(instant), { now, language })
  const state = stateOf(Date.parse(beginTime), Date.parse(endTime), now)
  return (
    <>
      <StateMark state={marks[state]}>{texts[state]}</StateMark>
      <span>{texts.period(when(beginTime), when(endTime))}</span>
    </>
  )
}

type TrialState = 'ahead' | 'running' | 'ended'

const marks: Readonly<Record<TrialState, MarkedState>> = { ahead: 'wait', running: 'run', ended: 'end' }

function stateOf(begin: number, end: number, now: number): TrialState {
  if (now < begin) return 'ahead'
  return now < end ? 'running' : 'ended'
}
