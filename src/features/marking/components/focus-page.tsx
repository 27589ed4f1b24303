import { Box, Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { FocusBar, type FocusBarProps } from '#ui/focus-bar/focus-bar.tsx'

export interface FocusPageProps extends Omit<FocusBarProps, 'children'> {
  /** Above the list: how much there is, and at the right what else to know; the line keeps its place while empty. */
  readonly line?: ReactNode
  /** The list. */
  readonly children: ReactNode
}

/** A list on a page without a spine: the bar, a line about the list, and its rows. */
export function FocusPage({ line, children, ...bar }: FocusPageProps) {
  return (
    <>
      <FocusBar {...bar} />
      <Box component="main" w="100%" maw="var(--page-max)" mx="auto" pt={20} pb={30} px="var(--gutter)">
        {line !== undefined && (
          <Flex
            component="p"
            rowGap={4}
            columnGap={20}
            justify="space-between"
            wrap="wrap"
            mih="calc(1.5 * var(--fs-13))"
            mb={12}
            c="dimmed"
            fz="sm"
          >
            {line}
          </Flex>
        )}
        {children}
      </Box>
    </>
  )
}
