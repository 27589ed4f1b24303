import { Box, Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { langOf, type PlacedItem } from '#parts/answering/sheet-items.ts'
import { useStemText } from '#parts/answering/stem-text.ts'

interface QuestionCardProps {
  readonly title: string
  /** What became of it, at the right of the title. */
  readonly outcome: ReactNode
  readonly placed: PlacedItem<{ readonly stem: string }>
  /** Names the passage, which can be folded. */
  readonly passageTitle: string
  readonly isPassageOpen?: boolean
  readonly children: ReactNode
}

/** One question of a paper: title, outcome, passage and stem, then what was made of it. */
export function QuestionCard(props: QuestionCardProps) {
  const { title, outcome, placed, passageTitle, isPassageOpen = false, children } = props
  const { family, passage } = placed
  const stem = useStemText(placed)
  return (
    <Box
      component="article"
      pt={12}
      pb={16}
      px={16}
      bd="var(--hairline)"
      bdrs="var(--r-3)"
      bg="var(--surface)"
      aria-label={title}
    >
      <Flex fz="sm" rowGap={0} columnGap={12} align="center" justify="space-between" wrap="wrap">
        <Box component="h2" fz="var(--fs-14)">
          {title}
        </Box>
        {outcome}
      </Flex>
      {passage !== '' && (
        <Box component="details" open={isPassageOpen} mt={8} fz="md">
          <Box component="summary" py={12} c="var(--action)" style={{ cursor: 'pointer' }}>
            {passageTitle}
          </Box>
          <Box py={10} px={14} bd="var(--hairline)" bdrs="var(--r-2)" bg="var(--paper-1)" fz="lg" lh={1.65}>
            <RichText text={passage} lang={langOf(passage, family)} size="inherit" />
          </Box>
        </Box>
      )}
      <Box mt={8} mb={12} fz={17} lh={1.6}>
        <RichText text={stem.text} lang={stem.isOwn ? langOf(stem.text, family) : undefined} size="inherit" />
      </Box>
      {children}
    </Box>
  )
}

interface OutcomeProps {
  /** Right, wrong, or not known yet. */
  readonly kind: 'right' | 'wrong' | 'open'
  readonly role?: 'status'
  readonly children: ReactNode
}

const colors = { right: 'var(--green-7)', wrong: 'var(--bad)', open: 'dimmed' }

/** What became of an answer, in the colour that says so. */
export const Outcome = ({ kind, role, children }: OutcomeProps) => (
  <Flex component="span" align="center" gap={5} c={colors[kind]} role={role}>
    {children}
  </Flex>
)
