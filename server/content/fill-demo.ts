import type { Database, Transaction } from '#server/database/database.ts'
import { installation } from '#server/database/schema/system.ts'
import { fillBank } from './fill/bank.ts'
import { fillBooks } from './fill/books.ts'
import { fillHistory } from './fill/history.ts'
import { fillPapers } from './fill/papers.ts'
import { fillPeople } from './fill/people.ts'

export interface FillOptions {
  /** The day that the demo's month ends with. */
  readonly now: Date
  /** Hash of a demo account's password. */
  readonly hash: () => Promise<string>
}

const contentKey = 'starting-content'

/** Fills an empty database with the demo school, once; two processes that start together fill it once all the same. */
export async function fillDemo(db: Database, options: FillOptions): Promise<'filled' | 'present'> {
  return db.transaction(async (tx) => {
    const claimed = await tx
      .insert(installation)
      .values({ key: contentKey, value: 'demo' })
      .onConflictDoNothing()
      .returning({ key: installation.key })
    if (claimed.length === 0) return 'present'
    await fill(tx, options)
    return 'filled'
  })
}

async function fill(tx: Transaction, options: FillOptions): Promise<void> {
  const books = await fillBooks(tx)
  const questions = await fillBank(tx, books, options.now)
  const people = await fillPeople(tx, books, options)
  const papers = await fillPapers(tx, { books, questions, people }, options.now)
  await fillHistory(tx, { people, papers }, options.now)
}
