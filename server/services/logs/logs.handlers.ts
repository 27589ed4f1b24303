import { logs } from '#api/contract/groups/logs.ts'
import type { RequestLog } from '#server/core/log.ts'
import { implement } from '../implement.ts'
import { countSender } from '../platform/sender-counts.ts'

/** Messages from pages go where an operator looks: into the service's log. */
export const logsHandlers = (log: Pick<RequestLog, 'page'>) =>
  implement(logs, {
    uploadMessages: async ({ messages }, { db, client: { address: sender }, now, requestId }) => {
      await countSender(db, { kind: 'pageMessages', sender, now })
      for (const message of messages) log.page({ requestId, ...message })
      return {}
    },
  })
