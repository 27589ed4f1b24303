import { Button } from '@mantine/core'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { messagesTexts } from './messages.texts.ts'
import type { MessageActs } from './use-message-acts.ts'
import type { MessageList } from './use-messages.ts'

export interface MessageFilterProps {
  readonly list: MessageList
  readonly acts: MessageActs
}

/** All or unread; with rows ticked, what to do with them. */
export function MessageFilter({ list, acts }: MessageFilterProps) {
  const texts = useTexts(messagesTexts)
  const { unreadOnly, chosen, all, unread } = list
  const hasRead = all !== undefined && unread !== undefined && all > unread && !unreadOnly
  return (
    <FilterBar
      label={texts.filter}
      start={
        <Segments
          label={texts.filter}
          value={unreadOnly ? 'unread' : 'all'}
          segments={[
            { value: 'all', label: texts.all, count: all },
            { value: 'unread', label: texts.unread, count: unread },
          ]}
          onChange={list.show}
        />
      }
      end={
        chosen.length > 0 ? (
          <ChosenActs list={list} acts={acts} />
        ) : (
          hasRead && (
            <Button size="xs" variant="subtle" disabled={acts.isBusy} onClick={() => void acts.removeRead()}>
              {texts.removeRead}
            </Button>
          )
        )
      }
    />
  )
}

function ChosenActs({ list: { chosen, untick }, acts }: MessageFilterProps) {
  const texts = useTexts(messagesTexts)
  const ids = chosen.map(({ messageId }) => messageId)
  const isAllRead = chosen.every(({ isRead }) => isRead)
  return (
    <>
      <span role="status">{texts.chosen(chosen.length)}</span>
      <Button
        size="xs"
        disabled={acts.isBusy || isAllRead}
        onClick={() => {
          untick()
          void acts.read(ids)
        }}
      >
        {texts.read}
      </Button>
      <Button
        size="xs"
        variant="outline"
        color="red"
        disabled={acts.isBusy}
        onClick={() => {
          untick()
          void acts.remove(ids)
        }}
      >
        {texts.remove}
      </Button>
    </>
  )
}
