import { Box, type BoxProps } from '@mantine/core'
import type { ReactNode } from 'react'

interface AnswerColumnsProps extends Pick<BoxProps, 'mt' | 'mb'> {
  /** Between the answers, as CSS. */
  readonly gap: string
  readonly children: ReactNode
}

/** One answer of each student, as many side by side as there is room for. */
export const AnswerColumns = ({ gap, children, ...margins }: AnswerColumnsProps) => (
  <Box
    component="ul"
    display="grid"
    style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(calc(150 * var(--u)), 1fr))', gap }}
    {...margins}
  >
    {children}
  </Box>
)
