import { Box, Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import css from '../home.module.css'

export interface SnapshotBlockProps {
  readonly title: ReactNode
  readonly note: ReactNode
  readonly children: ReactNode
}

/** One view of the class, separated by a hairline from the one above. */
export const SnapshotBlock = ({ title, note, children }: SnapshotBlockProps) => (
  <section className={css['block']}>
    <Flex mb={8} gap={12} align="baseline" justify="space-between" fz="sm">
      <Box component="h3" fz="inherit">
        {title}
      </Box>
      <Text span flex="none" maw="58%" c="dimmed" ta="right">
        {note}
      </Text>
    </Flex>
    {children}
  </section>
)
