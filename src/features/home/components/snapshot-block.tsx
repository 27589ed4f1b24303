import { Flex, Text } from '@mantine/core'
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
    <Flex className={css['head']} gap={12} align="baseline" justify="space-between" fz="sm">
      <h3>{title}</h3>
      <Text span flex="none" maw="58%" c="dimmed" ta="right">
        {note}
      </Text>
    </Flex>
    {children}
  </section>
)
