import type { notice } from '#api/contract/groups/notice.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'

export type Notice = OutputOf<typeof notice.list>['list'][number]
