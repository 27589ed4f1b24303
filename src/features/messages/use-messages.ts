import { useState } from 'react'
import { message } from '#api/contract/groups/message.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { idIn } from '#domain/wire/id-in.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'

const pager = { currentPage: 1, pageSize: pageSizes.lists }

const none: ReadonlySet<string> = new Set()

/**
 * The box, all of it or only unread messages, which are ticked, and which is open. Filter and open message are stored
 * in the address.
 */
export function useMessages() {
  const { query: address, setQuery } = useNavigation()
  const unreadOnly = address['show'] === 'unread'
  const query = useEndpoint(message.list, { unreadOnly, pager })
  const [ticked, setTicked] = useState(none)
  const { data } = query
  const opened = address['messageId']
  return {
    unreadOnly,
    rows: fetchedPart(query, ({ list }) => list),
    total: data?.total,
    all: data?.all,
    unread: data?.unread,
    /** When they were read (milliseconds since 1970). */
    readAt: query.dataUpdatedAt,
    chosen: (data?.list ?? []).filter(({ messageId }) => ticked.has(String(messageId))),
    setTicked,
    untick: () => setTicked(none),
    openedId: idIn(opened),
    open: (messageId: number) => setQuery({ messageId: String(messageId) }),
    close: () => setQuery({ messageId: null }),
    show: (kind: 'all' | 'unread') => {
      setTicked(none)
      setQuery({ show: kind === 'unread' ? 'unread' : null })
    },
  }
}

export type MessageList = ReturnType<typeof useMessages>
