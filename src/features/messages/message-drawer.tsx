import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { message } from '#api/contract/areas/message.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { dateText } from '#domain/dates.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { SideDrawer } from '#ui/side-drawer/side-drawer.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import css from './messages.module.css'
import { messagesTexts } from './messages.texts.ts'

export interface MessageDrawerProps {
  readonly messageId: number
  /** It is open and was not read before. */
  readonly onRead: (messageId: number) => void
  readonly onRemove: (messageId: number) => void
  readonly onClose: () => void
}

/** All of one message, and the way to what it is about. Opening it is reading it. */
export function MessageDrawer({ messageId, onRead, onRemove, onClose }: MessageDrawerProps) {
  const texts = useTexts(messagesTexts)
  const { data, error, refetch, dataUpdatedAt } = useEndpoint(message.info, { messageId })
  const isUnread = data?.isRead === false
  const noteRead = useEffectEvent(() => onRead(messageId))
  useEffect(() => {
    if (isUnread) noteRead()
  }, [isUnread])
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title={texts.drawer}
      width={480}
      footer={
        data !== undefined && (
          <>
            <Button variant="outline" color="red" onClick={() => onRemove(messageId)}>
              {texts.remove}
            </Button>
            {data.path !== null && (
              <Button variant="filled" component="a" href={hrefOf(data.path)}>
                {texts.go}
              </Button>
            )}
          </>
        )
      }
    >
      {data !== undefined ? (
        <Content content={data} readAt={dataUpdatedAt} />
      ) : error === null ? (
        <SkeletonRows rows={4} />
      ) : (
        <FailedState why={messageOf(error)} onRetry={() => void refetch()} />
      )}
    </SideDrawer>
  )
}

interface ContentProps {
  readonly content: OutputOf<typeof message.info>
  readonly readAt: number
}

function Content({ content: { kind, title, body, sentAt }, readAt }: ContentProps) {
  const texts = useTexts(messagesTexts)
  const { language } = useLanguage()
  return (
    <article>
      <h3 className={css['heading']}>{title}</h3>
      <p className={css['facts']}>
        <Chip>{texts[kind]}</Chip>
        <time dateTime={sentAt}>{dateText(Date.parse(sentAt), { now: readAt, language })}</time>
      </p>
      <p className={css['body']}>{body}</p>
    </article>
  )
}
