import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { member } from '#api/contract/groups/member.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { writable } from '#domain/paper/xml/xml.ts'
import { markingPaths } from '#domain/paths/marking-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { reportPaths } from '#domain/paths/report-paths.ts'
import { wrongNotePaths } from '#domain/paths/wrong-note-paths.ts'
import { shownOnPage, strangersOnPage, watchForAttacks } from '#tests/support/pages/attack-probe.ts'
import { type AttackedClass, attackClass, signedIn } from '#tests/support/pages/attacked-class.ts'
import { demoMobiles, openContext } from '#tests/support/pages/pages.ts'
import { attacksOfQuarter, isShownAsTyped, storedAttacks } from '#tests/support/pages/stored-attacks.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'
import { quartersInShare } from '#tests/support/runs/share.ts'

const address = await lendProduct('with attacks')

/** The demo's first teacher, and the first class taught. */
const firstUid = 1

let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

afterAll(() => browser.close())

/** A page, and whether it shows every attack at once or a part of them. */
interface Visit {
  readonly at: string
  readonly shows: 'all' | 'some'
}

const all = (at: string): Visit => ({ at, shows: 'all' })
const some = (at: string): Visit => ({ at, shows: 'some' })

/** Seventeen pages with a hundred questions. */
const walkLimit = 180_000

interface Stage extends AttackedClass {
  readonly courseId: number
  readonly uid: number
}

const ofTeacher = ({ courseId, uid, paperId, assignmentId, itemId, submissionId }: Stage): readonly Visit[] => [
  all(paths.paper(paperId)),
  all(paths.editPaper(paperId)),
  some(paths.printPaper(paperId)),
  some(paths.answerSheet(paperId)),
  some(`${paths.chooseQuestions}?scope=all&source=own`),
  some(paths.assignments(courseId)),
  some(paths.projector(courseId, assignmentId)),
  all(paths.marking(assignmentId, itemId, { submissionId })),
  all(reportPaths.student(courseId, assignmentId, uid)),
  some(markingPaths.changeAnswer(paperId)),
  some(wrongNotePaths.book(courseId)),
  some(wrongNotePaths.student(courseId, uid)),
]

const ofStudent = ({ assignmentId, openId }: Stage): readonly Visit[] => [
  some('/'),
  some(`/test/${openId}`),
  all(`/result/${assignmentId}`),
  all(`/corrections/${assignmentId}`),
  all('/wrong-note'),
]

/** Opens the pages one after another: what is not shown as typed, what stands there beside it, and what happened. */
async function walk(who: TestBrowser, start: string, visits: readonly Visit[], typed: readonly string[]) {
  const context = await openContext(browser, start === '/#' ? 'computer' : 'phone')
  const cookies = who.cookie().split('; ')
  await context.addCookies(
    cookies.map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.split('=')[1] ?? '', url: address })),
  )
  const probe = await watchForAttacks(context, address)
  const strangers = new Set<string>()
  for (const { at, shows } of visits) {
    const page = await context.newPage()
    await page.goto(`${address}${start}${at}`)
    const missing = () => page.evaluate(shownOnPage).then((shown) => typed.filter((attack) => !shown.includes(attack)))
    if (shows === 'all') await expect.poll(missing, { message: at }).toEqual([])
    else await expect.poll(async () => (await missing()).length, { message: at }).toBeLessThan(typed.length)
    await page.emulateMedia({ media: 'print' })
    for (const stranger of await page.evaluate(strangersOnPage)) strangers.add(`${at}: ${stranger}`)
    await page.close()
  }
  await context.close()
  return { strangers: [...strangers], happened: [...new Set(probe())] }
}

test('there are more than five hundred attacks', () => expect(storedAttacks.length).toBe(513))

test.each(quartersInShare())(
  'in no field of a question does an attack do anything on any page of teacher or student: quarter %i',
  async (quarter) => {
    const attacks = attacksOfQuarter(quarter)
    const teacher = await signedIn(address, demoMobiles.lin, userTypes.teacher)
    const pager = { currentPage: 1, pageSize: 99 }
    const { list: courses } = await teacher.get(course.list, { status: 1, pager })
    const courseId = courses[0]?.courseId ?? 0
    const { list: members } = await teacher.get(member.list, { courseId })
    const { uid, username } = members[quarter] ?? { uid: 0, username: '' }
    const attacked = { address, teacher, ownerId: firstUid, courseId, student: { uid, username } }
    const stage = { ...(await attackClass(attacked, attacks)), courseId, uid }
    const typed = attacks.map((attack) => writable(attack).replaceAll(/\s/g, '')).filter(isShownAsTyped)
    const nothing = { strangers: [], happened: [] }
    expect(await walk(teacher, '/#', ofTeacher(stage), typed)).toEqual(nothing)
    const student = await signedIn(address, username, userTypes.student)
    expect(await walk(student, '/student/#', ofStudent(stage), typed)).toEqual(nothing)
  },
  walkLimit,
)
