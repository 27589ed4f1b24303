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
import { findPostgres } from './place.ts'
import { memoryRows } from './memory.ts'
import { overloadRows } from './overload.ts'
import { paperRows } from './papers.ts'
import { pollRows } from './polls.ts'
import { printRows } from './print.ts'
import { readRow } from './reads.ts'
import { remarkRows } from './remarks.ts'
import { reportRow, schoolReportRow, trendRow } from './reports.ts'
import { rosterRows } from './rosters.ts'
import { scanJobRows } from './scan-job.ts'
import { sheetRows } from './sheets.ts'
import { burstRow, submitRow } from './submissions.ts'
import { tableRows } from './tables.ts'

/**
 * `npm run bench` measures the service, `npm run bench -- login` the sign-in page in a browser, `npm run bench --
 * enumeration` whether a wrong password tells by its time which names exist, `npm run bench -- table` the shared table,
 * `npm run bench -- areas` how areas change places, `npm run bench -- inspector` how it draws and follows, `npm run
 * bench -- members` the members of a very large class, `npm run bench -- marking` how soon a key shows the next answer,
 * `npm run bench -- papers` operations on a paper and keeping its draft, `npm run bench -- papers-editor` the editor of
 * 200 questions in a browser, `npm run bench -- papers-search` searches over 100,000 questions, `npm run bench --
 * papers-print` previews, PDFs and answer sheets, `npm run bench -- sheets 1000` so many photographed answer sheets,
 * `npm run bench -- rosters` the largest class list, `npm run bench -- commits` what a commit of the embedded database
 * takes beside a bare sync, `npm run bench -- remarks` a corrected key over 1,000 submissions, `npm run bench --
 * overload` ten times what the service can do, `npm run bench -- memory` what it holds when nobody uses it, `npm run
 * bench -- scan-job 500` so many photographs brought as one job beside another teacher's list, `npm run bench -- reports`
 * class reports and a class over time on PostgreSQL.
 */
const [part = '', number = '200'] = process.argv.slice(2)
const parts = new Map([
  ['login', loginRows],
  ['enumeration', enumerationRows],
  ['table', tableRows],
  ['areas', areaRows],
  ['inspector', inspectorRows],
  ['marking', markingRows],
  ['members', memberRows],
  ['rosters', rosterRows],
  ['commits', commitRows],
  ['papers', async () => paperRows()],
  ['papers-editor', editorRows],
  ['papers-print', printRows],
  ['papers-search', () => onBoth(bankRows)],
  ['sheets', () => sheetRows(Number(number))],
  ['scan-job', () => scanJobRows('embedded', null, Number(number))],
  ['overload', () => onBoth(overloadRows)],
  ['remarks', () => onBoth(remarkRows)],
  ['reports', reportRows],
  ['memory', () => onBoth(memoryRows)],
])
const rows = await (parts.get(part) ?? serviceRows)()
printTable(rows)
process.exitCode = rows.every(({ isMet }) => isMet !== false) ? 0 : 1

/** The same on the embedded database, and on PostgreSQL where there is one. */
async function onBoth(rowsOn: (name: string, url: string | null) => Promise<readonly Row[]>): Promise<readonly Row[]> {
  const embedded = await rowsOn('embedded', null)
  const postgres = findPostgres()
  if (postgres === null) return embedded
  try {
    return [...embedded, ...(await rowsOn('PostgreSQL', postgres.url))]
  } finally {
    postgres.stop()
  }
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
