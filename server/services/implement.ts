import { implementWith } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'

/** `implement(area, handlers)` on this service's database. */
export const implement = implementWith<Executor>()
