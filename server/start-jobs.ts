import type pg from 'pg'
import type { RequestLog } from '#server/core/log.ts'
import type { Database } from '#server/database/database.ts'
import { measureQuestions } from '#server/database/measure-questions.ts'
import { remark } from './services/paper/remark.ts'
import { tellFeatureEnds } from './services/school/tell-feature-ends.ts'
import { writeImport } from './services/roster/write-import.ts'
import { forgetUpload } from './services/import-paper/paper-imports.ts'
import { readImport } from './services/import-paper/read-import.ts'
import { pauseUnread, readScan, type SheetReading } from './services/scan/read-scan.ts'
import { sheetsByCamera } from './services/scan/sheets-by-camera.ts'
import { cleanUp } from './services/jobs/clean-up.ts'
import { hasOpenRemarks } from './services/jobs/open-remarks.ts'
import { type JobQueue, openJobQueue, type SendJob } from './services/jobs/job-queue.ts'
import { noteFailure } from './services/jobs/progress.ts'
import { collectDue } from './services/submission/collect-due.ts'
import { oneAtATime } from './services/jobs/one-at-a-time.ts'
import { hour, minute } from '#domain/time/units.ts'

export interface JobsOptions {
  readonly pool: pg.Pool
  readonly db: Database
  readonly now: () => Date
  readonly log: Pick<RequestLog, 'fault'>
  /** Milliseconds between two polls for jobs, 2 seconds by default; null if only `runDue` looks for anything due. */
  readonly pollEvery?: number | null
  /** How answer sheets are read; by their pictures by default. */
  readonly sheets?: SheetReading
}

/** The service's running jobs; `send` is what `createApp` takes. */
export interface Jobs {
  readonly send: SendJob
  /** Also collects the work of those whose time is over. */
  readonly runDue: JobQueue['runDue']
  /** Must be stopped before the database closes. */
  readonly stop: () => Promise<void>
}

/** Starts the background work; call it once per process. */
export async function startJobs({
  pool,
  db,
  now,
  log,
  pollEvery = 2_000,
  sheets = sheetsByCamera(),
}: JobsOptions): Promise<Jobs> {
  const report = (error: unknown) => log.fault({ requestId: '-', path: 'jobs', error })
  const queue = await openJobQueue({ pool, pollEvery, report })
  /** Once, however many keys were corrected: by the last of their jobs to end. */
  const measureRemarked = async (paperId: number) => {
    if (!(await hasOpenRemarks(db, paperId))) await measureQuestions(db, [paperId])
  }
  queue.work('remark', async (job) => {
    await remark(db, job, now)
    await measureRemarked(job.paperId)
  })
  queue.work('measure', ({ paperId }) => measureQuestions(db, [paperId]))
  queue.work('importRoster', (job) => writeImport(db, job, now))
  queue.work('importPaper', (job) => readImport(db, job, now))
  queue.work('readScan', (job) => readScan(db, job, { ...sheets, now }))
  queue.work('cleanUp', () => cleanUp(db, now()))
  queue.work('giveUp', async (job) => {
    await noteFailure(db, job, now())
    await forgetUpload(db, job)
    await pauseUnread(db, job, now())
    if (job.itemId !== undefined && job.paperId !== undefined) await measureRemarked(job.paperId)
  })
  queue.work('tellEnds', () => tellFeatureEnds(db, now()))
  const sendHourly = async () => {
    await queue.sendHourly('cleanUp')
    await queue.sendHourly('tellEnds')
  }
  await sendHourly()
  const hourly = setInterval(() => void sendHourly().catch(report), hour)
  const stopping = new AbortController()
  // No job: whatever is left undone is found again a minute later, by any process.
  const collect = oneAtATime(() => collectDue(db, { now: now(), signal: stopping.signal, report }))
  const minutely = pollEvery === null ? undefined : setInterval(() => void collect().catch(report), minute)
  return {
    send: queue.send,
    runDue: async () => {
      await collect()
      await queue.runDue()
    },
    stop: async () => {
      stopping.abort()
      clearInterval(hourly)
      clearInterval(minutely)
      await collect().catch(report)
      await queue.stop()
      sheets.blanks.rest()
      await sheets.reader.close()
    },
  }
}
