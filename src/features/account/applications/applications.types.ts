import type { account } from '#api/contract/groups/account.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'

export type Application = OutputOf<typeof account.applications>['applications'][number]
