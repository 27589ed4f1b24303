import { Button } from '@mantine/core'
import { useState } from 'react'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import type { EmptyStateProps } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import type { ListProps } from '#ui/list-page/list.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { MessageDrawer } from './message-drawer.tsx'
import { MessageSettingsDialog } from './message-settings.dialog.tsx'
import type { Message } from './messages.types.ts'
import { messagesTexts } from './messages.texts.ts'
import { type MessageActs, useMessageActs } from './use-message-acts.ts'
import { useMessageColumns } from './use-message-columns.tsx'
import { useMessageBatch, useMessageFilters } from './use-message-filters.tsx'
import { type MessageList, useMessages } from './use-messages.ts'

export interface MessagesScreenProps {
  readonly teacher: Pick<TeacherInfo, 'isSchoolOwner'>
}

/** 消息通知: messages from the school and the portal to a teacher. */
export function MessagesScreen({ teacher }: MessagesScreenProps) {
  const texts = useTexts(messagesTexts)
  const list = useMessages()
  const acts = useMessageActs()
  const [showsSettings, setShowsSettings] = useState(false)
  const { all, unread, openedId } = list
  return (
    <ListPage<Message>
      title={texts.title}
      state={all === undefined || unread === undefined ? '' : texts.state(all, unread)}
      actions={
        <>
          <Button onClick={() => setShowsSettings(true)}>{texts.settings}</Button>
          {(unread ?? 0) > 0 && (
            <BusyButton busy={acts.isReadingAll} busyLabel={texts.readingAll} onClick={() => void acts.readAll()}>
              {texts.readAll}
            </BusyButton>
          )}
        </>
      }
      list={useMessageRows(list, acts)}
    >
      {openedId !== null && (
        <MessageDrawer
          key={openedId}
          messageId={openedId}
          onRead={acts.noteRead}
          onRemove={(messageId) => {
            list.close()
            void acts.remove([messageId])
          }}
          onClose={list.close}
        />
      )}
      {showsSettings && (
        <MessageSettingsDialog isSchoolOwner={teacher.isSchoolOwner} onClose={() => setShowsSettings(false)} />
      )}
    </ListPage>
  )
}

const keyOf = ({ messageId }: Message): string => String(messageId)

function useMessageRows(list: MessageList, acts: MessageActs): ListProps<Message> {
  const texts = useTexts(messagesTexts)
  const { rows, chosen, total = 0 } = list
  return {
    label: texts.title,
    rows,
    rowKey: keyOf,
    columns: useMessageColumns(list.readAt, list.open),
    initialSorting: { column: 'sentAt', descending: true },
    skeletonRows: 6,
    filters: useMessageFilters(list, acts),
    batch: useMessageBatch(list, acts),
    selection: { selected: new Set(chosen.map(keyOf)), onChange: list.setTicked, nameOf: ({ title }) => title },
    actions: (message) => <MessageActions message={message} acts={acts} />,
    empty: useEmptyState(list),
    total: ({ length }) => (length < total ? texts.latest(length, total) : texts.total(length)),
  }
}

function MessageActions({ message, acts }: { readonly message: Message; readonly acts: MessageActs }) {
  const texts = useTexts(messagesTexts)
  const { messageId, title, isRead, path } = message
  return (
    <RowActions
      name={title}
      primary={
        path !== null && (
          <LinkButton size="xs" variant="subtle" to={path} aria-label={texts.goNamed(title)}>
            {texts.go}
          </LinkButton>
        )
      }
      more={[
        { label: texts.read, icon: 'check', disabled: isRead, onSelect: () => void acts.read([messageId]) },
        { label: texts.remove, icon: 'trash', danger: true, onSelect: () => void acts.remove([messageId]) },
      ]}
    />
  )
}

function useEmptyState({ unreadOnly, show }: MessageList): EmptyStateProps {
  const texts = useTexts(messagesTexts)
  if (!unreadOnly) return { title: texts.emptyAll, why: texts.emptyAllWhy }
  return {
    title: texts.emptyUnread,
    why: texts.emptyUnreadWhy,
    action: <Button onClick={() => show('all')}>{texts.showAll}</Button>,
  }
}
