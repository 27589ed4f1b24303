import { useMemo } from 'react'
import { dateText } from '#domain/dates.ts'
import { classNames } from '#ui/class-names.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { Message } from './messages.types.ts'
import css from './messages.module.css'
import { messagesTexts } from './messages.texts.ts'

/** What a message says, its kind, and when it came. */
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
        cell: ({ kind }) => <span className={css['second']}>{texts[kind]}</span>,
        sortBy: ({ kind }) => texts[kind],
        width: 120,
        nowrap: true,
      },
      {
        id: 'sentAt',
        header: texts.sentAt,
        cell: ({ sentAt }) => (
          <span className={css['second']}>{dateText(Date.parse(sentAt), { now: readAt, language })}</span>
        ),
        sortBy: ({ sentAt }) => Date.parse(sentAt),
        descendingFirst: true,
        width: 150,
        nowrap: true,
      },
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
    <button
      type="button"
      className={classNames(css['title'], !isRead && css['unread'])}
      onClick={() => onOpen(messageId)}
    >
      {!isRead && (
        <span className={css['dot']}>
          <span className="visually-hidden">{texts.unread}</span>
        </span>
      )}
      {title}
    </button>
  )
}
