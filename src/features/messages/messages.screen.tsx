import { Button } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { MessageDrawer } from './message-drawer.tsx'
import { MessageFilter } from './message-filter.tsx'
import { MessageSettingsDialog } from './message-settings.dialog.tsx'
import type { Message } from './messages.types.ts'
import { messagesTexts } from './messages.texts.ts'
import { type MessageActs, useMessageActs } from './use-message-acts.ts'
import { useMessageColumns } from './use-message-columns.tsx'
import { type MessageList, useMessages } from './use-messages.ts'

export interface MessagesScreenProps {
  readonly teacher: Pick<TeacherInfo, 'isSchoolOwner'>
}

/** 消息通知: what the school and the portal tell a teacher. */
export function MessagesScreen({ teacher }: MessagesScreenProps) {
  const texts = useTexts(messagesTexts)
  const list = useMessages()
  const acts = useMessageActs()
  const [showsSettings, setShowsSettings] = useState(false)
  const { all, unread, openedId } = list
  return (
    <div>
      <PageHead
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
      />
      <Surface label={texts.title}>
        <MessageFilter list={list} acts={acts} />
        <Messages list={list} acts={acts} />
      </Surface>
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
    </div>
  )
}

interface MessagesProps {
  readonly list: MessageList
  readonly acts: MessageActs
}

const titleOf = ({ title }: Message): string => title

function Messages({ list, acts }: MessagesProps) {
  const texts = useTexts(messagesTexts)
  const { messages, total, error, chosen, setTicked } = list
  const columns = useMessageColumns(list.readAt, list.open)
  if (error !== null) return <FailedState why={messageOf(error)} onRetry={list.refetch} />
  if (messages?.length === 0) return <Nothing list={list} />
  const selected = new Set(chosen.map(({ messageId }) => String(messageId)))
  return (
    <DataTable<Message>
      label={texts.title}
      columns={columns}
      rows={messages ?? []}
      rowKey={({ messageId }) => String(messageId)}
      initialSorting={{ column: 'sentAt', descending: true }}
      loadingRows={messages === undefined ? 6 : undefined}
      selection={{ selected, onChange: setTicked, nameOf: titleOf }}
      actions={actionsWith(acts)}
      total={messages && <Total shown={messages.length} total={total ?? 0} />}
    />
  )
}

function Total({ shown, total }: { readonly shown: number; readonly total: number }) {
  const texts = useTexts(messagesTexts)
  return shown < total ? texts.latest(shown, total) : texts.total(total)
}

/** What can be done with one message. */
const actionsWith = (acts: MessageActs) => (message: Message) => <MessageActions message={message} acts={acts} />

function MessageActions({ message, acts }: { readonly message: Message; readonly acts: MessageActs }) {
  const texts = useTexts(messagesTexts)
  const { messageId, title, isRead, path } = message
  return (
    <RowActions
      name={title}
      primary={
        path !== null && (
          <Button size="xs" variant="subtle" component="a" href={hrefOf(path)} aria-label={texts.goNamed(title)}>
            {texts.go}
          </Button>
        )
      }
      more={[
        { label: texts.read, icon: 'check', disabled: isRead, onSelect: () => void acts.read([messageId]) },
        { label: texts.remove, icon: 'trash', danger: true, onSelect: () => void acts.remove([messageId]) },
      ]}
    />
  )
}

function Nothing({ list }: Pick<MessagesProps, 'list'>) {
  const texts = useTexts(messagesTexts)
  if (!list.unreadOnly) return <EmptyState title={texts.emptyAll} why={texts.emptyAllWhy} />
  return (
    <EmptyState
      title={texts.emptyUnread}
      why={texts.emptyUnreadWhy}
      action={<Button onClick={() => list.show('all')}>{texts.showAll}</Button>}
    />
  )
}
