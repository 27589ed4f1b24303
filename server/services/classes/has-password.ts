import { sql } from 'drizzle-orm'
import { user } from '#server/database/schema/people.ts'

/** Whether somebody can sign in; a student on a class list has no password until slips are printed. */
export const hasPassword = sql<boolean>`${user.passwordHash} <> ''`
