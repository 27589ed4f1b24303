import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { FailureBox } from '#ui/failure-box/failure-box.tsx'

export interface NoteProps {
  readonly what: string
  readonly warning?: string | null
  /** What can be done now; not announced with the failure. */
  readonly children?: ReactNode
}

/** A failure that stays until something is done about it. */
export const Note = ({ what, warning = null, children }: NoteProps) => (
  <FailureBox>
    <span>
      <span role="alert">
        <Box component="b" display="block">
          {what}
        </Box>
        {warning !== null && (
          <Box component="span" display="block" fz="sm">
            {warning}
          </Box>
        )}
      </span>
      <Box component="span" display="block" fz="sm">
        {children}
      </Box>
    </span>
  </FailureBox>
)
