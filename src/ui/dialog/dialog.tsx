import { ActionIcon, Box, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { dialogs } from '#domain/portal/constants.ts'
import { Icon, type IconProps } from '../icon/icon.tsx'
import { useTexts } from '../language/language-context.tsx'
import '../theme/mantine-dialog.css'
import { useDialogLevel } from './dialog-stack.ts'
import { DialogFoot } from './dialog-foot.tsx'
import { dialogTexts } from './dialog.texts.ts'
import { useReturnFocus } from './use-return-focus.ts'

export type DialogTone = 'plain' | 'success' | 'need' | 'error'

export interface DialogProps {
  readonly opened: boolean
  /** Close button and Escape. A click outside never closes the dialog, so that typed text is not lost by accident. */
  readonly onClose: () => void
  /** Names the action ("提醒未交学生"). */
  readonly title: string
  /** `message` informs or asks and is 6.4rem wide (480 units); `modal`, for forms and anything else, 8.8rem (660 units). */
  readonly kind?: 'message' | 'modal'
  /** The icon before the title. */
  readonly tone?: DialogTone
  /** Says what will be lost or happen, in numbers; put `data-autofocus` on the field to start with. */
  readonly children: ReactNode
  /** Buttons: 取消 to the left of the action, whose button carries the verb. */
  readonly footer?: ReactNode
  /** The dialog stays open while the action runs. */
  readonly busy?: boolean
  /** Only its own buttons close it: there is no close button, and Escape does nothing. */
  readonly mustDecide?: boolean
}

const toneIcons: Record<Exclude<DialogTone, 'plain'>, IconProps> = {
  success: { name: 'check', style: { color: 'var(--green-6)' } },
  need: { name: 'warning', style: { color: 'var(--amber-7)' } },
  error: { name: 'warning', style: { color: 'var(--red-6)' } },
}

const widths = { message: `${dialogs.narrowWidthRem}rem`, modal: `${dialogs.wideWidthRem}rem` } as const

/** A dialog over the page. Dialogs can be stacked: Escape closes only the topmost, the others keep their forms. */
export function Dialog(props: DialogProps) {
  const { opened, onClose, title, kind = 'modal', tone = 'plain', children, footer } = props
  const { busy = false, mustDecide = false } = props
  const texts = useTexts(dialogTexts)
  const level = useDialogLevel(opened)
  useReturnFocus(opened)
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={widths[kind]}
      zIndex={level.zIndex}
      closeOnEscape={level.isTop && !busy && !mustDecide}
      closeOnClickOutside={false}
      returnFocus={false}
      centered
      transitionProps={{ duration: 120, transition: 'fade' }}
    >
      <Modal.Overlay color="#211f1a" backgroundOpacity={0.42} blur={0} />
      {/* What is focused or told comes into view beside the header and the buttons, not behind them. */}
      <Modal.Content style={{ scrollPaddingBlock: 'calc(50 * var(--u)) calc(66 * var(--u))' }}>
        <Modal.Header
          role="presentation"
          mih={0}
          pt={14}
          pr={12}
          pb={6}
          pl={20}
          style={{ zIndex: 1, justifyContent: 'flex-start', gap: 'calc(9 * var(--u))' }}
        >
          {tone !== 'plain' && <Icon {...toneIcons[tone]} />}
          <Modal.Title fz="lg" fw={600} lh="var(--lh-tight)">
            {title}
          </Modal.Title>
          {!mustDecide && (
            <ActionIcon size="xs" ml="auto" aria-label={texts.close} disabled={busy} onClick={onClose}>
              <Icon name="close" small />
            </ActionIcon>
          )}
        </Modal.Header>
        {/* Icons of its fields stay below the header and the buttons. */}
        <Modal.Body pt={2} pb={18} px={20} c="var(--paper-8)" fz="md" lh={1.65} style={{ isolation: 'isolate' }}>
          {children}
        </Modal.Body>
        <DialogFoot>{footer}</DialogFoot>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Muted lines below a dialog's sentence: one line per consequence. */
export function DialogDetails({ lines }: { readonly lines: readonly string[] }) {
  return (
    <Box component="ul" mt={6} c="dimmed" fz="sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  )
}
