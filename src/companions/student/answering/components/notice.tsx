import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

interface NoticeProps {
  /** How it is announced, if it appears while the sheet is open. */
  readonly role?: 'status' | 'alert'
  readonly children: ReactNode
}

/** What a student has to know about the sheet, above its item. */
export const Notice = ({ role, children }: NoticeProps) => (
  <Box
    component={role === 'alert' ? 'div' : 'p'}
    mb={12}
    py={10}
    px={14}
    bdrs="var(--r-2)"
    bg="var(--need-bg)"
    c="var(--amber-8)"
    fz="md"
    style={{ border: '1px solid var(--need-line)' }}
    role={role}
  >
    {children}
  </Box>
)
