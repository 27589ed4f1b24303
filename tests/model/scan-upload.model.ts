import { randomUUID } from 'node:crypto'
import { course } from '#api/contract/groups/course.ts'
import { scan } from '#api/contract/groups/scan.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { browserWith } from '#tests/support/charts/browser.ts'
import { settle } from '#tests/support/charts/login.ts'
import { scanUploadTable } from '#tests/support/charts/scan-tables.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'

const teacher = demoMobiles.lin

/** A file that starts like a photograph, and is unlike any other. */
const newPhotograph = (): Buffer => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(randomUUID())])

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, reveal } = screen
  const { become, sessionOf } = browserWith(screen, 'portal')
  await settle(address, teacher)
  const elsewhere = await otherBrowser(address, teacher)
  const scanId = await openSheets(elsewhere)
  const rail = page.getByRole('complementary', { name: '要处理的页' })
  const button = (name: string) => page.getByRole('button', { name })
  const isShown = (name: string, shown: boolean) => reveal(async () => (await button(name).isVisible()) === shown)
  return {
    openings: {
      open: async () => {
        await become(await sessionOf(teacher))
        screen.portal()
        await page.goto(`${address}/#/smartpaper-v2-html/job?scanId=${scanId}`)
        await reveal(rail)
      },
    },
    acts: {
      'files.add': async () => {
        const photograph = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: newPhotograph() }
        await page.locator('input[type=file]').setInputFiles(photograph)
      },
      'files.stop': () => button('停止上传').click(),
      'file.retry': () => button('马上重试').click(),
    },
    states: {
      resting: () => isShown('停止上传', false),
      sending: async () => {
        await isShown('停止上传', true)
        await isShown('马上重试', false)
      },
      offline: () => isShown('马上重试', true),
    },
  }
}

/** The scan of an assignment of the teacher's, to which files are added. */
async function openSheets(browser: TestBrowser): Promise<number> {
  const pager = { currentPage: 1, pageSize: 1 }
  const courses = await browser.get(course.list, { status: courseStatuses.inUse, pager })
  const { list } = await browser.get(scan.assignments, { courseId: courses.list[0]?.courseId ?? 0, pager })
  const { scanId } = await browser.get(scan.add, { assignmentId: list[0]?.assignmentId ?? 0 })
  return scanId
}

testOnScreen(
  { ...scanUploadTable, requests: { send: scan.upload.path }, unlimited: ['send'], cast },
  { states: 4, transitions: 10, paths: 6, undriven: [] },
)
