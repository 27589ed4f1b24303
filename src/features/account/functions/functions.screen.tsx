import { messageOf } from '#api/client/failures.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { type Grants, useGrants } from '#api/queries/use-grants.ts'
import { functionLimits } from '#domain/function-limits.ts'
import { type OwnFunction, ownFunctions } from '#domain/own-functions.ts'
import { personalPaths } from '#domain/personal-paths.ts'
import { ProfilePageHead } from '#parts/profile-page-head/profile-page-head.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { FunctionLine } from './function-line.tsx'
import { placeOfFunction } from './function-places.ts'
import css from './functions.module.css'
import { functionsTexts } from './functions.texts.ts'
import { TrialPart } from './trial-part.tsx'

export interface FunctionsScreenProps {
  readonly teacher: Pick<TeacherInfo, 'subjectId' | 'trialInfo' | 'isSchoolOwner'>
  /** The current class; null for a teacher without classes. */
  readonly courseId: number | null
  /** Whether the page of an address is built. */
  readonly isBuilt: (path: string) => boolean
}

/** 我的功能: what is open to the teacher, until when by the service's clock, and where it is used (specification §6). */
export function FunctionsScreen({ teacher, courseId, isBuilt }: FunctionsScreenProps) {
  const texts = useTexts(functionsTexts)
  const { known, error, refetch } = useGrants()
  const functions = known && ownFunctions(known.grants, known.now, teacher.subjectId)
  return (
    <div className={css['page']}>
      <ProfilePageHead title={texts.title} state={functions === undefined ? '' : <Counts functions={functions} />} />
      <Surface label={texts.list}>
        {known === undefined || functions === undefined ? (
          <Waiting error={error} onRetry={refetch} />
        ) : (
          <Lines known={known} functions={functions} courseId={courseId} isBuilt={isBuilt} />
        )}
        <div className={css['foot']}>
          {functions !== undefined && <p>{texts.total(functions.length)}</p>}
          <p>{texts.rule}</p>
          <p>
            {teacher.isSchoolOwner ? <a href={hrefOf(personalPaths.schoolFunctions)}>{texts.askOwner}</a> : texts.ask}
          </p>
        </div>
      </Surface>
      {known !== undefined && <TrialPart trial={teacher.trialInfo} now={known.now} />}
    </div>
  )
}

function Counts({ functions }: { readonly functions: readonly OwnFunction[] }) {
  const texts = useTexts(functionsTexts)
  const soon = functions.filter(({ state }) => state === 'endsSoon').length
  const open = functions.filter(({ state }) => state === 'open').length + soon
  return open === 0 ? texts.none : texts.state(open, soon, functionLimits.endsSoonDays)
}

interface WaitingProps {
  readonly error: Error | null
  readonly onRetry: () => void
}

/** Rows of a teacher of English, before they are there. */
const usualRows = 8

const Waiting = ({ error, onRetry }: WaitingProps) =>
  error === null ? (
    <SkeletonRows rows={usualRows} rowHeight="calc(58 * var(--u))" />
  ) : (
    <FailedState why={messageOf(error)} onRetry={onRetry} />
  )

interface LinesProps extends Pick<FunctionsScreenProps, 'courseId' | 'isBuilt'> {
  readonly known: Grants
  readonly functions: readonly OwnFunction[]
}

function Lines({ known, functions, courseId, isBuilt }: LinesProps) {
  const texts = useTexts(functionsTexts)
  const { grants, now } = known
  const held = new Map(grants.map((grant) => [grant.funcId, grant]))
  return (
    <ul aria-label={texts.list}>
      {functions.map((one) => {
        const place = one.name === null ? null : placeOfFunction(one.name, { grants, now, courseId })
        return (
          <FunctionLine
            key={one.funcId}
            one={one}
            granted={held.get(one.funcId)?.func ?? ''}
            isTrial={held.get(one.funcId)?.isTrial === true}
            now={now}
            place={place}
            isBuilt={place === null || isBuilt(place)}
          />
        )
      })}
    </ul>
  )
}
