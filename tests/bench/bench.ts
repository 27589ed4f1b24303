import { printTable, type Row } from './figures.ts'
import { findPostgres } from './place.ts'
import { pollRows } from './polls.ts'
import { readRow } from './reads.ts'
import { reportRow } from './reports.ts'
import { burstRow, submitRow } from './submissions.ts'

const postgres = findPostgres()
const rows: Row[] = [
  await readRow('embedded', null, 45),
  await burstRow('embedded', null),
  ...(await pollRows('embedded', null)),
]
if (postgres === null) process.stdout.write('No PostgreSQL found (DATABASE_URL): its rows are left out.\n')
else {
  try {
    rows.push(
      await readRow('PostgreSQL', postgres.url, 40),
      await reportRow(postgres.url, 40, 40, 60),
      await reportRow(postgres.url, 1_000, 50, 400),
      await submitRow(postgres.url),
      await burstRow('PostgreSQL', postgres.url),
      ...(await pollRows('PostgreSQL', postgres.url)),
    )
  } finally {
    postgres.stop()
  }
}
printTable(rows)
process.exitCode = rows.every(({ isMet }) => isMet !== false) ? 0 : 1
