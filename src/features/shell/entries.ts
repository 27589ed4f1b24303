import { paths } from '#domain/paths.ts'
import type { IconName } from '#ui/icon/icon-paths.ts'

export type MainEntryId = 'home' | 'assign'
export type DrawerEntryId = 'myPapers' | 'tasks' | 'marking' | 'classes'

export interface Entry<Id extends string> {
  readonly id: Id
  readonly path: string
  /** Whether a path of the portal lies in this entry. */
  readonly holds: (path: string) => boolean
}

export interface MainEntry extends Entry<MainEntryId> {
  readonly icon: IconName
}

const isBelow = (prefix: string) => (path: string) => path === prefix || path.startsWith(`${prefix}/`)

/** The entries of the spine, in their order (specification §2); the first is where a teacher arrives. */
export const mainEntries: readonly MainEntry[] = [
  { id: 'home', icon: 'home', path: paths.home, holds: (path) => path === paths.home },
  { id: 'assign', icon: 'assign', path: paths.schoolPapers, holds: isBelow('/paper-select') },
]

/** The entries of the drawer 更多; those of a class are there once there is one. */
export function drawerEntries(courseId: number | null): readonly Entry<DrawerEntryId>[] {
  const tasks: Entry<DrawerEntryId>[] =
    courseId === null ? [] : [{ id: 'tasks', path: paths.tasks(courseId), holds: isTasks }]
  return [
    { id: 'myPapers', path: paths.myPapers, holds: isBelow(paths.myPapers) },
    ...tasks,
    { id: 'marking', path: paths.marking(), holds: isBelow('/correct-html') },
    { id: 'classes', path: paths.classes, holds: isBelow(paths.classes) },
  ]
}

/** Reports are opened from the tasks and belong to them. */
const isTasks = (path: string): boolean => isBelow('/course')(path) || isBelow('/report-html')(path)
