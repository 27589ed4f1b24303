import { ActionIcon, Drawer, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { DialogFoot } from '../dialog/dialog-foot.tsx'
import { useDialogLevel } from '../dialog/dialog-stack.ts'
import { useReturnFocus } from '../dialog/use-return-focus.ts'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../language/language-context.tsx'
import '../theme/mantine-dialog.css'
import { sideDrawerTexts } from './side-drawer.texts.ts'

export interface SideDrawerProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: string
  /** `right` for the details of a row, `left` for navigation. */
  readonly side?: 'left' | 'right'
  /** In units; 420 by default. */
  readonly width?: number
  /** A scrim, if it covers work that has to wait; without it the page stays usable. */
  readonly scrim?: boolean
  /** The content has its own horizontal padding (lists, tables). */
  readonly flush?: boolean
  readonly children: ReactNode
  readonly footer?: ReactNode
}

/** A panel at the side of the window. */
export function SideDrawer(props: SideDrawerProps) {
  const { opened, onClose, title, side = 'right', width = 420, scrim = true, flush = false, children, footer } = props
  const texts = useTexts(sideDrawerTexts)
  const level = useDialogLevel(opened)
  useReturnFocus(opened)
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position={side}
      size={`calc(${width} * var(--u))`}
      zIndex={level.zIndex}
      closeOnEscape={level.isTop}
      lockScroll={scrim}
      trapFocus={scrim}
      returnFocus={false}
      transitionProps={{ duration: 120 }}
    >
      {scrim && <Drawer.Overlay color="#211f1a" backgroundOpacity={0.42} blur={0} />}
      <Drawer.Content>
        <Stack gap={0} mih="100%">
          <Drawer.Header role="presentation" mih={0} pt={12} pr={8} pb={6} pl={20}>
            <Drawer.Title fz="lg" fw={600} lh="var(--lh-tight)">
              {title}
            </Drawer.Title>
            <ActionIcon size="xs" ml="auto" aria-label={texts.close} onClick={onClose}>
              <Icon name="close" small />
            </ActionIcon>
          </Drawer.Header>
          <Drawer.Body flex={1} pt={4} pb={20} px={flush ? 0 : 20}>
            {children}
          </Drawer.Body>
          <DialogFoot>{footer}</DialogFoot>
        </Stack>
      </Drawer.Content>
    </Drawer.Root>
  )
}
