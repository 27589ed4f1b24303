import { areaRows } from './areas.ts'
import { bankRows } from './bank.ts'
import { commitRows } from './commits.ts'
import { editorRows } from './editor.ts'
import { enumerationRows } from './enumeration.ts'
import { printTable, type Row } from './figures.ts'
import { inspectorRows } from './inspector.ts'
import { loginRows } from './login.ts'
import { markingRows } from './marking.ts'
import { memberRows } from './members.ts'
import { findPostgres } from './fresh-database.ts'
import { memoryRows } from './memory.ts'
import { overloadRows } from './overload.ts'
import { paperRows } from './papers.ts'
import { pollRows } from './polls.ts'
import { printRows } from './print.ts'
import { keptTo, serviceProcessors } from './processors.ts'
import { readRow } from './reads.ts'
import { remarkRows } from './remarks.ts'
import { reportRow, schoolReportRow, trendRow } from './reports.ts'
import { rosterRows } from './rosters.ts'
import { scanJobRows } from './scan-job.ts'
import { worksheetRows } from './sheets.ts'
import { burstRow, submitRow } from './submissions.ts'
import { tableRows } from './tables.ts'

/**
 * `npm run bench` measures the service; `npm run bench -- login scan-job 500` measures these parts, one after another,
 * in a single table. The number is that of sheets or photographs; a second one is the first sheet's, so that a long run
 * can be cut into several: `sheets 5000` and `sheets 5000 6000` read 10,000 different ones.
 */
const words = process.argv.slice(2)
const [number = 200, firstSheet = 1_000] = words.filter((word) => /^\d+$/.test(word)).map(Number)
const names = words.filter((word) => !/^\d+$/.test(word))
const parts = new Map([
  /** Reads, hand-ins, polls, commits and reports. */
  ['service', serviceRows],
  /** A thousand polling login screens beside reads. */
  ['polls', () => onBoth(pollRows)],
  /** Ten times the load that the service can handle. */
  ['overload', overloaded],
  /** How long a commit of the embedded database takes, compared with a bare sync. */
  ['commits', commitRows],
  /** Memory of an idle service. */
  ['memory', () => onBoth(memoryRows)],
  /** The sign-in page in a browser. */
  ['login', loginRows],
  /** Whether timing reveals which names exist when the password is wrong. */
  ['enumeration', enumerationRows],
  /** The shared table. */
  ['table', tableRows],
  /** How fast areas are switched. */
  ['areas', areaRows],
  /** How fast the inspector draws and keeps up. */
  ['inspector', inspectorRows],
  /** The members page of a very large class. */
  ['members', memberRows],
  /** The largest possible class list. */
  ['rosters', rosterRows],
  /** How soon a key press shows the next answer. */
  ['marking', markingRows],
  /** Operations on a paper, and storing its draft. */
  ['papers', async () => paperRows()],
  /** The editor with 200 questions in a browser. */
  ['papers-editor', editorRows],
  /** Previews, PDFs and answer sheets. */
  ['papers-print', printRows],
  /** Searches over 100,000 questions. */
  ['papers-search', () => onBoth(bankRows)],
  /** Photographed answer sheets. */
  ['sheets', () => worksheetRows(number, firstSheet)],
  /** Photographs uploaded as one job while another teacher reads a list. */
  ['scan-job', () => scanJobRows('embedded', null, number)],
  /** A corrected key over 1,000 submissions. */
  ['remarks', () => onBoth(remarkRows)],
  /** Class reports, and a class's trend, on PostgreSQL. */
  ['reports', reportRows],
])
const unknown = names.filter((name) => !parts.has(name))
if (unknown.length > 0) {
  process.stderr.write(`No bench is called ${unknown.join(', ')}: there are ${[...parts.keys()].join(', ')}\n`)
  process.exit(1)
}
const rows: Row[] = []
for (const name of names.length === 0 ? ['service'] : names) rows.push(...((await parts.get(name)?.()) ?? []))
printTable(rows)
process.exitCode = rows.every(({ isMet }) => isMet !== false) ? 0 : 1

type RowsOn = (name: string, url: string | null) => Promise<readonly Row[]>

/** The same on the embedded database, and on PostgreSQL if there is one. */
async function onBoth(rowsOn: RowsOn): Promise<readonly Row[]> {
  return [...(await rowsOn('embedded', null)), ...(await onPostgres(rowsOn))]
}

async function onPostgres(rowsOn: RowsOn): Promise<readonly Row[]> {
  const postgres = findPostgres()
  if (postgres === null) return []
  try {
    return await rowsOn('PostgreSQL', postgres.url)
  } finally {
    postgres.stop()
  }
}

/** Real callers do not take the service's processors, so that these have one of their own. */
async function overloaded(): Promise<readonly Row[]> {
  return keptTo(serviceProcessors, () => onBoth(overloadRows))
}

async function serviceRows(): Promise<readonly Row[]> {
  const rows = [
    await readRow('embedded', null, 65),
    await burstRow('embedded', null),
    ...(await pollRows('embedded', null)),
    ...(await commitRows()),
  ]
  const postgres = findPostgres()
  if (postgres === null) {
    process.stdout.write('No PostgreSQL found (DATABASE_URL): its rows are left out.\n')
    return rows
  }
  try {
    return [
      ...rows,
      await readRow('PostgreSQL', postgres.url, 60),
      ...(await reportRowsOn(postgres.url)),
      await submitRow(postgres.url),
      await burstRow('PostgreSQL', postgres.url),
      ...(await pollRows('PostgreSQL', postgres.url)),
    ]
  } finally {
    postgres.stop()
  }
}

async function reportRowsOn(url: string): Promise<readonly Row[]> {
  return [
    await reportRow(url, 40, 40, 30),
    await reportRow(url, 1_000, 50, 200),
    await schoolReportRow(url, 40, 40, 30),
    await schoolReportRow(url, 1_000, 50, 200),
    await trendRow(url, 100, 300),
  ]
}

async function reportRows(): Promise<readonly Row[]> {
  const postgres = findPostgres()
  if (postgres === null) throw new Error('The bench of reports needs PostgreSQL (DATABASE_URL)')
  try {
    return await reportRowsOn(postgres.url)
  } finally {
    postgres.stop()
  }
}
