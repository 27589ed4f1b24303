import type { Page } from 'playwright-core'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { course } from '#api/contract/groups/course.ts'
import { user } from '#api/contract/groups/user.ts'
import { courseTypes } from '#domain/classes/course-types.ts'
import { paths } from '#domain/paths/paths.ts'
import { stages, subjects } from '#domain/classes/subjects.ts'
import { coursesNewEnough } from '#routes/courses-query.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { beginWith, browserWith, goTo, look } from '#tests/support/charts/browser.ts'
import { currentClassTable } from '#tests/support/charts/course-tables.ts'
import { settle } from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'

const teacher = demoMobiles.gu

/** The model's classes, ordered by id. */
const names = ['模型一班', '模型二班', '模型三班'] as const

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, held, pass, reveal } = screen
  const { become, sessionOf } = browserWith(screen, 'portal')
  await settle(address, teacher)
  const elsewhere = await otherBrowser(address, teacher)
  const { uid } = await elsewhere.get(user.teacherInfo, {})
  const shelf = await shelfOf(elsewhere)
  const heading = page.getByRole('heading', { name: '切换班级' })
  const dialog = page.getByRole('dialog', { name: '新建班级' })
  const invitation = page.getByRole('main').getByRole('button', { name: '新建班级' })
  const current = ({ context }: AnyMachineSnapshot) =>
    reveal(rowOf(page, context['courseId']).filter({ hasText: '当前班级' }))
  const openWith = async (courseIds: readonly number[], last: number | null) => {
    await shelf.use(courseIds)
    await become(await sessionOf(teacher))
    await beginWith(elsewhere, last === null ? 0 : shelf.idOf(last))
    screen.portal()
    held.hold(false)
    await page.goto(`${address}/#${paths.classes}`)
    await reveal(heading)
    held.hold(true)
  }
  return {
    openings: {
      none: () => openWith([], null),
      two: () => openWith([1, 2], 2),
      lost: () => openWith([1], 3),
    },
    answers: { 'fetchCourses.done': ({ output }) => shelf.use(output) },
    acts: {
      'courses.changed': async ({ courseIds }) => {
        await shelf.use(courseIds)
        held.hold(false)
        await pass(coursesNewEnough)
        await look(page, 'hidden')
        await look(page, 'visible')
        await reveal(async () => (await shownOn(page)) === courseIds.length)
        held.hold(true)
      },
      'course.choose': async ({ courseId }) => {
        const button = rowOf(page, courseId).getByRole('button', { name: /^切到这个班/ })
        if (!(await button.isVisible())) return sayAnotherTab(page, uid, shelf.idOf(courseId))
        await button.click()
        await goTo(page, paths.classes)
        await reveal(heading)
      },
      'course.open': () => invitation.click(),
      'course.cancel': () => dialog.getByRole('button', { name: '取消' }).click(),
    },
    states: {
      'empty.inviting': async () => {
        await reveal(invitation)
        await reveal(async () => !(await dialog.isVisible()))
      },
      'empty.opening': () => reveal(dialog),
      current,
      fetching: async (snapshot) => {
        if (snapshot.context['courseId'] !== null) await current(snapshot)
      },
    },
  }
}

const rowOf = (page: Page, courseId: number) =>
  page
    .getByRole('table', { name: '我的班级' })
    .getByRole('row')
    .filter({ hasText: names[courseId - 1] ?? '?' })

/** How many classes the list shows. */
const shownOn = (page: Page): Promise<number> =>
  page.getByRole('table', { name: '我的班级' }).getByRole('row').filter({ hasText: '成员管理' }).count()

/** The teacher has chosen a class in another tab. */
const sayAnotherTab = (page: Page, uid: number, courseId: number): Promise<void> =>
  page.evaluate((message) => new BroadcastChannel('podium').postMessage(message), { kind: 'course', uid, courseId })

/** The teacher's classes on another computer, which can mark the model's classes as in use; no others are. */
async function shelfOf(browser: TestBrowser) {
  const listOf = async (status: 0 | 1) =>
    (await browser.get(course.list, { status, pager: { currentPage: 1, pageSize: 99 } })).list
  const known = [...(await listOf(1)), ...(await listOf(0))]
  const ids: number[] = []
  for (const courseName of names) {
    const fields = { courseName, stageId: stages.senior, subjectId: subjects.seniorEnglish }
    const made = known.find((one) => one.courseName === courseName)
    ids.push(
      made?.courseId ??
        (await browser.get(course.save, { ...fields, needsApproval: true, courseType: courseTypes.home })).courseId,
    )
  }
  const idOf = (number: number) => ids[number - 1] ?? 0
  return {
    idOf,
    use: async (numbers: readonly number[]) => {
      const used = new Set((await listOf(1)).map(({ courseId }) => courseId))
      const wanted = new Set(numbers.map(idOf))
      for (const courseId of used)
        if (!wanted.has(courseId)) await browser.get(course.updateStatus, { courseId, status: 0 })
      for (const courseId of wanted)
        if (!used.has(courseId)) await browser.get(course.updateStatus, { courseId, status: 1 })
    },
  }
}

/**
 * A fetched list must differ from the current one, and nobody asks again while fetching. Behind a dialog no button can
 * be pressed.
 */
function isSeen({ type, courseIds }: AnyEventObject, snapshot: AnyMachineSnapshot): boolean {
  if (type === 'courses.changed')
    return snapshot.value !== 'fetching' && String(courseIds) !== String(snapshot.context['courseIds'])
  return true
}

testOnScreen(
  {
    ...currentClassTable,
    isPossible: isSeen,
    requests: { fetchCourses: course.list.path },
    cast,
  },
  { states: 7, transitions: 13, paths: 7, undriven: [] },
)
