import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** How many there are, behind the heading of a part of a dialog. */
export const PartCount = ({ children }: { readonly children: ReactNode }) => (
  <Text component="small" c="dimmed" fz="sm" fw={400}>
    {children}
  </Text>
)
