import { Box, Flex } from '@mantine/core'
import { Hint } from '#ui/hint/hint.tsx'
import type { ReactNode } from 'react'
import css from '../account.module.css'

export interface ProfileRowProps {
  readonly term: string
  readonly children: ReactNode
  /** A short muted remark after the value. */
  readonly hint?: string
  /** One link or button. */
  readonly action?: ReactNode
  /** Why its last change failed. */
  readonly failure?: ReactNode
}

/** One item of the profile: its name, its value, and a way to change it. */
export const ProfileRow = ({ term, children, hint, action, failure }: ProfileRowProps) => (
  <Box className={css['row']} mih="var(--h-row)" py={5}>
    <dt className={css['term']}>{term}</dt>
    <Box component="dd" className="breakable">
      {children}
      {hint !== undefined && (
        <Hint span className={css['hint']}>
          {hint}
        </Hint>
      )}
    </Box>
    {action !== undefined && <dd>{action}</dd>}
    {failure !== undefined && failure !== null && (
      <Flex component="dd" className={css['failure']} rowGap={4} columnGap={12} align="center" wrap="wrap" role="alert">
        {failure}
      </Flex>
    )}
  </Box>
)
