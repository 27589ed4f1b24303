import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** A count after the heading of a dialog's part, or a remark after a name. */
export const PartCount = ({ children }: { readonly children: ReactNode }) => (
  <Text component="small" c="dimmed" fz="sm" fw={400}>
    {children}
  </Text>
)
