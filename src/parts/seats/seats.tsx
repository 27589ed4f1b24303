import { Box, Flex } from '@mantine/core'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LegendKey } from '#ui/legend/legend-key.tsx'
import css from './seats.module.css'
import { seatsTexts } from './seats.texts.ts'

/** `in` stands for work of which nobody may see yet whether it is marked. */
export type SeatState = 'done' | 'todo' | 'in' | 'none'

export interface Seat {
  readonly id: string
  /** The student's name. */
  readonly name: string
  readonly state: SeatState
  /** A few characters in the cell, such as a score. */
  readonly text?: string
}

export interface SeatsProps {
  readonly seats: readonly Seat[]
}

const shown: readonly SeatState[] = ['done', 'todo', 'none']

const hidden: readonly SeatState[] = ['in', 'none']

/** The class at a glance: one cell per student, ten per row; below them a legend with counts. */
export function Seats({ seats }: SeatsProps) {
  const texts = useTexts(seatsTexts)
  const count = (state: SeatState) => seats.filter((seat) => seat.state === state).length
  const isHidden = count('in') > 0
  const states = isHidden ? hidden : shown
  const summary = isHidden
    ? texts.submittedSummary(count('in'), count('none'))
    : texts.summary(count('done'), count('todo'), count('none'))
  return (
    <div>
      <Box
        display="grid"
        style={{ gridTemplateColumns: 'repeat(10, 1fr)', gap: 'calc(4 * var(--u))' }}
        role="img"
        aria-label={summary}
      >
        {seats.map((seat) => (
          <SeatCell key={seat.id} seat={seat} />
        ))}
      </Box>
      <Flex rowGap={4} columnGap={14} wrap="wrap" mt={9}>
        {states.map((state) => (
          <LegendKey key={state}>
            <Box
              component="span"
              className={classNames(css['seat'], css[state])}
              w="max(12px, calc(13 * var(--u)))"
              h="max(12px, calc(13 * var(--u)))"
              aria-hidden="true"
            />
            {texts.count(texts[state], count(state))}
          </LegendKey>
        ))}
      </Flex>
    </div>
  )
}

function SeatCell({ seat }: { readonly seat: Seat }) {
  const texts = useTexts(seatsTexts)
  const className = classNames(css['seat'], css[seat.state], seat.text !== undefined && css['labelled'])
  const title = texts.seat(seat.name, texts[seat.state])
  return (
    <span className={className} title={title}>
      {seat.text}
    </span>
  )
}
