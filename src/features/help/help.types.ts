import type { feedback } from '#api/contract/groups/feedback.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'

export type OwnFeedback = OutputOf<typeof feedback.list>['list'][number]

export type SchoolFeedback = OutputOf<typeof feedback.ofSchool>['list'][number]
