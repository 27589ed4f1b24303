import { message } from '#api/contract/areas/message.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

const interval = 60_000

/** Unread messages, asked for every minute and on focus; 0 until known. */
export const useUnreadCount = (): number =>
  useEndpoint(message.unreadCount, {}, { refetchInterval: interval }).data?.unread ?? 0
