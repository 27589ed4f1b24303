import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { otherBrowser } from './sessions.ts'

export const assignPath = '/paper-select/school-paper'

/** What a teacher enters in the dialog; everything else keeps its default. */
export interface Assignment {
  readonly assignmentName: string
  /** Account of the one student it is assigned to. */
  readonly student: string
}

export const assignDialog = (page: Page): Locator => page.getByRole('dialog', { name: '布置任务' })

/** Opens the dialog for the first school paper. */
export const openAssignment = (page: Page): Promise<void> =>
  page
    .getByRole('row', { name: /Unit 1 单元检测/ })
    .getByRole('button', { name: /布置/ })
    .click()

/** Reopens the dialog after the page was reloaded, and assigns what is still filled in. */
export async function assignAfterReturn(page: Page, assignmentName: string): Promise<void> {
  await openAssignment(page)
  const name = assignDialog(page).getByRole('textbox', { name: '任务名' })
  await expect.poll(() => name.inputValue()).toBe(assignmentName)
  await pressAssign(page)
  await assignDialog(page).waitFor({ state: 'hidden' })
}

/** Opens the dialog for the first school paper and fills it in. */
export async function fillAssignment(page: Page, { assignmentName, student }: Assignment): Promise<Locator> {
  await openAssignment(page)
  const dialog = assignDialog(page)
  await dialog.getByRole('textbox', { name: '任务名' }).fill(assignmentName)
  await dialog.getByRole('radio', { name: '部分学生' }).check()
  await searchStudent(page, student)
  await firstStudent(page).check()
  await dialog.getByRole('button', { name: '明天 20:00' }).click()
  return dialog
}

/** The first student offered. */
export const firstStudent = (page: Page): Locator =>
  assignDialog(page).getByRole('group', { name: '学生名单' }).getByRole('checkbox').first()

/** Searches the students offered; the search text is not stored. */
export const searchStudent = (page: Page, student: string): Promise<void> =>
  assignDialog(page).getByRole('textbox', { name: '搜索姓名或账号' }).fill(student)

export const pressAssign = (page: Page): Promise<void> =>
  assignDialog(page).getByRole('button', { name: '布置', exact: true }).click()

/** What the dialog still contains of the input. */
export async function typedOf(page: Page): Promise<Assignment & { readonly isChosen: boolean }> {
  const dialog = assignDialog(page)
  return {
    assignmentName: await dialog.getByRole('textbox', { name: '任务名' }).inputValue(),
    student: await dialog.getByRole('textbox', { name: '搜索姓名或账号' }).inputValue(),
    isChosen: await firstStudent(page).isChecked(),
  }
}

const everything = {
  assignmentStatus: [],
  viewed: -1,
  scoreFilter: 0,
  assignmentType: 0,
  keyword: '',
  sortBy: 'assignmentName',
  sort: 'ASC',
} as const

const pager = { currentPage: 1, pageSize: 999 }

/** A teacher's assignments with one of these names. */
export async function assignmentsNamed(address: string, mobile: string, names: string | RegExp) {
  const browser = await otherBrowser(address, mobile)
  const { list: courses } = await browser.get(course.list, { status: 1, pager })
  const lists = await Promise.all(
    courses.map(({ courseId }) =>
      browser.get(assigning.list, {
        ...everything,
        assignmentStatus: [...everything.assignmentStatus],
        courseId,
        pager,
      }),
    ),
  )
  await browser.get(signOn.logout, {})
  return lists
    .flatMap(({ list }) => list)
    .map(({ assignmentInfo: { assignmentName, publishedAt } }) => ({
      name: assignmentName,
      isPublished: publishedAt !== null,
    }))
    .filter(({ name }) => (typeof names === 'string' ? name === names : names.test(name)))
}
