import { sql } from 'drizzle-orm'
import { bankSearch } from '#server/database/schema/questions.ts'

/** The difficulty by which a question is found: the measured one if there is one (`difficultyInForce`). */
export const inForce = sql<number>`coalesce(${bankSearch.measuredDifficulty}, ${bankSearch.difficulty})`
