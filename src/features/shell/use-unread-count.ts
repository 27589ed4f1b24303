import { message } from '#api/contract/groups/message.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { refetchEvery } from '#domain/portal/constants.ts'

/** Unread messages, asked for every minute and on focus; 0 until known. */
export const useUnreadCount = (): number =>
  useEndpoint(message.unreadCount, {}, { refetchInterval: refetchEvery.list }).data?.unread ?? 0
