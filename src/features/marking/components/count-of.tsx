import { Box, Text } from '@mantine/core'

interface CountOfProps {
  readonly count: number
  /** What is counted. */
  readonly unit: string
  /** They wait for the teacher. */
  readonly needsYou?: boolean
}

/** A number in a list, and after it what is counted. */
export const CountOf = ({ count, unit, needsYou = false }: CountOfProps) => (
  <Text span c={needsYou ? 'var(--need)' : 'dimmed'} fw={needsYou ? 600 : 'inherit'}>
    {count} <Unit>{unit}</Unit>
  </Text>
)

const Unit = ({ children }: { readonly children: string }) => (
  <Box component="small" c="var(--ink-3)" fz="xs" fw={400}>
    {children}
  </Box>
)
