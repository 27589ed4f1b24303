import { useQueryClient } from '@tanstack/react-query'
import { CallError, messageOf } from '#api/client/failures.ts'
import { message } from '#api/contract/groups/message.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { messagesTexts } from './messages.texts.ts'

const stale = { invalidates: [message.list, message.info, message.unreadCount] } as const

/** Marking messages as read, deleting and restoring them; a list is processed completely or not at all. */
export function useMessageActs() {
  const texts = useTexts(messagesTexts)
  const toast = useToast()
  const cache = useQueryClient()
  const read = useCommand(message.read, stale)
  const readAll = useCommand(message.readAll, stale)
  const remove = useCommand(message.remove, stale)
  const removeRead = useCommand(message.removeRead, stale)
  const restore = useCommand(message.restore, stale)
  const fail = async (error: unknown) => {
    toast.error(texts.failed(messageOf(error)))
    // A message was withdrawn meanwhile: the list is outdated.
    if (error instanceof CallError) await cache.invalidateQueries({ queryKey: keyOf(message.list) })
  }
  const putBack = (messageIds: number[]) =>
    restore.mutateAsync({ messageIds }).then(() => toast.success(texts.restored(messageIds.length)), fail)
  const removed = (messageIds: number[]) => {
    if (messageIds.length > 0) toast.undo(texts.removed(messageIds.length), () => void putBack(messageIds))
  }
  return {
    isBusy: [read, readAll, remove, removeRead].some(({ isPending }) => isPending),
    isReadingAll: readAll.isPending,
    /** Silent: somebody opened the message. */
    noteRead: (messageId: number) => read.mutate({ messageIds: [messageId] }),
    read: (messageIds: number[]) =>
      read.mutateAsync({ messageIds }).then(() => toast.success(texts.markedRead(messageIds.length)), fail),
    readAll: () => readAll.mutateAsync({}).then(({ count }) => toast.success(texts.markedRead(count)), fail),
    remove: (messageIds: number[]) => remove.mutateAsync({ messageIds }).then(() => removed(messageIds), fail),
    removeRead: () => removeRead.mutateAsync({}).then(({ messageIds }) => removed(messageIds), fail),
  }
}

export type MessageActs = ReturnType<typeof useMessageActs>
