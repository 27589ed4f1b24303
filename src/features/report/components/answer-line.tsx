import { Box, Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { Bar } from '#ui/bar/bar.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { GivenAnswer } from '../answer-groups.ts'
import { reportDetailsTexts } from '../report-details.texts.ts'
import { Crops } from './crops.tsx'
import css from './details.module.css'
import { Letter } from './letter.tsx'
import { Names } from './names.tsx'

interface AnswerLineProps {
  /** The option's letter; free text has none. */
  readonly letter?: string
  /** What the bar measures, for screen readers. */
  readonly label: string
  readonly right: boolean
  readonly answers: readonly GivenAnswer[]
  /** The number of submissions handed in. */
  readonly total: number
  /** Whether this is the answer that was asked for: it is pointed out, and scrolled to. */
  readonly isAsked: boolean
  readonly onStudent: (uid: number) => void
  readonly children: ReactNode
}

/** One answer: its text, whether it is right, how many gave it, and who. */
export function AnswerLine({ letter, label, right, answers, total, isAsked, onStudent, children }: AnswerLineProps) {
  const texts = useTexts(reportDetailsTexts)
  return (
    <li {...(isAsked && { ref: scrollTo, className: css['asked'], 'aria-current': true })}>
      <Flex align="baseline" gap={8}>
        {letter !== undefined && <Letter right={right}>{letter}</Letter>}
        <Box component="span" miw={0} ff="var(--serif)" className="breakable">
          {children}
        </Box>
        {right && (
          <Flex
            component="span"
            align="center"
            gap={4}
            display="inline-flex"
            c="var(--green-6)"
            fz="sm"
            className="one-line"
          >
            <Icon name="check" small />
            {texts.rightAnswer}
          </Flex>
        )}
      </Flex>
      <Box
        display="grid"
        mt={4}
        style={{ gridTemplateColumns: 'minmax(0, 1fr) max-content', alignItems: 'center', gap: 'calc(12 * var(--u))' }}
      >
        <Bar wide label={label} share={total === 0 ? null : answers.length / total} lowBelow={0} />
        <Box component="span" miw={40} c="dimmed" ta="right">
          {texts.people(answers.length)}
        </Box>
      </Box>
      {answers.length > 0 && <Names answers={answers} onStudent={onStudent} />}
      <Crops answers={answers} onStudent={onStudent} />
    </li>
  )
}

/** Browsers return a promise, which is not a clean-up of a ref. */
const scrollTo = (line: HTMLElement | null): void => {
  line?.scrollIntoView({ block: 'center' })
}
