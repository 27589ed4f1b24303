import type { message } from '#api/contract/groups/message.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'

export type Message = OutputOf<typeof message.list>['list'][number]
