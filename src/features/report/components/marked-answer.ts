import type { report } from '#api/contract/groups/report.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'

export type MarkedAnswer = OutputOf<typeof report.student>['answers'][number]
