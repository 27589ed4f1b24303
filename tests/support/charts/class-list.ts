import { expect, vi } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { member } from '#api/contract/groups/member.ts'
import { roster } from '#api/contract/groups/roster.ts'
import { user } from '#api/contract/groups/user.ts'
import { courseTypes } from '#domain/classes/course-types.ts'
import { stages, subjects } from '#domain/classes/subjects.ts'
import { inventStudents, oneRosterFiles } from '#tests/support/files/roster-files.ts'
import { pagePatience } from '#tests/support/runs/page-patience.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'
import { worksheetRow, workbookParts } from '#tests/support/files/workbook-parts.ts'
import { writeZip } from '#tests/support/files/zip-writer.ts'

/** A student of the class, and one of a list who may be the same: they sound alike. */
export const alike = { ofClass: '林雅婷', ofList: '林雅亭' } as const

const courseName = '名单模型班'

let lists = 0

/** A list of one who may sound like somebody of the class, and whose number makes them nobody else of the school. */
export const nextList = (): string => `${alike.ofList} ${20_270_000 + (lists += 1)}`

/** The model's class, as its teacher edits it on another computer. */
export async function classElsewhere(browser: TestBrowser) {
  const courseId = await courseOf(browser)
  const { uid } = await browser.get(user.teacherInfo, {})
  const { removeAll, hasAlike, resemble } = membersElsewhere(browser, courseId)
  const { untilWritten, readList, dropList } = listElsewhere(browser, courseId)

  /** Empties the class, and closes all lists. */
  const clear = async () => {
    await untilWritten()
    await dropList()
    await removeAll()
  }

  /** The service's responses while a list is being written. */
  const whileWriting = async <Answer>(
    ask: (importId: number) => Promise<Answer>,
    isAtWork: (answer: Answer) => boolean,
  ): Promise<Answer> => {
    await clear()
    const importId = await readList()
    const { digest } = await browser.get(roster.view, { importId })
    await browser.get(roster.apply, { importId, digest, decisions: {} })
    const answer = await ask(importId)
    return isAtWork(answer) ? answer : whileWriting(ask, isAtWork)
  }

  return {
    courseId,
    uid,
    clear,
    untilWritten,
    readList,
    dropList,
    resemble,
    /** Changes the dry run of the open list. */
    change: async () => resemble(!(await hasAlike())),
    foundWriting: () =>
      whileWriting(
        () => browser.get(roster.current, { courseId }),
        ({ current: open }) => open !== null && isAtWorkIn(open),
      ),
    progressWriting: () => whileWriting((importId) => browser.get(roster.progress, { importId }), isAtWorkIn),
  }
}

function membersElsewhere(browser: TestBrowser, courseId: number) {
  const membersNow = async () => (await browser.get(member.list, { courseId })).list
  const removeAll = async () => {
    const uids = (await membersNow()).map((one) => one.uid)
    if (uids.length > 0) await browser.get(member.remove, { courseId, uids })
  }
  const hasAlike = async () => (await membersNow()).some(({ realname }) => realname === alike.ofClass)
  /** The student on the list resembles one of the class, or nobody. */
  const resemble = async (isWanted: boolean) => {
    if ((await hasAlike()) === isWanted) return
    if (!isWanted) return removeAll()
    await browser.get(roster.save, { courseId, realname: alike.ofClass, asNew: true })
  }
  return { removeAll, hasAlike, resemble }
}

function listElsewhere(browser: TestBrowser, courseId: number) {
  const current = async () => (await browser.get(roster.current, { courseId })).current
  /** Waits for whatever is being written, in the service's own time. */
  const untilWritten = async (): Promise<void> => {
    const isOver = async () => expect((await current())?.state ?? 'looking').toBe('looking')
    await vi.waitFor(isOver, { timeout: pagePatience, interval: 100 })
  }
  const readList = async () => (await browser.get(roster.paste, { courseId, text: nextList() })).list.importId
  const dropList = async () => {
    const open = await current()
    if (open !== null) await browser.get(roster.discard, { importId: open.importId })
  }
  return { untilWritten, readList, dropList }
}

const isAtWorkIn = ({ state }: { readonly state: string }): boolean => state === 'waiting' || state === 'running'

/** Created if missing. */
async function courseOf(browser: TestBrowser): Promise<number> {
  const { list } = await browser.get(course.list, { status: 1, pager: { currentPage: 1, pageSize: 99 } })
  const made = list.find((one) => one.courseName === courseName)
  const fields = { courseName, stageId: stages.junior, subjectId: subjects.juniorMaths, needsApproval: true }
  return made?.courseId ?? (await browser.get(course.save, { ...fields, courseType: courseTypes.home })).courseId
}

/** A set of two classes. */
export function twoClasses(): Buffer {
  const students = inventStudents(7, 3)
  const set = oneRosterFiles({ '七(1)班': students.slice(0, 1), '七(2)班': students.slice(1) })
  return writeZip([...set].map(([name, data]) => ({ name, data })))
}

/** A workbook with a sheet for each of two classes. */
export function twoWorksheets(): Buffer {
  const sheets = ['七(1)班', '七(2)班'].map((name, index) => ({
    name,
    rows: worksheetRow(1, ['姓名', '学号']) + worksheetRow(2, [`沈一${index}`, `2028000${index}`]),
  }))
  return writeZip(workbookParts({ sheets }))
}
