import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { message } from '#api/contract/groups/message.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { dateText } from '#domain/time/dates.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { RecordDrawer } from '#ui/record-drawer/record-drawer.tsx'
import { WrittenText } from '#ui/record-drawer/written-text.tsx'
import { messagesTexts } from './messages.texts.ts'

export interface MessageDrawerProps {
  readonly messageId: number
  /** Called when an unread message has been opened. */
  readonly onRead: (messageId: number) => void
  readonly onRemove: (messageId: number) => void
  readonly onClose: () => void
}

/** One message in full, and the link to its subject. Opening it marks it as read. */
export function MessageDrawer({ messageId, onRead, onRemove, onClose }: MessageDrawerProps) {
  const texts = useTexts(messagesTexts)
  const { language } = useLanguage()
  const query = useEndpoint(message.info, { messageId })
  const isUnread = query.data?.isRead === false
  const noteRead = useEffectEvent(() => onRead(messageId))
  useEffect(() => {
    if (isUnread) noteRead()
  }, [isUnread])
  return (
    <RecordDrawer
      title={texts.drawer}
      width={480}
      record={fetchedOf(query)}
      skeletonRows={4}
      onClose={onClose}
      acts={query.data && <Acts message={query.data} onRemove={onRemove} />}
    >
      {({ kind, title, body, sentAt }) => (
        <WrittenText
          heading={title}
          facts={
            <>
              <Chip>{texts[kind]}</Chip>
              <time dateTime={sentAt}>{dateText(Date.parse(sentAt), { now: query.dataUpdatedAt, language })}</time>
            </>
          }
          text={body}
        />
      )}
    </RecordDrawer>
  )
}

interface ActsProps extends Pick<MessageDrawerProps, 'onRemove'> {
  readonly message: OutputOf<typeof message.info>
}

function Acts({ message: { messageId, path }, onRemove }: ActsProps) {
  const texts = useTexts(messagesTexts)
  return (
    <>
      <Button variant="outline" color="red" onClick={() => onRemove(messageId)}>
        {texts.remove}
      </Button>
      {path !== null && (
        <LinkButton variant="filled" to={path}>
          {texts.go}
        </LinkButton>
      )}
    </>
  )
}
