import type { OutputOf } from '#api/contract/endpoint.ts'
import type { scan } from '#api/contract/groups/scan.ts'

/** An assignment with the state of its scan. */
export type ScannedAssignment = OutputOf<(typeof scan)['assignments']>['list'][number]
