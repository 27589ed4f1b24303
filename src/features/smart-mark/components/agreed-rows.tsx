import { Button, Group, Stack, Text } from '@mantine/core'
import type { PageReadingRow, ReadingGroupRow } from '#api/contract/schemas/scans.ts'
import { scanCropAddress } from '#api/ports/scan-address.ts'
import { countsAsRight } from '#domain/scan/agreed-text.ts'
import { StateMark } from '#parts/state-mark/state-mark.tsx'
import { isTogether, keyOfReading } from '#machines/scan-review/scan-review.rules.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { Kbd } from '#ui/kbd/kbd.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { groupTexts } from '../group.texts.ts'
import css from '../job.module.css'
import { choosingMark } from '../use-review-keys.ts'
import type { ScanReview } from '../use-scan-job.ts'

interface AgreedRowsProps {
  readonly review: ScanReview
  readonly nameOf: (scanPageId: number) => string
}

/** Readings on which both engines agree, one row per text: checked at a glance and decided together. */
export function AgreedRows({ review, nameOf }: AgreedRowsProps) {
  const texts = useTexts(groupTexts)
  const { groups } = review.context
  const rows = groups.map((group, index) => ({ group, index })).filter(({ group }) => isTogether(group))
  return (
    <Stack component="section" gap={8} aria-label={texts.agreed(rows.length)}>
      <Group gap={10} align="baseline">
        <h3>{texts.agreed(rows.length)}</h3>
        <Hint>{texts.agreedHint}</Hint>
      </Group>
      {rows.map(({ group, index }) => (
        <AgreedRow key={keyOfReading(group.readings[0] ?? nowhere)} {...{ review, nameOf, group, index }} />
      ))}
    </Stack>
  )
}

const nowhere = { scanPageId: 0, row: '' } as const

interface AgreedRowProps extends AgreedRowsProps {
  readonly group: ReadingGroupRow
  readonly index: number
}

function AgreedRow({ review: { context, isBusy, send }, nameOf, group, index }: AgreedRowProps) {
  const texts = useTexts(groupTexts)
  const { item, candidates, readings } = group
  const [text = ''] = candidates
  const isInView = index === context.index
  const isIn = (reading: PageReadingRow) => !isInView || context.ticked.includes(keyOfReading(reading))
  const count = readings.filter(isIn).length
  const isRight = countsAsRight(item, text)
  // Acting on a row makes it the current one first.
  const inView = () => (isInView ? undefined : send({ type: 'group.go', index }))
  const act = (event: Parameters<typeof send>[0]) => {
    inView()
    send(event)
  }
  return (
    <Stack
      component="article"
      gap={8}
      px={12}
      py={10}
      style={{ border: `1px solid var(--${isInView ? 'action' : 'line'})` }}
      bdrs="var(--r-2)"
      bg="var(--surface)"
      aria-current={isInView}
    >
      <Group gap={10}>
        <b>{texts.agreedRow(item.printed, text)}</b>
        <span>{texts.agreedCount(readings.length)}</span>
        <StateMark state={isRight ? 'run' : 'draft'}>{isRight ? texts.countsRight : texts.countsWrong}</StateMark>
        <Hint>{texts.keyIs(item.accept.join(' / '))}</Hint>
        <Group gap={8} ml="auto">
          <Button size="xs" disabled={isBusy} onClick={() => act({ type: 'group.split' })}>
            {texts.split}
          </Button>
          <Button
            size="xs"
            variant={isInView ? 'filled' : 'default'}
            disabled={isBusy || count === 0}
            rightSection={isInView ? <Kbd onAction>Enter</Kbd> : undefined}
            onClick={() => act({ type: 'group.decide' })}
          >
            {texts.decide(count, text)}
          </Button>
        </Group>
      </Group>
      <Originals
        {...{ readings, nameOf, text, isIn, isInView }}
        onToggle={(key) => act({ type: 'reading.toggle', key })}
      />
      {count < readings.length && (
        <Text c="var(--need)" fz="sm" role="status">
          {texts.outOf(readings.length - count)}
        </Text>
      )}
    </Stack>
  )
}

interface OriginalsProps extends Pick<AgreedRowsProps, 'nameOf'> {
  readonly readings: readonly PageReadingRow[]
  /** What they say. */
  readonly text: string
  readonly isIn: (reading: PageReadingRow) => boolean
  readonly isInView: boolean
  readonly onToggle: (key: string) => void
}

/** The originals of a row; pressing one takes it out. */
function Originals({ readings, nameOf, text, isIn, isInView, onToggle }: OriginalsProps) {
  const texts = useTexts(groupTexts)
  return (
    <div className={css['glance']}>
      {readings.map((reading) => (
        <button
          key={keyOfReading(reading)}
          {...(isInView && { [choosingMark]: true })}
          type="button"
          aria-pressed={isIn(reading)}
          aria-label={texts.notThis(nameOf(reading.scanPageId), text)}
          onClick={() => onToggle(keyOfReading(reading))}
        >
          <img loading="lazy" src={scanCropAddress(reading.scanPageId, reading.area)} alt="" />
        </button>
      ))}
    </div>
  )
}
