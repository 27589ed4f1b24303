import { createService, type Service } from './core/service.ts'
import type { RequestLog } from './core/log.ts'
import type { Database } from './database/database.ts'
import { courseHandlers } from './services/course/course.handlers.ts'
import { homeHandlers } from './services/home/home.handlers.ts'
import { homeworkHandlers } from './services/homework/homework.handlers.ts'
import type { SendJob } from './services/jobs/job-queue.ts'
import { markingHandlers } from './services/marking/marking.handlers.ts'
import { paperHandlers } from './services/paper/paper.handlers.ts'
import { databasePorts } from './services/platform/ports.ts'
import { reportHandlers } from './services/report/report.handlers.ts'
import { setupHandlers } from './services/setup/setup.handlers.ts'
import { signOnHandlers } from './services/sign-on/sign-on.handlers.ts'
import { studentHandlers } from './services/student/student.handlers.ts'
import { userHandlers } from './services/user/user.handlers.ts'

export interface AppOptions {
  readonly db: Database
  readonly allowedOrigins: ReadonlySet<string>
  readonly secure: boolean
  readonly now: () => Date
  readonly log: RequestLog
  /** Puts work behind a call on its queue (`startJobs`). */
  readonly sendJob: SendJob
}

/** The service with all its areas. */
export const createApp = ({ db, sendJob, ...options }: AppOptions): Service =>
  createService({
    ...options,
    ports: databasePorts(db),
    endpoints: [
      ...setupHandlers,
      ...signOnHandlers,
      ...userHandlers,
      ...courseHandlers,
      ...paperHandlers(sendJob),
      ...homeworkHandlers,
      ...homeHandlers,
      ...reportHandlers,
      ...markingHandlers,
      ...studentHandlers,
    ],
  })
