import { Flex } from '@mantine/core'
import { formatTime } from '#domain/time/time-format.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { useTexts } from '../language/language-context.tsx'
import { savedMarkTexts } from './saved-mark.texts.ts'

export type SavedState = 'saved' | 'saving' | 'local' | 'failed'

export interface SavedMarkProps {
  readonly state: SavedState
  /** When it was saved, in milliseconds since 1970; with `saved` only. */
  readonly at?: number | undefined
  /** A label other than 已保存, 保存中, 先存在本机, 没有保存成功. */
  readonly text?: string
}

const icons: Record<SavedState, IconName> = { saved: 'check', saving: 'refresh', local: 'offline', failed: 'warning' }

const colors = { saved: 'var(--green-7)', saving: 'dimmed', local: 'var(--need)', failed: 'var(--bad)' } as const

/** Whether the work is saved: 已保存 14:32:08, in the school's time zone. Screen readers hear state changes, not each time. */
export function SavedMark({ state, at, text }: SavedMarkProps) {
  const texts = useTexts(savedMarkTexts)
  return (
    <Flex
      component="span"
      display="inline-flex"
      align="center"
      gap={5}
      c={colors[state]}
      fz="sm"
      className="one-line"
      role="status"
    >
      <Icon name={icons[state]} small />
      <span>{text ?? texts[state]}</span>
      {state === 'saved' && at !== undefined && (
        <time aria-hidden="true" dateTime={new Date(at).toISOString()}>
          {formatTime(at, 'h:i:s')}
        </time>
      )}
    </Flex>
  )
}
