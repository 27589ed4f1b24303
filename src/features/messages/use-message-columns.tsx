import { useMemo } from 'react'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { dateColumn } from '#ui/data-table/date-column.ts'
import { RowName } from '#ui/data-table/row-name.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { Message } from './messages.types.ts'
import css from './messages.module.css'
import { messagesTexts } from './messages.texts.ts'

/** A message's title, its kind, and when it was sent. */
export function useMessageColumns(readAt: number, onOpen: (messageId: number) => void): readonly DataColumn<Message>[] {
  const texts = useTexts(messagesTexts)
  const { language } = useLanguage()
  return useMemo<readonly DataColumn<Message>[]>(
    () => [
      {
        id: 'title',
        importance: 'name',
        header: texts.message,
        cell: (message) => <Title message={message} onOpen={onOpen} />,
      },
      {
        id: 'kind',
        importance: 'detail',
        header: texts.kind,
        cell: ({ kind }) => texts[kind],
        quiet: true,
        sortBy: ({ kind }) => texts[kind],
        width: 168,
      },
      dateColumn({ id: 'sentAt', header: texts.sentAt, at: ({ sentAt }) => sentAt, now: readAt, language }),
    ],
    [texts, language, readAt, onOpen],
  )
}

interface TitleProps {
  readonly message: Message
  readonly onOpen: (messageId: number) => void
}

function Title({ message: { messageId, title, isRead }, onOpen }: TitleProps) {
  const texts = useTexts(messagesTexts)
  return (
    <RowName isStrong={!isRead} onOpen={() => onOpen(messageId)}>
      {!isRead && (
        <span className={css['dot']}>
          <span className="visually-hidden">{texts.unread}</span>
        </span>
      )}
      {title}
    </RowName>
  )
}
