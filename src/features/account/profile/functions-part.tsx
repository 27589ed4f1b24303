import { Button } from '@mantine/core'
import { useGrants } from '#api/queries/use-grants.ts'
import { functionLimits } from '#domain/function-limits.ts'
import { ownFunctions } from '#domain/own-functions.ts'
import { paths } from '#domain/paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { ProfileRow } from './profile-row.tsx'
import css from './profile.module.css'
import { profileTexts } from './profile.texts.ts'

export interface FunctionsPartProps {
  /** Null where the teacher has chosen none. */
  readonly subjectId: number | null
}

/** How many functions are open to the teacher, and the way to their page. */
export function FunctionsPart({ subjectId }: FunctionsPartProps) {
  const texts = useTexts(profileTexts)
  const { known } = useGrants()
  const functions = known === undefined ? [] : ownFunctions(known.grants, known.now, subjectId)
  const soon = functions.filter(({ state }) => state === 'endsSoon').length
  const open = functions.filter(({ state }) => state === 'open').length + soon
  const count = soon === 0 ? texts.functionsHint(open) : texts.functionsSoon(open, soon, functionLimits.endsSoonDays)
  return (
    <Surface label={texts.functions}>
      <dl className={css['only']}>
        <ProfileRow
          term={texts.functions}
          action={
            <Button size="xs" component="a" href={hrefOf(paths.functions)}>
              {texts.look}
              <span className="visually-hidden">{texts.functions}</span>
            </Button>
          }
        >
          {known === undefined ? '' : count}
        </ProfileRow>
      </dl>
    </Surface>
  )
}
