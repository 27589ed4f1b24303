import { Box, Flex, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { BackLink, type BackLinkProps } from '../back-link/back-link.tsx'

export interface FocusBarProps {
  readonly back: Omit<BackLinkProps, 'label'>
  readonly backLabel: string
  /** The page's only h1; if it is editable, the control for it. */
  readonly title: ReactNode
  readonly state?: ReactNode
  /** At the right: save state, switches, the button that ends the work. */
  readonly children?: ReactNode
}

/** The bar of a page for long work, which has no spine. */
export function FocusBar({ back, backLabel, title, state, children }: FocusBarProps) {
  return (
    <Flex
      component="header"
      rowGap={4}
      columnGap={14}
      align="center"
      wrap="wrap"
      mih="max(50px, calc(56 * var(--u)))"
      px={20}
      py={6}
      bg="var(--surface)"
      style={{ borderBottom: 'var(--hairline)' }}
    >
      <BackLink label={backLabel} {...back} />
      {/* What begins a line has its hairline cut off: a state below the title stands at its edge. */}
      <Flex flex="1 1 calc(180 * var(--u))" miw={0} ml={-14} align="center" wrap="wrap" style={{ overflowX: 'clip' }}>
        <Box component="h1" miw={0} ml={-1} px={14} fz="lg" className="breakable">
          {title}
        </Box>
        {state !== undefined && (
          <Flex
            c="dimmed"
            fz="sm"
            rowGap={0}
            columnGap={10}
            align="center"
            wrap="wrap"
            ml={-1}
            pl={14}
            style={{ borderLeft: 'var(--hairline)' }}
          >
            {state}
          </Flex>
        )}
      </Flex>
      <Group gap={14} ml="auto">
        {children}
      </Group>
    </Flex>
  )
}
