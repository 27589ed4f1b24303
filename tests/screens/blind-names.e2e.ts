import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { member } from '#api/contract/groups/member.ts'
import { student as studentCalls } from '#api/contract/groups/student.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { paths } from '#domain/paths/paths.ts'
import { hour } from '#domain/time/units.ts'
import { signedIn } from '#tests/support/pages/attacked-class.ts'
import { addSession, demoMobiles, openContext } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'

const address = await lendProduct('with hidden names')
let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

afterAll(() => browser.close())

/** Answers to the written items of an assigned paper, handed in by three students; and the names in their class. */
async function answeredAgain(teacher: TestBrowser) {
  const { list: rules } = await teacher.get(markingRule.list, {})
  const { assignmentId: former = 0, courseId = 0 } = rules[0] ?? {}
  const { assignmentInfo } = await teacher.get(assigning.info, { assignmentId: former })
  const { assignmentIds } = await teacher.get(assigning.save, {
    courseIds: [courseId],
    paperId: assignmentInfo.paperId,
    assignmentName: '隐藏姓名批改',
    kind: 'test',
    assignmentType: 1,
    audience: 1,
    uids: [],
    beginTime: new Date().toISOString(),
    endTime: new Date(Date.now() + hour).toISOString(),
  })
  await teacher.get(assigning.publish, { assignmentIds })
  const [assignmentId = 0] = assignmentIds
  const { list: items } = await teacher.get(marking.items, { assignmentId })
  const { list: members } = await teacher.get(member.list, { courseId })
  for (const { username } of members.slice(0, 3)) {
    const student = await signedIn(address, username, userTypes.student)
    await student.get(studentCalls.open, { assignmentId, begins: true })
    const answers = Object.fromEntries(items.map(({ itemId }) => [itemId, 'We planted trees by the river.']))
    await student.get(studentCalls.submit, { assignmentId, answers })
  }
  const names = members.flatMap(({ realname, username }) => [realname, username])
  return { assignmentId, itemId: items[0]?.itemId ?? 0, names }
}

interface Marked {
  readonly assignmentId: number
  readonly itemId: number
}

/** Marks in a new browser; returns everything that reached it: addresses, headers, answers, pages, what it has stored. */
async function everythingOfMarking({ assignmentId, itemId }: Marked, mark: (page: Page) => Promise<void>) {
  const context = await openContext(browser)
  await addSession(context, address, { username: demoMobiles.lin, surface: 'portal', consented: true })
  const page = await context.newPage()
  const received: Promise<string>[] = []
  page.on('response', (response) => {
    received.push(
      response.text().then(
        (body) => JSON.stringify([response.url(), response.headers(), body]),
        // A response without a body, such as a redirect.
        () => response.url(),
      ),
    )
  })
  const shown: string[] = []
  const note = async () => void shown.push(page.url(), await page.title(), await page.content())
  await page.goto(`${address}/#${paths.marking(assignmentId, itemId)}`)
  await page.getByRole('radiogroup').first().waitFor()
  await note()
  await mark(page)
  await note()
  const stored = JSON.stringify(await context.storageState({ indexedDB: true }))
  await context.close()
  return [...(await Promise.all(received)), ...shown, stored].join('\n')
}

test('blind marking brings no name of a student to the browser, and stores none', async () => {
  const teacher = await signedIn(address, demoMobiles.lin, userTypes.teacher)
  const { names, ...marked } = await answeredAgain(teacher)
  const found = (text: string) => names.filter((name) => text.includes(name)).length
  const before = await everythingOfMarking(marked, async () => {})
  await teacher.get(markingRule.save, { ...marked, isBlind: true, isDouble: false, differenceLimit: 0 })
  const after = await everythingOfMarking(marked, async (page) => {
    await page.keyboard.type('1'.repeat(await page.getByRole('radiogroup').count()))
    await page.keyboard.press('Enter')
    await page.getByText(/上一份 .+ \d+ 分/).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText(/第 3 \/ 3 份/).waitFor()
    await page.getByRole('button', { name: '各人评分' }).click()
    await page.getByRole('dialog').waitFor()
  })
  expect({ isFoundInNamed: found(before) > 0, foundInBlind: found(after) }).toEqual({
    isFoundInNamed: true,
    foundInBlind: 0,
  })
})
