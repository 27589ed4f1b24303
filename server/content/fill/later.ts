import { inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { question } from '#server/database/schema/questions.ts'
import { shippedQuestions } from '../shipped.ts'
import type { SeedQuestion } from '../types.ts'
import { fillBank } from './bank.ts'
import { fillBooks } from './books.ts'

/** Questions per transaction: none is long, and whoever is killed has lost little. */
const questionsAtOnce = 500

/**
 * Adds the shipped books and questions that a filled database does not have, by their codes; what it has stays as it
 * is, as papers refer to it. `hold` keeps other processes that do the same out of a transaction. A run that was cut off
 * is continued by the next.
 */
export async function fillLater(db: Database, hold: (tx: Transaction) => Promise<void>, now: Date): Promise<void> {
  const shipped = shippedQuestions()
  let isComplete = false
  while (!isComplete)
    isComplete = await db.transaction(async (tx) => {
      await hold(tx)
      const books = await fillBooks(tx)
      const missing = await missingOf(tx, shipped)
      if (missing.length > 0) await fillBank(tx, missing.slice(0, questionsAtOnce), books, now)
      return missing.length <= questionsAtOnce
    })
}

async function missingOf(tx: Transaction, shipped: readonly SeedQuestion[]): Promise<readonly SeedQuestion[]> {
  const codes = shipped.map(({ code }) => code)
  const rows = await tx.select({ code: question.code }).from(question).where(inArray(question.code, codes))
  const present = new Set(rows.map(({ code }) => code))
  return shipped.filter(({ code }) => !present.has(code))
}
