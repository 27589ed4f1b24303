import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { user } from '#api/contract/groups/user.ts'
import { paths } from '#domain/paths/paths.ts'
import {
  assignDialog,
  assignPath,
  fillAssignment,
  openAssignment,
  pressAssign,
  searchStudent,
  assignmentsNamed,
  typedOf,
} from '#tests/support/pages/assign.ts'
import { placeTeacher } from '#tests/support/pages/doors.ts'
import { faultStage } from '#tests/support/pages/fault-stage.ts'
import { demoMobiles, home, leave } from '#tests/support/pages/pages.ts'
import type { Way } from '#tests/support/pages/persistence.ts'
import { type Journey, openingCalls } from '#tests/support/product/fault-runs.ts'
import { enter, loginWay, portalWays, press } from '#tests/support/product/fault-ways.ts'
import { forgetCodes } from '#tests/support/charts/codes.ts'
import { applications, apply, approveAll } from '#tests/support/worlds/newcomers.ts'

const { lin } = demoMobiles
const { address, openPage, testFaults } = await faultStage()

const student = 'qm0701006'

/** Assigning one paper, under a different name in each run. */
async function openAssigning(prefix: string) {
  const page = await openPage()
  let assignmentName = ''
  const assigned = async () =>
    (await assignmentsNamed(address, lin, assignmentName)).filter(({ isPublished }) => isPublished)
  const open = async () => void (await page.goto(`${address}/#${assignPath}`))
  const fill = async () => {
    await open()
    await fillAssignment(page, { assignmentName, student })
  }
  const assign: Way = {
    name: 'assign',
    where: assignDialog(page),
    act: async () => {
      await searchStudent(page, student)
      expect(await typedOf(page)).toEqual({ assignmentName, student, isChosen: true })
      await pressAssign(page)
    },
  }
  const goal = page.locator('body:not(:has([role=dialog]))').getByRole('row', { name: /Unit 1 单元检测/ })
  const journey: Omit<Journey, 'name'> = {
    pages: [page],
    begin: async (number) => {
      assignmentName = `${prefix} ${number}`
      await enter(page, address, lin)
      await fill()
    },
    start: () => pressAssign(page),
    goal,
    ways: [
      ...portalWays(page),
      assign,
      loginWay(page, lin),
      {
        name: 'open the dialog again',
        where: goal,
        when: async () => (await assigned()).length === 0,
        act: () => openAssignment(page),
      },
      // Not certified: the login is the only way out, and the assignment is started again, unless it has been assigned.
      { name: 'begin again', where: home(page), act: async () => ((await assigned()).length > 0 ? open() : fill()) },
    ],
    check: async () => expect((await assigned()).length).toBe(1),
  }
  return { page, journey }
}

/** Assigning an assignment. */
await testFaults('assigning', async () => {
  const { journey } = await openAssigning('出错时布置')
  return { ...journey, beside: openingCalls }
})

/** Assigning a paper after the session has died; the page's clock stands still, so that nothing else notices first. */
await testFaults('sign in again', async () => {
  const { page, journey } = await openAssigning('登录过期时布置')
  return {
    ...journey,
    beside: openingCalls.filter((path) => path !== user.teacherInfo.path),
    repeated: [user.teacherInfo.path, assigning.save.path],
    begin: async (number) => {
      await journey.begin(number)
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
      await placeTeacher(address, { username: lin })
    },
    start: async () => {
      await journey.start()
      await page.clock.resume()
    },
  }
})

/** Signing out. */
await testFaults('sign out', async () => {
  const page = await openPage()
  const menu = page.getByRole('button', { name: /账号菜单$/ })
  return {
    pages: [page],
    beside: openingCalls,
    begin: async () => {
      await enter(page, address, lin)
      await page.goto(`${address}/#/`)
      await home(page).waitFor()
    },
    start: async () => {},
    goal: page.getByRole('form', { name: '登录', exact: true }),
    ways: [
      ...portalWays(page),
      press('sign out', page.getByRole('menuitem', { name: '退出登录' })),
      press('open the menu', menu),
    ],
    check: async (spoilt) => {
      // If the answer was made up, the session is still there.
      if (['code -23', 'code -25', 'code -4'].includes(spoilt?.fault ?? '')) return
      await leave(page, address)
      await page.goto(`${address}/#/`)
      await page.getByRole('form', { name: '登录', exact: true }).waitFor()
    },
  }
})

/** Approves the first application, and rejects the remaining ones with a reason. */
function decideWays(page: Page): readonly Way[] {
  const refusal = page.getByRole('dialog', { name: '不通过申请' })
  const reason = refusal.getByRole('textbox', { name: '不通过的原因' })
  return [
    press(
      'confirm',
      page.getByRole('dialog', { name: '通过', exact: true }).getByRole('button', { name: '通过', exact: true }),
    ),
    {
      name: 'refuse',
      where: refusal,
      act: async () => {
        if ((await reason.inputValue()) === '') await reason.fill('不是本校老师')
        await refusal.getByRole('button', { name: '不通过' }).click()
      },
    },
    press('to be refused', page.getByRole('menuitem', { name: '不通过' })),
    press('approve', page.getByRole('button', { name: '通过周明远的申请' }).first()),
    press(
      'more',
      page
        .getByRole('row', { name: /郑知行/ })
        .getByRole('button')
        .last(),
    ),
  ]
}

/** Deciding on applications. */
await testFaults('approve', async () => {
  // Applications from other journeys do not count here.
  await approveAll(address)
  const page = await openPage()
  let before: number
  return {
    pages: [page],
    beside: openingCalls,
    repeated: [account.decideApplications.path],
    begin: async (number) => {
      await forgetCodes({ address })
      const applicants = ['周明远', '郑知行'].map((realname, index) =>
        apply(address, `137${String(number * 2 + index).padStart(8, '0')}`, realname),
      )
      await Promise.all(applicants)
      await enter(page, address, lin)
      before = (await applications(address, false)).length
    },
    start: async () => void (await page.goto(`${address}/#${paths.applications}`)),
    goal: page.getByText('没有待审核的申请'),
    ways: [
      // It covers whatever else the page asks.
      press('read', page.getByRole('dialog', { name: '没有处理' }).getByRole('button', { name: '确定' })),
      ...portalWays(page),
      ...decideWays(page),
      loginWay(page, lin),
      {
        name: 'open again',
        where: home(page),
        act: async () => void (await page.goto(`${address}/#${paths.applications}`)),
      },
    ],
    check: async () => {
      expect((await applications(address, false)).length).toBe(before + 2)
    },
  }
})
