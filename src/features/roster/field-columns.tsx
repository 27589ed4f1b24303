import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

/** The fields of one student side by side, as many as there is room for. */
export const FieldColumns = ({ children }: { readonly children: ReactNode }) => (
  <Box
    display="grid"
    style={{
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, calc(260 * var(--u))), 1fr))',
      gap: 'calc(14 * var(--u))',
    }}
  >
    {children}
  </Box>
)
