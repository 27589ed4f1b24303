import { Button } from '@mantine/core'
import type { FilterBarProps } from '#ui/filter-bar/filter-bar.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Batch } from '#ui/list-page/batch-acts.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { messagesTexts } from './messages.texts.ts'
import type { MessageActs } from './use-message-acts.ts'
import type { MessageList } from './use-messages.ts'

/** All or unread, and deleting read messages. */
export function useMessageFilters(list: MessageList, acts: MessageActs): FilterBarProps {
  const texts = useTexts(messagesTexts)
  const { unreadOnly, all, unread } = list
  const hasRead = all !== undefined && unread !== undefined && all > unread && !unreadOnly
  return {
    label: texts.filter,
    start: (
      <Segments
        label={texts.filter}
        value={unreadOnly ? 'unread' : 'all'}
        segments={[
          { value: 'all', label: texts.all, count: all },
          { value: 'unread', label: texts.unread, count: unread },
        ]}
        onChange={list.show}
      />
    ),
    end: hasRead && (
      <Button size="xs" variant="subtle" disabled={acts.isBusy} onClick={() => void acts.removeRead()}>
        {texts.removeRead}
      </Button>
    ),
  }
}

/** The acts on the ticked messages; null if none is ticked. */
export function useMessageBatch({ chosen, untick }: MessageList, acts: MessageActs): Batch | null {
  const texts = useTexts(messagesTexts)
  if (chosen.length === 0) return null
  const ids = chosen.map(({ messageId }) => messageId)
  const isAllRead = chosen.every(({ isRead }) => isRead)
  const run = (act: (messageIds: number[]) => unknown) => () => {
    untick()
    act(ids)
  }
  return {
    summary: texts.chosen(chosen.length),
    acts: [
      { label: texts.read, disabled: acts.isBusy || isAllRead, onSelect: run(acts.read) },
      { label: texts.remove, kind: 'destroy', disabled: acts.isBusy, onSelect: run(acts.remove) },
    ],
  }
}
