import { areaOf } from '#domain/paths/areas.ts'
import {
  type DrawerEntryId,
  drawerEntryIds,
  type EntryOrder,
  inOrder,
  type MainEntryId,
  mainEntryIds,
} from '#domain/portal/entries.ts'
import type { FeatureName } from '#domain/features/granted-features.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { isMaths } from '#domain/classes/subjects.ts'
import { teacherRegions } from '#domain/classes/teacher-regions.ts'
import { isWrongNotePath } from '#domain/paths/wrong-note-paths.ts'
import type { EntryDrawing } from './entry-drawings.ts'

export interface Entry<Id extends string> {
  readonly id: Id
  readonly path: string
  /** Whether an address of the portal, path and query, belongs to this entry. */
  readonly holds: (address: string) => boolean
}

export interface MainEntry extends Entry<MainEntryId> {
  readonly drawing: EntryDrawing
}

/** Who sees the entries, and for which class. */
export interface EntryViewer {
  /** Null without a class. */
  readonly courseId: number | null
  /** Null if the teacher has chosen none: treated like English. */
  readonly subjectId: number | null
  readonly regionId: number
  readonly isOpen: (name: FeatureName) => boolean
  /** How this teacher wants them. */
  readonly order: EntryOrder
}

/** How many spine entries fit in the bottom bar, besides 更多. */
export const inBar = 4

/** The spine entries that fit in the bottom bar: the first ones with finished pages. */
export const barEntries = (entries: readonly MainEntry[], isBuilt: (path: string) => boolean): readonly MainEntry[] =>
  entries.filter(({ path }) => isBuilt(path)).slice(0, inBar)

/** The entries of the spine, in the teacher's order (specification §2, §6); the first is where a teacher arrives. */
export function mainEntries({ courseId, subjectId, regionId, isOpen, order }: EntryViewer): readonly MainEntry[] {
  const isOfMaths = subjectId !== null && isMaths(subjectId)
  const words = paths.words(courseId)
  const entries: readonly (MainEntry | false)[] = [
    { id: 'home', drawing: 'home', path: publicPaths.home, holds: isAt(publicPaths.home) },
    regionId === teacherRegions.students
      ? { id: 'myStudents', drawing: 'users', path: paths.myStudents, holds: isBelow(paths.myStudents) }
      : { id: 'prepareLessons', drawing: 'book', path: paths.prepareLessons, holds: isBelow(paths.prepareLessons) },
    { id: 'assign', drawing: 'assign', path: paths.assign, holds: isAssigning },
    isOpen('smartMark') && {
      id: 'smartMark',
      drawing: 'scan-mark',
      path: paths.smartMark,
      holds: isSmartMarking,
    },
    { id: 'wrongNote', drawing: 'mistake-book', path: paths.wrongNote, holds: isWrongNotePath },
    !isOfMaths &&
      isOpen('classWords') && { id: 'classWords', drawing: 'word-book', path: words.ofClass, holds: isOfClassWords },
    !isOfMaths && { id: 'studentWords', drawing: 'student-words', path: words.ofStudents, holds: isOfStudentWords },
    ...(isOfMaths && isOpen('mathsPapers') ? mathsEntries : []),
  ]
  return arranged(entries, inOrder(mainEntryIds, order.main))
}

/** The entries of the drawer 更多; those of a class appear once there is one. */
export function drawerEntries({ courseId, subjectId, isOpen, order }: EntryViewer): readonly Entry<DrawerEntryId>[] {
  const isOfMaths = subjectId !== null && isMaths(subjectId)
  const entries: readonly (Entry<DrawerEntryId> | false)[] = [
    { id: 'myPapers', path: paths.myPapers, holds: isBelow(paths.myPapers) },
    { id: 'schoolPapers', path: paths.schoolPapers, holds: isBelow(paths.schoolPapers) },
    { id: 'taskTrack', path: paths.taskTrack, holds: isTracking },
    isOpen('smartMark') && { id: 'snapshots', path: paths.snapshots, holds: isAt(paths.snapshots) },
    courseId !== null && { id: 'tasks', path: paths.assignments(courseId), holds: isAssignments },
    { id: 'marking', path: paths.marking(), holds: isMarking },
    !isOfMaths && { id: 'audio', path: paths.createAudio, holds: isBelow(paths.createAudio) },
    { id: 'textbooks', path: paths.textbooks, holds: isBelow(paths.textbooks) },
    courseId !== null && { id: 'members', path: memberPaths.members, holds: isOfMembers },
    { id: 'classes', path: paths.classes, holds: isBelow(paths.classes) },
  ]
  return arranged(entries, inOrder(drawerEntryIds, order.drawer))
}

/** The target of the spine's first entry that can be opened here: those that need the desktop client are skipped. */
export const firstPath = (viewer: EntryViewer, isDesktop: boolean): string =>
  mainEntries(viewer).find(({ path }) => isDesktop || areaOf(pathOf(path))?.isDesktopOnly !== true)?.path ??
  publicPaths.home

const arranged = <Item extends Entry<string>>(
  entries: readonly (Item | false)[],
  order: readonly Item['id'][],
): readonly Item[] => {
  const shown = entries.filter((entry) => entry !== false)
  return order.flatMap((id) => shown.filter((entry) => entry.id === id))
}

const pathOf = (address: string): string => address.replace(/\?.*/, '')

const isAt = (path: string) => (address: string) => pathOf(address) === path

const isBelow = (prefix: string) => (address: string) => isAt(prefix)(address) || address.startsWith(`${prefix}/`)

/** The area's first page, all uploads, has an entry of its own. */
const isSmartMarking = (address: string): boolean =>
  isBelow(paths.smartMark)(address) || (isBelow(paths.snapshots)(address) && !isAt(paths.snapshots)(address))

/** The school's papers have an entry of their own. */
const isAssigning = (address: string): boolean =>
  isBelow(paths.assign)(address) && !isBelow(paths.schoolPapers)(address)

/** Reports are opened from the assignments and belong to them. */
const isAssignments = (address: string): boolean =>
  (isBelow('/course')(address) && !isBelow('/course/report')(address) && !isOfOthers(address)) || isOfReports(address)

const isOfOthers = (address: string): boolean => isTracking(address) || isWrongNotePath(address)

/** Tracks of a class and of its students, whichever address leads there. */
const isTracking = (address: string): boolean =>
  isBelow('/report')(address) ||
  isBelow('/course/report/task-track')(address) ||
  /^\/course\/\d+\/report\/courseTrack\//.test(address)

const isMarking = (address: string): boolean => isBelow('/correct-html')(address) || isBelow('/pending')(address)

const isOfReports = (address: string): boolean => /^\/report[1-7]?-html$/.test(pathOf(address))

/** Slips of a class are made on pages of their own. */
const isOfMembers = (address: string): boolean =>
  isBelow(memberPaths.members)(address) || isBelow('/flipbook/member')(address)

const isPersonal = (address: string): boolean => new URLSearchParams(address.split('?')[1]).get('page') !== null

const isOfStudentWords = (address: string): boolean => isBelow('/vocabulary-html')(address) && isPersonal(address)

const isOfClassWords = (address: string): boolean => isBelow('/vocabulary-html')(address) && !isPersonal(address)

const mathsEntries: readonly MainEntry[] = [
  { id: 'composePaper', drawing: 'edit', path: paths.composePaper, holds: isBelow(paths.composePaper) },
  {
    id: 'paperResources',
    drawing: 'document',
    path: paths.mathsPapers,
    holds: (address) => isBelow(paths.mathsPapers)(address) && !isBelow(paths.composePaper)(address),
  },
]
