// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { newKey } from '#api/client/client.ts'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { resultCodes } from '#api/contract/result-codes.ts'
import { createKeptWork } from '#api/ports/kept-work.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { type Answers, refused } from '#tests/support/documents/fake-answers.ts'
import { givenRow } from '#tests/support/worlds/shown-assignment.ts'
import { AssignPaperDialog } from './assign-paper.dialog.tsx'
import { course, courses, paper, students } from './testing/assign-fixtures.ts'
import { dueTomorrow, keep, now, open, outcomeOf, press, publish, rename, summary } from './testing/assign-steps.tsx'
import { openDialog } from './testing/open-dialog.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: now - 13 * 3_600_000 })
  return () => vi.useRealTimers()
})

const openForSeveral = (answers: Answers = {}) => open(answers, undefined, courses)

const classes = () => within(screen.getByRole('group', { name: '布置给哪些班' }))
const boxOf = (name: string) => classes().getByRole<HTMLInputElement>('checkbox', { name })
const [second, third] = ['七年级(3)班（38 人）', '七年级(5)班（41 人）']
const tick = (name: string) => fireEvent.click(boxOf(name))
const ticked = () =>
  classes()
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ checked }) => checked)

/** What is sent of an assignment for whole classes. */
const saved = {
  paperId: '8',
  assignmentName: '第五单元检测',
  kind: 'homework',
  assignmentType: '1',
  audience: '1',
  uids: '',
  beginTime: '2026-11-20T02:00:00.000Z',
  endTime: '2026-11-21T12:00:00.000Z',
  duration: '45',
}

test('the current class is ticked; if others are added, each gets the assignment as a whole', async () => {
  const dialog = await openForSeveral({
    [assigning.save.path]: () => ({ assignmentIds: [7, 8, 9] }),
    [assigning.publish.path]: () => ({ assignedCount: 80 }),
  })
  expect(ticked()).toEqual([true, false, false])
  expect(screen.getByRole('status').textContent).toBe('已选 1 个班，共 3 人')
  tick(third)
  tick(second)
  rename('周五小测')
  expect(screen.getByRole('status').textContent).toBe('已选 3 个班，共 82 人；每个班都是全班')
  expect(screen.queryByRole('radio', { name: '部分学生' })).toBeNull()
  dueTomorrow()
  expect(summary()).toBe(
    '七(2)班、七(3)班、七(5)班 3 个班共 82 人，布置后马上可以作答，明天 20:00 截止，限时 45 分钟。',
  )
  publish()
  expect(await outcomeOf(dialog)).toEqual([
    [
      {
        courses,
        assignmentIds: [7, 8, 9],
        message: '“周五小测”已布置给 3 个班共 80 人，学生现在可以作答',
        isPublished: true,
      },
    ],
  ])
  const sent = [assigning.save.path, assigning.publish.path].map((path) =>
    dialog.sentTo(path).map(({ fields }) => fields),
  )
  expect(sent).toEqual([[{ ...saved, assignmentName: '周五小测', courseIds: '3,4,6' }], [{ assignmentIds: '7,8,9' }]])
})

test('classes that begin one after another are said to, before and after assigning', async () => {
  const dialog = await openForSeveral({ [assigning.save.path]: () => ({ assignmentIds: [7, 8] }) })
  tick(second)
  fireEvent.change(screen.getByRole('textbox', { name: '各班依次开始，每班相隔（分钟）' }), { target: { value: '20' } })
  dueTomorrow()
  expect(summary()).toBe(
    '七(2)班、七(3)班 2 个班共 41 人，布置后马上可以作答，各班依次相隔 20 分钟，明天 20:00 截止，限时 45 分钟。',
  )
  publish()
  expect(await outcomeOf(dialog)).toEqual([
    [
      {
        courses: courses.slice(0, 2),
        assignmentIds: [7, 8],
        message: '“第五单元检测”已布置给 2 个班共 3 人，学生现在起可以作答，各班依次相隔 20 分钟',
        isPublished: true,
      },
    ],
  ])
})

test('students who cannot sign in yet are counted over all chosen classes', async () => {
  const ofClass = (courseId: string) => students.map((one) => ({ ...one, hasPassword: courseId === '6' }))
  await openForSeveral({
    [courseArea.students.path]: ({ courseId }) => ({ list: ofClass(String(courseId)), total: students.length }),
  })
  tick(second)
  tick(third)
  await waitFor(() =>
    expect(screen.queryByText(/还没有密码/)?.textContent).toBe(
      '其中 6 人还没有密码，登录不了；密码条在“成员管理”里打印。',
    ),
  )
})

test('if another class is the only one, its students can be chosen', async () => {
  const { sentTo } = await openForSeveral()
  tick(second)
  tick('七年级(2)班（3 人）')
  fireEvent.click(await screen.findByRole('radio', { name: '部分学生' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: '程可欣' }))
  dueTomorrow()
  publish()
  const ofOne = { ...saved, courseIds: '4', audience: '2', uids: '23' }
  await waitFor(() => expect(sentTo(assigning.save.path).map(({ fields }) => fields)).toEqual([ofOne]))
  expect(sentTo(courseArea.students.path).map(({ fields }) => fields['courseId'])).toEqual(['3', '4'])
})

test('each class says whether it has had the paper, once it is ticked', async () => {
  const last = givenRow({ assignmentName: 'Unit 6 写作' }, { marked: 3, unmarked: 0, missing: 0 })
  const counts = { all: 2, inProgress: 1, finished: 1, unpublished: 0, notStarted: 0 }
  const { sentTo } = await openForSeveral({
    [assigning.list.path]: ({ courseId }) =>
      courseId === '4' ? { list: [last], total: 2, counts } : { list: [], total: 0, counts },
  })
  await classes().findByText('这个班还没有布置过这份试卷')
  tick(second)
  await classes().findByRole('note')
  expect(
    classes()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    '七年级(2)班（3 人）这个班还没有布置过这份试卷',
    '七年级(3)班（38 人）这个班布置过这份试卷 2 次，最近一次是 11-18 08:00 开始的“Unit 6 写作”',
    '七年级(5)班（41 人）',
  ])
  // What is only saved, nobody has had.
  expect(
    sentTo(assigning.list.path).map(({ fields }) => ({
      courseId: fields['courseId'],
      assignmentStatus: fields['assignmentStatus'],
    })),
  ).toEqual([
    { courseId: '3', assignmentStatus: '1,2,4' },
    { courseId: '4', assignmentStatus: '1,2,4' },
  ])
})

test('without a class nothing is sent, and the first class gets the focus', async () => {
  const { sentTo } = await openForSeveral()
  tick('七年级(2)班（3 人）')
  dueTomorrow()
  publish()
  expect(screen.getByRole('alert').textContent).toBe('请至少选一个班')
  expect(summary()).toBe('还没有选班级，布置后马上可以作答，明天 20:00 截止，限时 45 分钟。')
  await waitFor(() => expect(document.activeElement).toBe(boxOf('七年级(2)班（3 人）')))
  expect(sentTo(assigning.save.path)).toEqual([])
})

test.each([
  ['courseEmpty', refused('courseEmpty', { courseId: 4 }), '七年级(3)班：这个班还没有学生'],
  ['courseArchived', refused('courseArchived', { courseId: 4 }), '七年级(3)班：这个班已经归档，请先恢复使用'],
])('%s names its class and focuses its box, until the choice changes', async (_id, answer, message) => {
  await openForSeveral({ [assigning.save.path]: () => answer })
  tick(second)
  dueTomorrow()
  publish()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  await waitFor(() => expect(document.activeElement).toBe(boxOf(second)))
  tick(second)
  expect(screen.queryByText(message)).toBeNull()
})

test('a class that is no longer taught is identified by its position among those sent', async () => {
  const gone = {
    data: { field: 'courseIds', at: 1 },
    result: { code: resultCodes.notFound, msg: '没有找到，可能已被删除' },
  }
  await openForSeveral({ [assigning.save.path]: () => Response.json(gone) })
  tick(third)
  dueTomorrow()
  publish()
  expect((await screen.findByRole('alert')).textContent).toBe('七年级(5)班：没有找到，可能已被删除')
  expect(boxOf(third).getAttribute('aria-invalid')).toBe('true')
})

test('an assignment that is gone when it should be published is named by its class', async () => {
  const gone = {
    data: { field: 'assignmentIds', at: 1 },
    result: { code: resultCodes.notFound, msg: '没有找到，可能已被删除' },
  }
  await openForSeveral({
    [assigning.save.path]: () => ({ assignmentIds: [7, 8] }),
    [assigning.publish.path]: () => Response.json(gone),
  })
  tick(third)
  dueTomorrow()
  publish()
  expect((await screen.findByRole('alert')).textContent).toBe(
    '七年级(5)班：没有找到，可能已被删除任务已存为未发布，还没有布置出去；改好后再点“布置”。',
  )
})

test('assignments of several classes can be saved unpublished', async () => {
  const dialog = await openForSeveral({ [assigning.save.path]: () => ({ assignmentIds: [7, 8] }) })
  tick(second)
  rename('周五小测')
  dueTomorrow()
  keep()
  expect(await outcomeOf(dialog)).toEqual([
    [
      {
        courses: courses.slice(0, 2),
        assignmentIds: [7, 8],
        message: '“周五小测”已存进 2 个班的任务列表，还没有布置给学生',
        isPublished: false,
      },
    ],
  ])
})

test('the chosen classes are restored after the page was left, except those no longer offered', async () => {
  const storage = memoryStorage()
  const onClose = vi.fn<() => void>()
  const openAgain = async (offered = courses) => {
    cleanup()
    const kept = createKeptWork({ storage, uid: () => 1, now: () => now, newKey })
    const props = { paper, course, onClose, onDone: vi.fn<() => void>() }
    openDialog(<AssignPaperDialog {...props} courses={offered} />, now, {}, kept)
    await screen.findByRole('button', { name: '今晚 20:00' })
  }
  await openAgain()
  tick(second)
  tick(third)
  await openAgain()
  expect(ticked()).toEqual([true, true, true])
  await openAgain(courses.slice(0, 2))
  expect(ticked()).toEqual([true, true])
  press('取消')
  fireEvent.click(await screen.findByRole('button', { name: '放弃填写' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  await openAgain()
  expect(ticked()).toEqual([true, false, false])
})
