import { type RouteRow, routeRows } from '#app/print-routes.ts'
import { areaOf, frameOf } from '#domain/paths/areas.ts'
import { usualOrder } from '#domain/portal/entries.ts'
import { type FeatureName, featureNames } from '#domain/features/granted-features.ts'
import { paths } from '#domain/paths/paths.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { isMaths, subjects } from '#domain/classes/subjects.ts'
import { mainEntries } from '#features/shell/entries.ts'
import { shellTexts } from '#features/shell/shell.texts.ts'
import { portalStatesTexts } from '#routes/portal-states.texts.ts'
import { pageTitleTexts } from '#ui/page-title/page-title.texts.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'

/** A teacher of the demo, with ids of their data. */
export interface RouteTeacher {
  readonly mobile: string
  readonly subjectId: number
  /** Their first class, and a finished assignment of it. */
  readonly courseId: string
  readonly assignmentId: string
}

export const routeTeachers = {
  'English teacher': { mobile: demoMobiles.lin, subjectId: subjects.juniorEnglish, courseId: '1', assignmentId: '1' },
  'maths teacher': { mobile: demoMobiles.xu, subjectId: subjects.juniorMaths, courseId: '3', assignmentId: '19' },
} as const satisfies Readonly<Record<string, RouteTeacher>>

export const routeModes = ['browser', 'desktop', 'embedded'] as const

export type RouteMode = (typeof routeModes)[number]

/** A person opening an address in a mode. */
export interface RouteVisit {
  /** Null if not signed in. */
  readonly teacher: RouteTeacher | null
  readonly mode: RouteMode
}

/** The observable state of a page. */
export interface PageState {
  readonly path: string
  /** The page the sign-in returns to, without its query; null elsewhere. */
  readonly back: string | null
  readonly tab: string
  /**
   * The heading that says why there is no page, or the text shown while waiting; else `loading`, `failed`, or `its own`
   * for a page that is shown.
   */
  readonly heading: string
  /** Names of the main entries; null if there is no menu. */
  readonly menu: readonly string[] | null
}

/** An address, and the page expected there. */
export interface RouteOpening {
  readonly address: string
  readonly expected: PageState
}

const texts = shellTexts['zh-CN']

const { product: productTitle, signIn } = pageTitleTexts['zh-CN']

const rows = routeRows()

/**
 * The addresses of the portal that a person opens, with what they should see: all of them in a browser; in other modes
 * only those that nobody else opens there for them.
 */
export const routeOpenings = (visit: RouteVisit): readonly RouteOpening[] =>
  [...rows, ...besides]
    .filter((row) => isOpenedBy(visit)(row) && isWalkedBy(visit)(row))
    .map((row) => {
      const address = addressOf(row, visit.teacher ?? routeTeachers['English teacher'])
      // The desktop host has its own login.
      const isHome = visit.mode === 'desktop' && address === publicPaths.login()
      return { address, expected: isHome ? stateFor(homeRow, publicPaths.home, visit) : stateFor(row, address, visit) }
    })

/**
 * Without a session, the desktop page keeps waiting for the host when a link leads to the login: `desktop-page.e2e.ts`
 * tests that.
 */
const isOpenedBy =
  ({ teacher, mode }: RouteVisit) =>
  ({ path }: RouteRow): boolean =>
    teacher !== null || mode !== 'desktop' || path !== publicPaths.login()

/**
 * The person decides the menus, granted features and the login; the mode decides the frame around the page. All
 * combinations are tested for home, desktop-only pages, public pages and unknown addresses; every other address is
 * opened outside a browser only by the first teacher with access to it.
 */
const isWalkedBy =
  ({ teacher, mode }: RouteVisit) =>
  (row: RouteRow): boolean => {
    const readsBoth = row === homeRow || row.isDesktopOnly || row.access === 'public' || isUnknown(row)
    return mode === 'browser' || readsBoth || teacher === firstFor(row)
  }

const firstFor = (row: RouteRow): RouteTeacher | undefined =>
  Object.values<RouteTeacher>(routeTeachers).find((teacher) => {
    const gate = gateAt(row, addressOf(row, teacher))
    return gate === null || isGranted(teacher)(gate)
  })

const homeRow = rows.find(({ path }) => path === publicPaths.home) as RouteRow

/** Cases the route table cannot express: a gate that depends on the query, and unknown addresses. */
const besides: readonly RouteRow[] = [
  ...rows
    .filter(({ path }) => path === '/vocabulary-html/*')
    .map((row) => ({ ...row, path: '/vocabulary-html?page=personalized', title: texts.studentWords })),
  ...['/nowhere', '/my-paper/nowhere'].map((path) => ({
    path,
    access: 'teacher',
    width: 'full',
    title: areaOf(path) === null ? texts.notFoundTitle : '我的试卷',
    area: areaOf(path)?.id ?? null,
    built: false,
    gate: null,
    isDesktopOnly: false,
  })),
]

const frameAt = (path: string) => {
  const area = areaOf(path)
  return area === null ? null : frameOf(area, path)
}

const isUnknown = ({ path }: RouteRow): boolean => path.endsWith('/nowhere')

function stateFor(row: RouteRow, address: string, visit: RouteVisit): PageState {
  const path = leadsTo(row) ?? pathOf(address)
  const tab = `${row.title} - ${productTitle}`
  const isOpen = row.access === 'public'
  if (visit.teacher === null && !isOpen) return stateOfStranger(path, tab, visit.mode)
  const menu = hasMenu(row, address, visit) ? menuOf(visit.teacher) : null
  return { path, back: null, tab, heading: headingOf(row, address, visit), menu }
}

/** The desktop host sends nobody to a login: the page waits for the host. */
function stateOfStranger(path: string, tab: string, mode: RouteMode): PageState {
  if (mode === 'desktop')
    return { path, back: null, tab, heading: portalStatesTexts['zh-CN'].waitingInHost, menu: null }
  // Home is the default target of a sign-in.
  return {
    path: '/login',
    back: path === '/' ? null : path,
    tab: `${signIn} - ${productTitle}`,
    heading: 'its own',
    menu: null,
  }
}

function headingOf(row: RouteRow, address: string, { teacher, mode }: RouteVisit): string {
  const { title } = row
  if (isUnknown(row)) return row.area === null ? texts.notFoundTitle : texts.noAreaPageTitle(title)
  if (row.isDesktopOnly && mode !== 'desktop') return texts.desktopOnlyTitle(title)
  const gate = gateAt(row, address)
  if (teacher !== null && gate !== null && !isGranted(teacher)(gate)) return texts.closedTitle(title)
  if (row.path.startsWith('/fullScreen-html')) return texts.noFullScreenTitle
  // That page demonstrates widgets in their waiting state.
  if (row.path === paths.widgets) return 'loading'
  return row.built ? 'its own' : texts.notOpenTitle(title)
}

/** The granted feature required for the page at an address. */
function gateAt(row: RouteRow, address: string): FeatureName | null {
  const query = Object.fromEntries(new URLSearchParams(address.split('?')[1]))
  return areaOf(pathOf(address))?.gateOf(query) ?? (row.area === null ? row.gate : null)
}

/** The demo school grants everything, but maths papers only to teachers of maths. */
const isGranted =
  ({ subjectId }: RouteTeacher) =>
  (name: FeatureName): boolean =>
    featureNames.includes(name) && (name !== 'mathsPapers' || isMaths(subjectId))

function hasMenu(row: RouteRow, address: string, { mode }: RouteVisit): boolean {
  const isProjector = row.path.endsWith('/screen')
  const isAlone = isProjector || row.path.startsWith('/nomenu/') || (frameAt(pathOf(address)) === 'focus' && row.built)
  return row.access === 'teacher' && mode !== 'embedded' && !isAlone
}

function menuOf(teacher: RouteTeacher | null): readonly string[] | null {
  if (teacher === null) return null
  const { subjectId, courseId } = teacher
  const viewer = { courseId: Number(courseId), subjectId, regionId: 0, isOpen: isGranted(teacher), order: usualOrder }
  return mainEntries(viewer).map(({ id, path }) =>
    isBuiltAt(pathOf(path)) ? texts[id] : `${texts[id]} ${texts.notOpen}`,
  )
}

const isBuiltAt = (wanted: string): boolean =>
  rows.some(({ path, built }) => built && (path === wanted || path === `${wanted}/*`))

/** The target of addresses that redirect even before sign-in. */
function leadsTo({ path }: RouteRow): string | null {
  if (path.startsWith('/bind/')) return '/bind'
  if (path === '/paper') return paths.myPapers
  return path.includes('/report/oneTask/') ? '/report-html' : null
}

const pathOf = (address: string): string => address.replace(/\?.*/, '')

function addressOf({ path, area }: RouteRow, { courseId, assignmentId }: RouteTeacher): string {
  const values: Readonly<Record<string, string>> = {
    ...samples,
    courseId,
    homeworkId: assignmentId,
    taskId: assignmentId,
  }
  const filled = path.replaceAll(/\{([\w?]+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Nothing stands for ${name} of ${path}`)
    return value
  })
  const report = `?type=studytask&scope=class&courseId=${courseId}&homeworkId=${assignmentId}`
  return `${filled.replace(/\/?\*$/, '')}${/^report\d?-html$/.test(area ?? '') ? report : ''}`
}

/** Sample values for all other path parameters. */
const samples: Readonly<Record<string, string>> = {
  module: 'word',
  // The first student of 七年级(1)班, which both teachers teach.
  uid: '84',
  studentId: '84',
  questionId: '1',
  chapterId: '1',
  paperId: '1',
  paramStr: 'item-1',
  mode: 'pdf',
  status: 'published',
  type: '1',
  'fromType?': '1',
  startDate: '2026-09-01',
  endDate: '2026-11-20',
  bookId: '7',
  stuId: '4',
  studyTaskId: '0',
  'state?': 'submit',
  state: 'somebody',
  openId: 'somebody',
}
