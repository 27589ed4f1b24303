import { Box, Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import css from './page.module.css'

export interface CardsProps {
  /** Omitted if a heading above names them. */
  readonly label?: string
  readonly children: ReactNode
}

/** A vertical list of cards within one border. */
export const Cards = ({ label, children }: CardsProps) => (
  <Box
    component="ul"
    className={css['cards'] ?? ''}
    bd="var(--hairline)"
    bdrs="var(--r-3)"
    bg="var(--surface)"
    aria-label={label}
  >
    {children}
  </Box>
)

export interface CardProps {
  readonly name: string
  /** Where the whole card leads; null if there is nothing to do or see. */
  readonly href?: string | null
  /** At the right edge. */
  readonly side?: ReactNode
  /** Lines below the name. */
  readonly children: ReactNode
}

/** One entry of a list: its name, lines about it, and what can be done. */
export function Card({ name, href = null, side, children }: CardProps) {
  const content = (
    <>
      <Flex component="span" direction="column" gap={4} flex={1} miw={0} mr={12}>
        <Text span className={classNames(css['name'], 'breakable')} fz="lg" fw={600} lh={1.4}>
          {name}
        </Text>
        {children}
      </Flex>
      {side}
    </>
  )
  return (
    <li>
      {href === null ? (
        <Flex align="center" py={12} px={16}>
          {content}
        </Flex>
      ) : (
        <Flex component="a" className={css['link']} align="center" py={12} px={16} c="var(--ink)" href={href}>
          {content}
        </Flex>
      )}
    </li>
  )
}

export interface CardLineProps {
  /** Whether it calls for action. */
  readonly need?: boolean
  readonly children: ReactNode
}

export const CardLine = ({ need = false, children }: CardLineProps) => (
  <Flex
    component="span"
    className="breakable"
    rowGap={2}
    columnGap={10}
    align="center"
    wrap="wrap"
    c={need ? 'var(--need)' : 'dimmed'}
    fz="sm"
  >
    {children}
  </Flex>
)
