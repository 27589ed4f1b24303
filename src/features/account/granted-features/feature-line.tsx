import { Box, Flex, Stack, Text } from '@mantine/core'
import { dateText } from '#domain/time/dates.ts'
import { featureTexts, featureUses } from '#domain/features/granted-features.texts.ts'
import type { FeatureState, OwnFeature } from '#domain/features/own-features.ts'
import { type MarkedState, StateMark } from '#parts/state-mark/state-mark.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
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
    <Box component="li" className={css['line']} mih={58} px={20}>
      <Stack className="breakable" gap={0} miw={0}>
        <Flex component="b" gap={8} align="center" wrap="wrap">
          {title}
          {isTrial && <Chip>{texts.tried}</Chip>}
        </Flex>
        {name !== null && <Remark>{uses[name]}</Remark>}
      </Stack>
      <StateMark state={marks[state]}>{texts[state]}</StateMark>
      <Flex className="breakable" wrap="wrap" align="baseline" columnGap={8} miw={0}>
        {daysLeft !== null && (
          <Text span {...(state === 'endsSoon' && { c: 'var(--need)', fw: 600 })}>
            {daysLeft === 0 ? texts.lastDay : texts.daysLeft(daysLeft)}
          </Text>
        )}
        {end !== null && <Remark>{state === 'ended' ? texts.endedAt(end) : texts.until(end)}</Remark>}
      </Flex>
      {!isBuilt && (
        <Box component="small" c="var(--ink-3)" fz="sm" style={{ justifySelf: 'end' }}>
          {texts.notBuilt}
        </Box>
      )}
      {path !== null && isBuilt && (
        <LinkButton size="xs" to={path} aria-label={texts.goNamed(title)} style={{ justifySelf: 'end' }}>
          {texts.go}
        </LinkButton>
      )}
    </Box>
  )
}

const Remark = ({ children }: { readonly children: string }) => (
  <Box component="small" c="dimmed" fz="sm">
    {children}
  </Box>
)
