import { Box, Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Spine } from './components/spine.tsx'
import css from './shell.module.css'
import type { SpineProps } from './shell.types.ts'

export interface PageProps {
  /** `page` is 1200 wide and centred (specification §2). */
  readonly width: 'full' | 'page'
  readonly children: ReactNode
}

export type ShellScreenProps = SpineProps & PageProps

/** A page without the spine, as it stands in the frame of a page that has menus of its own. */
export const BareScreen = ({ width, children }: PageProps) => (
  <Box component="main" className={classNames(css['main'], width === 'page' && css['page'])} flex={1} miw={0}>
    {children}
  </Box>
)

/** A page beside the spine; in a narrow window the spine is a line above and a bar at the bottom. */
export function ShellScreen({ width, children, ...spine }: ShellScreenProps) {
  return (
    <Flex className={css['shell'] ?? ''} mih="100vh">
      <Spine {...spine} />
      <BareScreen width={width}>{children}</BareScreen>
    </Flex>
  )
}
