import { eq } from 'drizzle-orm'
import { analyzeTables } from '#server/database/analyze-tables.ts'
import type { Database, Executor, Transaction } from '#server/database/database.ts'
import { measureQuestions } from '#server/database/measure-questions.ts'
import { installation } from '#server/database/schema/system.ts'
import { fillBank, type FilledQuestion } from './fill/bank.ts'
import { fillBooks, type FilledBooks } from './fill/books.ts'
import { fillHistory } from './fill/history.ts'
import { fillPapers } from './fill/papers.ts'
import { fillPeople } from './fill/people.ts'

interface DemoOptions {
  readonly mode: 'demo'
  /** The last day of the demo's month. */
  readonly now: Date
  /** Hash of a demo account's password. */
  readonly hash: () => Promise<string>
}

/** `production` gets what every school needs, `demo` also an invented school. */
export type FillOptions = DemoOptions | { readonly mode: 'production'; readonly now: Date }

/** The database was filled for the other mode: invented people must never be mixed with real ones. */
export class OtherModeError extends Error {
  constructor(mode: FillOptions['mode']) {
    super(
      mode === 'production'
        ? 'This database holds the demo school: production needs a database of its own'
        : 'This database belongs to a real school: the demo needs a database of its own',
    )
  }
}

const contentKey = 'starting-content'

/**
 * Fills an empty database with the initial content of a mode, once, even if two processes start at the same time.
 * Throws OtherModeError if it was filled for the other mode.
 */
export async function fillContent(db: Database, options: FillOptions): Promise<'filled' | 'present'> {
  const outcome = await fillOnce(db, options)
  if (outcome === 'filled') await analyzeTables(db.$client)
  return outcome
}

const fillOnce = (db: Database, options: FillOptions): Promise<'filled' | 'present'> =>
  db.transaction(async (tx) => {
    const claimed = await tx
      .insert(installation)
      .values({ key: contentKey, value: options.mode })
      .onConflictDoNothing()
      .returning({ key: installation.key })
    if (claimed.length === 0) {
      await isFilled(tx, options.mode)
      return 'present'
    }
    const books = await fillBooks(tx)
    const questions = await fillBank(tx, books, options.now)
    if (options.mode === 'demo') await fillDemoSchool(tx, { books, questions }, options)
    return 'filled'
  })

/** Whether a database has the initial content of a mode. Throws OtherModeError if it has that of the other mode. */
export async function isFilled(db: Executor, mode: FillOptions['mode']): Promise<boolean> {
  const [held] = await db.select().from(installation).where(eq(installation.key, contentKey))
  if (held !== undefined && held.value !== mode) throw new OtherModeError(mode)
  return held !== undefined
}

interface ProductContent {
  readonly books: FilledBooks
  readonly questions: readonly FilledQuestion[]
}

async function fillDemoSchool(tx: Transaction, { books, questions }: ProductContent, options: DemoOptions) {
  const people = await fillPeople(tx, books, options)
  const papers = await fillPapers(tx, { books, questions, people }, options.now)
  await fillHistory(tx, { people, papers }, options.now)
  await measureQuestions(
    tx,
    [...papers.values()].map(({ paperId }) => paperId),
  )
}
