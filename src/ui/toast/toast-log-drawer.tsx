import { Box, Flex, Text } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import { dateText } from '#domain/time/dates.ts'
import { Hint } from '../hint/hint.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Icon } from '../icon/icon.tsx'
import { useLanguage, useTexts } from '../language/language-context.tsx'
import { SideDrawer } from '../side-drawer/side-drawer.tsx'
import { useToastLog } from './toast-context.ts'
import { toastIcons } from './toast-icons.ts'
import css from './toast-log.module.css'
import type { ToastEntry } from './toast-log.ts'
import { toastTexts } from './toast.texts.ts'

const colors = {
  success: 'var(--green-6)',
  warning: 'var(--amber-7)',
  error: 'var(--red-6)',
  undo: 'var(--green-6)',
} as const

export interface ToastLogDrawerProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** The log of toasts, with the time of each. */
export function ToastLogDrawer({ opened, onClose }: ToastLogDrawerProps) {
  const texts = useTexts(toastTexts)
  const log = useToastLog()
  const entries = useSyncExternalStore(log.subscribe, log.get)
  return (
    <SideDrawer opened={opened} onClose={onClose} title={texts.log}>
      {entries.length === 0 ? (
        <EmptyState title={texts.logEmpty} why={texts.logEmptyWhy} />
      ) : (
        <>
          <Hint>{texts.logCount(entries.length)}</Hint>
          <ul>
            {entries.map((entry) => (
              <LogLine key={entry.number} entry={entry} />
            ))}
          </ul>
        </>
      )}
    </SideDrawer>
  )
}

function LogLine({ entry: { kind, text, shownAt } }: { readonly entry: ToastEntry }) {
  const texts = useTexts(toastTexts)
  const { language } = useLanguage()
  const [now] = useState(Date.now)
  const title = kind === 'undo' ? texts.done : texts[kind]
  return (
    <Flex component="li" className={css['line'] ?? ''} gap={10} align="baseline" py={10}>
      <Icon name={toastIcons[kind]} small label={title} style={{ alignSelf: 'center', color: colors[kind] }} />
      <Box component="span" flex={1} miw={0} className="breakable">
        {text ?? title}
      </Box>
      <Text component="time" c="dimmed" fz="sm" className="one-line" dateTime={new Date(shownAt).toISOString()}>
        {dateText(shownAt, { now, language })}
      </Text>
    </Flex>
  )
}
