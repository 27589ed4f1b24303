import { Box, Flex } from '@mantine/core'
import { useCallback, useState } from 'react'
import { toastDuration } from '#domain/portal/constants.ts'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../language/language-context.tsx'
import { toastIcons } from './toast-icons.ts'
import css from './toast.module.css'
import { toastTexts } from './toast.texts.ts'
import type { ShownToast } from './toast.types.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** How long an action is offered, in milliseconds: to undo, or to continue. */
const offerDuration = 10_000

const colors = {
  success: 'var(--green-3)',
  warning: 'var(--amber-3)',
  error: 'var(--red-3)',
  undo: 'var(--green-2)',
} as const

export interface ToastBarProps {
  readonly shown: ShownToast
  readonly onClose: (number: number) => void
}

/** One message with the icon of its kind. Its timer pauses while the pointer or the focus is on it. */
export function ToastBar({ shown, onClose }: ToastBarProps) {
  const { kind, number, onUndo, next } = shown
  const texts = useTexts(toastTexts)
  const close = useCallback(() => onClose(number), [onClose, number])
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const duration = onUndo === undefined && next === undefined ? toastDuration : offerDuration
  const secondsLeft = useSecondsLeft(duration, isPointedAt || hasFocus, close)
  const title = kind === 'undo' ? undefined : texts[kind]
  return (
    <Flex
      className={css['toast'] ?? ''}
      align="center"
      gap={10}
      miw={280}
      maw="min(100%, calc(560 * var(--u)))"
      px={14}
      py={10}
      c="#fff"
      fz="md"
      bdrs="sm"
      bg="var(--paper-8)"
      // The others are announced by the log that they stand in.
      role={kind === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Icon
        name={toastIcons[kind]}
        style={{ color: colors[kind] }}
        {...(title === undefined ? {} : { label: title })}
      />
      <Box component="span" flex={1} miw={0}>
        {shown.text ?? title}
      </Box>
      {next !== undefined && <OfferedAct label={next.label} act={next.onSelect} onDone={close} />}
      {onUndo !== undefined && (
        <>
          <OfferedAct label={texts.undo} act={onUndo} onDone={close} />
          <Box component="span" miw="3em" c="var(--paper-4)" fz="xs" ta="right" className="one-line" aria-hidden="true">
            {texts.seconds(secondsLeft)}
          </Box>
        </>
      )}
    </Flex>
  )
}

interface OfferedActProps {
  readonly label: string
  readonly act: () => void
  readonly onDone: () => void
}

/** A button of a toast, which closes the toast. */
function OfferedAct({ label, act, onDone }: OfferedActProps) {
  return (
    <Box
      component="button"
      type="button"
      className={css['act'] ?? ''}
      c="var(--green-2)"
      fw={600}
      style={{ minHeight: 24, whiteSpace: 'nowrap' }}
      onClick={() => {
        act()
        onDone()
      }}
    >
      {label}
    </Box>
  )
}
