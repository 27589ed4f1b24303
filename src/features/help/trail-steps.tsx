import { Textarea } from '@mantine/core'
import { schoolOffsetMinutes } from '#domain/time/school-day.ts'
import type { TrailStep } from '#domain/portal/trail.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { minute } from '#domain/time/units.ts'
import { Hint } from '#ui/hint/hint.tsx'
import css from './help.module.css'
import { helpTexts } from './help.texts.ts'

export interface TrailStepsProps {
  readonly steps: readonly TrailStep[]
}

/**
 * The recent steps of a page's statecharts, newest first, as a teacher sends them and the school's owner reads or
 * copies them.
 */
export function TrailSteps({ steps }: TrailStepsProps) {
  const texts = useTexts(helpTexts)
  if (steps.length === 0) return <Hint className="breakable">{texts.trailEmpty}</Hint>
  return (
    <Textarea
      label={texts.trailCount(steps.length)}
      readOnly
      rows={8}
      wrap="off"
      classNames={{ input: css['trail'] ?? '' }}
      value={steps.toReversed().map(lineOf).join('\n')}
    />
  )
}

/** "09:05:07.250 login password.submit → open.checking", in the school's time. */
function lineOf({ at, machine, event, state }: TrailStep): string {
  const time = new Date(at + schoolOffsetMinutes * minute).toISOString().slice(11, 23)
  return `${time} ${machine} ${event} → ${state}`
}
