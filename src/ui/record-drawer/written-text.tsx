import { Box, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'

export interface WrittenTextProps {
  readonly heading?: string
  /** Author or kind, date, and outcome. */
  readonly facts: ReactNode
  /** Line breaks are kept. */
  readonly text: string
}

/** A text somebody wrote, shown in full. */
export function WrittenText({ heading, facts, text }: WrittenTextProps) {
  return (
    <>
      {heading !== undefined && (
        <Box component="h3" mb={8} fz="lg" className="breakable">
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
