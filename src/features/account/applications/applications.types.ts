import type { account } from '#api/contract/areas/account.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'

export type Application = OutputOf<typeof account.applications>['applications'][number]
