import { Box, Button } from '@mantine/core'
import { dateText } from '#domain/time/dates.ts'
import { featureTexts, featureUses } from '#domain/features/granted-features.texts.ts'
import type { FeatureState, OwnFeature } from '#domain/features/own-features.ts'
import { type MarkedState, StateMark } from '#parts/state-mark/state-mark.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import css from '../account.module.css'
import { featuresTexts } from './features.texts.ts'

export interface FeatureLineProps {
  readonly one: OwnFeature
  /** The service's name for it. */
  readonly granted: string
  /** Granted only through the teacher's trial. */
  readonly isTrial: boolean
  /** Milliseconds since 1970, the service's time. */
  readonly now: number
  /** The page that uses it; null while it is not granted. */
  readonly path: string | null
  readonly isBuilt: boolean
}

const marks: Readonly<Record<FeatureState, MarkedState>> = {
  open: 'run',
  endsSoon: 'wait',
  ended: 'end',
  never: 'draft',
}

/** A feature: its name and purpose, its state, its end, and a link to it. */
export function FeatureLine({ one, granted, isTrial, now, path, isBuilt }: FeatureLineProps) {
  const texts = useTexts(featuresTexts)
  const { language } = useLanguage()
  const { name, state, endTime, daysLeft } = one
  const names = useTexts(featureTexts)
  const uses = useTexts(featureUses)
  const title = name === null ? granted : names[name]
  const end = endTime === null ? null : dateText(endTime, { now, language })
  return (
    <li className={css['line']}>
      <div className={css['words']}>
        <b>
          {title}
          {isTrial && <Chip>{texts.tried}</Chip>}
        </b>
        {name !== null && <small>{uses[name]}</small>}
      </div>
      <StateMark state={marks[state]}>{texts[state]}</StateMark>
      <div className={css['end']}>
        {daysLeft !== null && (
          <span className={classNames(state === 'endsSoon' && css['soon'])}>
            {daysLeft === 0 ? texts.lastDay : texts.daysLeft(daysLeft)}
          </span>
        )}
        {end !== null && <small>{state === 'ended' ? texts.endedAt(end) : texts.until(end)}</small>}
      </div>
      {!isBuilt && (
        <Box component="small" className={css['notBuilt']} c="var(--ink-3)" fz="sm">
          {texts.notBuilt}
        </Box>
      )}
      {path !== null && isBuilt && (
        <Button size="xs" component="a" href={hrefOf(path)} aria-label={texts.goNamed(title)}>
          {texts.go}
        </Button>
      )}
    </li>
  )
}
