import { eq, inArray } from 'drizzle-orm'
import { analyzeTables } from '#server/database/analyze-tables.ts'
import type { Database, Executor, Transaction } from '#server/database/database.ts'
import { measureQuestions } from '#server/database/measure-questions.ts'
import { installation } from '#server/database/schema/system.ts'
import { contentVersion } from './content-version.ts'
import { fillBank, type FilledQuestion } from './fill/bank.ts'
import { fillBooks, type FilledBooks } from './fill/books.ts'
import { fillHistory } from './fill/history.ts'
import { fillLater } from './fill/later.ts'
import { fillPapers } from './fill/papers.ts'
import { fillPeople } from './fill/people.ts'
import { shippedQuestions } from './shipped.ts'

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

/** The row that says of which version of the content the database has everything. */
const versionKey = 'content-version'

/**
 * Fills an empty database with the initial content of a mode, once, even if two processes start at the same time; adds
 * to a filled one what came with a later version. Throws OtherModeError if it was filled for the other mode.
 */
export async function fillContent(db: Database, options: FillOptions): Promise<'filled' | 'added' | 'present'> {
  const outcome = (await fillOnce(db, options)) ?? (await addLater(db, options))
  if (outcome !== 'present') await analyzeTables(db.$client)
  return outcome
}

/** Null if the database is filled already. */
const fillOnce = (db: Database, options: FillOptions): Promise<'filled' | null> =>
  db.transaction(async (tx) => {
    const claimed = await tx
      .insert(installation)
      .values({ key: contentKey, value: options.mode })
      .onConflictDoNothing()
      .returning({ key: installation.key })
    if (claimed.length === 0) return null
    const books = await fillBooks(tx)
    const questions = await fillBank(tx, shippedQuestions(), books, options.now)
    if (options.mode === 'demo') await fillDemoSchool(tx, { books, questions }, options)
    await noteVersion(tx)
    return 'filled'
  })

async function addLater(db: Database, { mode, now }: FillOptions): Promise<'added' | 'present'> {
  if ((await contentOf(db, mode)) !== 'earlier') return 'present'
  await fillLater(db, holdContent, now)
  await noteVersion(db)
  return 'added'
}

/** Until the end of the transaction no other process adds content. */
async function holdContent(tx: Transaction): Promise<void> {
  await tx.select().from(installation).where(eq(installation.key, contentKey)).for('update')
}

async function noteVersion(db: Executor): Promise<void> {
  const value = contentVersion()
  await db
    .insert(installation)
    .values({ key: versionKey, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } })
}

/**
 * Whether a database has the content of a mode: none, that of an earlier version, or all that this one comes with.
 * Throws OtherModeError if it has that of the other mode.
 */
export async function contentOf(db: Executor, mode: FillOptions['mode']): Promise<'none' | 'earlier' | 'all'> {
  const rows = await db
    .select()
    .from(installation)
    .where(inArray(installation.key, [contentKey, versionKey]))
  const held = new Map(rows.map(({ key, value }) => [key, value]))
  const filledFor = held.get(contentKey)
  if (filledFor === undefined) return 'none'
  if (filledFor !== mode) throw new OtherModeError(mode)
  return held.get(versionKey) === contentVersion() ? 'all' : 'earlier'
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
