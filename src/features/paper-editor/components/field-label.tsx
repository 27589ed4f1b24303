import { Box } from '@mantine/core'

/** Above a control that has no label of its own to show. */
export const FieldLabel = ({ children }: { readonly children: string }) => (
  <Box component="p" mb={4} c="dimmed" fz="sm">
    {children}
  </Box>
)
