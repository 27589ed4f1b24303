import { Box, Flex, Text } from '@mantine/core'
import { memo, useCallback } from 'react'
import { pointsText } from '#domain/values/score.ts'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LegendKey } from '#ui/legend/legend-key.tsx'
import type { NameOf, SubmissionCell } from '../marking-view.ts'
import { markingTexts } from '../marking.texts.ts'
import { useCells } from '../use-cells.ts'
import { type Marking, useMarked, usePhase } from '../use-marking.ts'
import css from './progress-strip.module.css'

export interface ProgressStripProps {
  readonly marking: Marking
  /** Submissions to look at again. */
  readonly flagged: ReadonlySet<number>
  readonly nameOf: NameOf
}

/** From this many submissions on the cells are narrower, and from the next number on they are in rows. */
const narrowFrom = 60
const rowsFrom = 150

/**
 * The progress: a cell for each submission, which opens it. The arrow keys move through submissions, so the strip is a
 * single tab stop.
 */
export function ProgressStrip({ marking, flagged, nameOf }: ProgressStripProps) {
  const { send } = marking
  const cells = useCells(marking)
  const isFinished = usePhase(marking) === 'finished'
  const current = useMarked(marking, (context) => (isFinished ? null : context.index))
  const onGo = useCallback((next: number) => send({ type: 'submission.go', index: next }), [send])
  const texts = useTexts(markingTexts)
  const done = cells.filter(({ state }) => state === 'done').length
  const skipped = cells.filter(({ state }) => state === 'skipped').length
  return (
    <Flex
      component="nav"
      className={css['strip']}
      align="center"
      rowGap={4}
      columnGap={16}
      mih={44}
      px={20}
      py={4}
      bg="var(--surface)"
      fz="sm"
      style={{ borderBottom: 'var(--hairline)', whiteSpace: 'nowrap' }}
      aria-label={texts.submissions}
    >
      <b>{texts.marked(done)}</b>
      <Text span c="dimmed">
        {texts.progress(cells.length, cells.length - done)}
      </Text>
      <div
        className={classNames(css['cells'], cells.length >= rowsFrom && css['rows'])}
        style={cells.length >= narrowFrom ? { gap: 1 } : undefined}
        role="group"
        aria-label={texts.strip(cells.length, done, skipped)}
      >
        {cells.map(({ submissionId, state, score }, index) => (
          <Cell
            key={submissionId}
            index={index}
            state={state}
            score={score}
            name={nameOf(index)}
            isFlagged={flagged.has(submissionId)}
            isCurrent={index === current}
            isStop={index === (current ?? 0)}
            onGo={onGo}
          />
        ))}
      </div>
      <Legend hasFlags={flagged.size > 0} />
    </Flex>
  )
}

interface CellProps extends Pick<SubmissionCell, 'state' | 'score'> {
  readonly index: number
  readonly name: string
  readonly isFlagged: boolean
  readonly isCurrent: boolean
  readonly isStop: boolean
  readonly onGo: (index: number) => void
}

const Cell = memo(function Cell({ index, state, score, name, isFlagged, isCurrent, isStop, onGo }: CellProps) {
  const texts = useTexts(markingTexts)
  const text = score === null ? texts.cell(name, texts[state]) : texts.cellDone(name, pointsText(score))
  const label = isFlagged ? texts.cell(text, texts.flagged) : text
  return (
    <button
      type="button"
      className={classNames(css['cell'], css[state], isCurrent && css['current'], isFlagged && css['flagged'])}
      title={label}
      aria-label={label}
      aria-current={isCurrent || undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onGo(index)}
    />
  )
})

const keys = ['done', 'todo', 'skipped', 'flagged', 'current'] as const

const Legend = memo(function Legend({ hasFlags }: { readonly hasFlags: boolean }) {
  const texts = useTexts(markingTexts)
  return (
    <Flex gap={14}>
      {keys
        .filter((key) => key !== 'flagged' || hasFlags)
        .map((key) => (
          <LegendKey key={key}>
            <Box
              component="i"
              flex="0 1 auto"
              w={12}
              h={12}
              className={classNames(css['cell'], css[key])}
              aria-hidden="true"
            />
            {texts[key]}
          </LegendKey>
        ))}
    </Flex>
  )
})
