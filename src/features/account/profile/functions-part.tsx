import { messageOf } from '#api/client/failures.ts'
import { account } from '#api/contract/areas/account.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { dateText } from '#domain/dates.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { type MarkedState, StateMark } from '#ui/state-mark/state-mark.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { ProfileRow } from './profile-row.tsx'
import css from './profile.module.css'
import { profileTexts } from './profile.texts.ts'

export interface FunctionsPartProps {
  readonly trial: TeacherInfo['trialInfo']
}

/** 我的功能: what is open to the teacher and until when, and the trial with its dates. */
export function FunctionsPart({ trial }: FunctionsPartProps) {
  const texts = useTexts(profileTexts)
  const { data, error, refetch } = useEndpoint(account.functions, {})
  if (data === undefined)
    return (
      <Surface title={texts.functions}>
        {error === null ? (
          <SkeletonRows rows={2} />
        ) : (
          <FailedState why={messageOf(error)} onRetry={() => void refetch()} />
        )}
      </Surface>
    )
  const { userAclList } = data
  const now = Date.parse(data.now)
  return (
    <Surface title={texts.functions}>
      {userAclList.length === 0 && <p className={css['none']}>{texts.noFunctions}</p>}
      <dl className={css['rows']}>
        {userAclList.map(({ func, funcId, endTime }) => (
          <ProfileRow key={funcId} term={func}>
            <Period endTime={endTime} now={now} />
          </ProfileRow>
        ))}
        <ProfileRow term={texts.trial}>
          {trial === null ? <span className={css['quiet']}>{texts.noTrial}</span> : <Period {...trial} now={now} />}
        </ProfileRow>
      </dl>
    </Surface>
  )
}

interface PeriodProps {
  readonly beginTime?: string
  readonly endTime: string
  /** When it was read, by the service's time (milliseconds since 1970). */
  readonly now: number
}

/** How something that ends stands now, with its dates. */
function Period({ beginTime, endTime, now }: PeriodProps) {
  const texts = useTexts(profileTexts)
  const { language } = useLanguage()
  const when = (instant: string) => dateText(Date.parse(instant), { now, language })
  const state = stateOf(beginTime, endTime, now)
  return (
    <span className={css['period']}>
      <StateMark state={marks[state]}>{texts[state]}</StateMark>
      {beginTime === undefined ? texts.until(when(endTime)) : texts.period(when(beginTime), when(endTime))}
    </span>
  )
}

type State = 'ahead' | 'valid' | 'over'

const marks: Readonly<Record<State, MarkedState>> = { ahead: 'wait', valid: 'run', over: 'end' }

function stateOf(beginTime: string | undefined, endTime: string, now: number): State {
  if (beginTime !== undefined && now < Date.parse(beginTime)) return 'ahead'
  return now < Date.parse(endTime) ? 'valid' : 'over'
}
