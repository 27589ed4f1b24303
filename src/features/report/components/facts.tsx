import { Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useScrollToTop } from '../use-scroll-to-top.ts'
import css from './details.module.css'

export interface Fact {
  readonly name: string
  readonly value: ReactNode
}

interface FactsProps {
  /** Identifies what is shown; a different one is scrolled to its top. */
  readonly of: number
  readonly facts: readonly Fact[]
}

/** The key facts about what the drawer shows, in one or two lines. */
export function Facts({ of, facts }: FactsProps) {
  const top = useScrollToTop(of)
  return (
    <dl ref={top} className={css['facts']}>
      {facts.map(({ name, value }) => (
        <Flex key={name} align="center" gap={8}>
          <Text component="dt" fz="sm">
            {name}
          </Text>
          <dd>{value}</dd>
        </Flex>
      ))}
    </dl>
  )
}
