import { areas } from '../paths/areas.ts'
import { reportPageScale } from './constants.ts'

/** Pages that create word dictations; they are not enlarged although their paths are those of reports. */
export const pageScaleExceptions: readonly string[] = [
  '/report/task-track/createDictation',
  '/course/report/createDictation',
  '/p1p/createDictation',
]

const reportPaths: readonly string[] = [
  ...areas.map(({ prefix }) => prefix).filter((prefix) => /^\/report[1-7]?-html$/.test(prefix)),
  '/report',
  '/course/report',
  '/p1p',
  '/dictationReport',
  '/dictationStageReport',
]

/**
 * The magnification of the page at a path of the portal (specification §9), so that a class can read it from its seats.
 */
export function pageScaleOf(path: string): number {
  const isBelow = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`)
  return reportPaths.some(isBelow) && !pageScaleExceptions.some(isBelow) ? reportPageScale : 1
}
