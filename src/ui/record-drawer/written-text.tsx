import { Box, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'

export interface WrittenTextProps {
  readonly heading?: string
  /** By whom or of what kind, when, and what became of it. */
  readonly facts: ReactNode
  /** With its line breaks. */
  readonly text: string
}

/** What somebody wrote, to be read in full. */
export function WrittenText({ heading, facts, text }: WrittenTextProps) {
  return (
    <>
      {heading !== undefined && (
        <Box component="h3" mb={8} fz="lg" style={{ overflowWrap: 'anywhere' }}>
          {heading}
        </Box>
      )}
      <Group gap="calc(4 * var(--u)) calc(14 * var(--u))" mb={14} fz="sm" c="dimmed">
        {facts}
      </Group>
      <Text lh={1.7} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {text}
      </Text>
    </>
  )
}
