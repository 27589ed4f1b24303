import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { account } from '#api/contract/groups/account.ts'
import { course } from '#api/contract/groups/course.ts'
import { user } from '#api/contract/groups/user.ts'
import { courseTypes } from '#domain/classes/course-types.ts'
import { paths } from '#domain/paths/paths.ts'
import { stages, type SubjectId, subjects } from '#domain/classes/subjects.ts'
import { teachingTexts } from '#domain/classes/teaching.texts.ts'
import { stageNameOf, subjectNameOf } from '#domain/classes/teaching.ts'
import { placeTeacher } from '#tests/support/pages/doors.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { beginWith, browserWith } from '#tests/support/charts/browser.ts'
import { bookVersionTable } from '#tests/support/charts/course-tables.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'

const teacher = demoMobiles.gu

const words = teachingTexts['zh-CN']

/** A class of each subject. */
const names = { [subjects.juniorEnglish]: '版本英语班', [subjects.juniorMaths]: '版本数学班' } as const

type Taught = keyof typeof names

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, reveal } = screen
  const { become, sessionOf } = browserWith(screen, 'portal')
  await placeTeacher(address, { username: teacher, hasBookVersion: false })
  const elsewhere = await otherBrowser(address, teacher)
  const { uid } = await elsewhere.get(user.teacherInfo, {})
  const courseIds = await coursesOf(elsewhere)
  const dialog = page.getByRole('dialog', { name: '选择教材版本' })
  const version = dialog.getByRole('combobox', { name: '教材版本' })
  const radio = (name: string) => dialog.getByRole('radio', { name, exact: true })
  const open = async (subjectId: Taught) => {
    await become(await sessionOf(teacher))
    await beginWith(elsewhere, courseIds[subjectId])
    screen.portal()
    await page.goto(`${address}/#${paths.classes}`)
    await reveal(ofCurrentClass(subjectId))
  }
  const ofCurrentClass = (subjectId: Taught) =>
    page.getByRole('row', { includeHidden: true }).filter({ hasText: names[subjectId] }).filter({ hasText: '当前班级' })
  const noDialog = () => reveal(async () => !(await dialog.isVisible()))
  return {
    openings: { english: () => open(subjects.juniorEnglish) },
    acts: {
      'facts.change': async ({ facts }) => {
        const taught: Taught = facts.subjectId
        const message = { kind: 'course', uid, courseId: courseIds[taught] }
        await page.evaluate((data) => new BroadcastChannel('podium').postMessage(data), message)
        await reveal(ofCurrentClass(taught))
      },
      'stage.choose': ({ stageId }) => radio(words[stageNameOf(stageId)]).click(),
      'subject.choose': ({ subjectId }) => radio(words[subjectNameOf(subjectId)]).click(),
      'version.choose': async ({ bookVersion }) => void (await version.selectOption(bookVersion)),
      'form.submit': () => dialog.getByRole('button', { name: '确定' }).click(),
      'dialog.later': () => dialog.getByRole('button', { name: '以后再选' }).click(),
    },
    states: {
      resting: noDialog,
      postponed: noDialog,
      asking: async ({ context }) => {
        await reveal(dialog)
        const { form, wasTried, failure } = context
        await reveal(async () => (await version.inputValue()) === (form.bookVersion ?? ''))
        await radio(words[subjectNameOf(form.subjectId)]).and(page.locator(':checked')).waitFor()
        const problems = dialog.getByText(/^请选择教材版本$/).and(page.locator(':not(option)'))
        await reveal(async () => (await problems.count()) > 0 === (wasTried && form.bookVersion === null))
        await reveal(async () => (await dialog.getByRole('alert').isVisible()) === (failure !== ''))
      },
      saving: () => reveal(dialog.locator('button[aria-busy=true]')),
    },
  }
}

/** One class of each subject, created if missing. */
async function coursesOf(browser: TestBrowser): Promise<Readonly<Record<Taught, number>>> {
  const { list } = await browser.get(course.list, { status: 1, pager: { currentPage: 1, pageSize: 99 } })
  const idOf = async (subjectId: SubjectId & Taught) => {
    const courseName = names[subjectId]
    const made = list.find((one) => one.courseName === courseName)
    const fields = { courseName, stageId: stages.junior, subjectId, needsApproval: true, courseType: courseTypes.home }
    return made?.courseId ?? (await browser.get(course.save, fields)).courseId
  }
  return {
    [subjects.juniorEnglish]: await idOf(subjects.juniorEnglish),
    [subjects.juniorMaths]: await idOf(subjects.juniorMaths),
  }
}

/** A value that does not change triggers no event. */
function isSeen(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean {
  const { form, subjectId } = snapshot.context
  switch (event.type) {
    case 'facts.change':
      return event['facts'].subjectId !== subjectId
    case 'stage.choose':
      return event['stageId'] !== form.stageId
    case 'subject.choose':
      return event['subjectId'] !== form.subjectId
    case 'version.choose':
      return event['bookVersion'] !== form.bookVersion
    default:
      return true
  }
}

const { english } = bookVersionTable.openings

testOnScreen(
  {
    ...bookVersionTable,
    // The machine is created with the dialog, which nobody sees before it is needed.
    openings: { english: () => english?.({ now: () => 0 }) },
    isPossible: isSeen,
    requests: { save: account.updateTeaching.path },
    cast,
  },
  { states: 5, transitions: 12, paths: 7, undriven: [] },
)
