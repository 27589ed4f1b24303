// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { newKey } from '#api/client/client.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { createKeptWork } from '#api/ports/kept-work.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { AssignPaperDialog } from './assign-paper.dialog.tsx'
import { course, paper, students, assignmentToEdit } from './testing/assign-fixtures.ts'
import { openDialog } from './testing/open-dialog.tsx'
import {
  assigned,
  choose,
  done,
  dueTomorrow,
  keep,
  nameField,
  now,
  open,
  outcomeOf,
  press,
  publish,
  rename,
  summary,
} from './testing/assign-steps.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: now - 13 * 3_600_000 })
  return () => vi.useRealTimers()
})

const whole = {
  courseIds: '3',
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

test('a paper goes to the whole class: saved, published, and reported with a message', async () => {
  const dialog = await open()
  const { sentTo } = dialog
  dueTomorrow()
  expect(summary()).toBe('七(2)班全班 3 人，布置后马上可以作答，明天 20:00 截止，限时 45 分钟。')
  publish()
  expect(await outcomeOf(dialog)).toEqual([assigned])
  expect(sentTo(assigning.save.path).map(({ fields }) => fields)).toEqual([whole])
  expect(sentTo(assigning.publish.path).map(({ fields }) => fields)).toEqual([{ assignmentIds: '7' }])
  // Read initially, after saving and after publishing: each paper lists the classes it was assigned to.
  expect(sentTo(paperArea.list.path).length).toBe(3)
})

test('the number of papers never assigned is read again once one is assigned', async () => {
  const dialog = await open()
  dueTomorrow()
  publish()
  await outcomeOf(dialog)
  expect(dialog.sentTo(paperArea.unassignedCount.path).length).toBe(3)
})

test('the message about a paper that opens later says when students can start', async () => {
  const dialog = await open(
    {},
    { ...assignmentToEdit, assignmentInfo: { ...assignmentToEdit.assignmentInfo, status: 3, publishedAt: null } },
  )
  publish()
  expect(await outcomeOf(dialog)).toEqual([done(7, '已布置给七年级(2)班 3 人，学生 11-23 08:00 起可以作答', true)])
})

test('a paper can be saved unpublished', async () => {
  const dialog = await open()
  dueTomorrow()
  keep()
  expect(await outcomeOf(dialog)).toEqual([done(7, '已存进任务列表，还没有布置给学生', false)])
  expect(dialog.sentTo(assigning.publish.path)).toEqual([])
})

test('students can be searched, ticked and counted, and only the chosen ones are sent', async () => {
  const { sentTo } = await open()
  dueTomorrow()
  choose('部分学生')
  fireEvent.change(screen.getByRole('textbox', { name: '搜索姓名或账号' }), { target: { value: '陈' } })
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent)).toEqual(['陈思远', '陈予安'])
  press('全选')
  fireEvent.change(screen.getByRole('textbox', { name: '搜索姓名或账号' }), { target: { value: '' } })
  expect(screen.getByRole('status').textContent).toBe('已选 2 人，共 3 人')
  fireEvent.click(screen.getByRole('checkbox', { name: '陈思远' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '程可欣' }))
  expect(summary()).toBe('七(2)班 陈予安、程可欣 2 人，布置后马上可以作答，明天 20:00 截止，限时 45 分钟。')
  publish()
  const saved = { ...whole, audience: '2', uids: '22,23' }
  await waitFor(() => expect(sentTo(assigning.save.path).map(({ fields }) => fields)).toEqual([saved]))
})

test('missing fields are reported below each field, and nothing is sent', async () => {
  const { sentTo } = await open()
  rename(' ')
  choose('部分学生')
  choose('定时开始')
  publish()
  const times = ['开始时间', '截止时间'].map((name) => screen.getByRole('button', { name }))
  expect({
    problems: [nameField(), ...times].map(descriptionOf),
    alert: screen.getByRole('alert').textContent,
  }).toEqual({ problems: ['请填写任务名', '请选开始时间', '请选截止时间'], alert: '请至少选一名学生' })
  expect(nameField().getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(nameField()))
  expect(sentTo(assigning.save.path)).toEqual([])
})

test('a refusal is shown below its field until something is changed; no input is lost', async () => {
  let isRefused = true
  const dialog = await open({
    [assigning.save.path]: () => (isRefused ? refused('endInPast') : { assignmentIds: [7] }),
  })
  dueTomorrow()
  rename('小测')
  publish()
  const end = screen.getByRole('button', { name: '截止时间' })
  await waitFor(() => expect(descriptionOf(end)).toBe('截止时间已经过去，请改晚一些'))
  expect(nameField().value).toBe('小测')
  press('三天后 20:00')
  expect(descriptionOf(end)).toBe('')
  isRefused = false
  publish()
  await outcomeOf(dialog)
  expect(dialog.sentTo(assigning.save.path).map(({ fields }) => fields['endTime'])).toEqual([
    '2026-11-21T12:00:00.000Z',
    '2026-11-23T12:00:00.000Z',
  ])
})

test('a name that is too long is reported below the name', async () => {
  await open()
  dueTomorrow()
  rename('字'.repeat(61))
  publish()
  await waitFor(() => expect(descriptionOf(nameField())).toBe('任务名最多 60 个字'))
})

test('students who left the class are refused, and the list is fetched again', async () => {
  const { sentTo } = await open({ [assigning.save.path]: () => refused('studentNotInClass', { courseId: 3 }) })
  dueTomorrow()
  publish()
  expect((await screen.findByRole('alert')).textContent).toBe('所选学生里有人已不在这个班，请刷新名单')
  await waitFor(() => expect(sentTo(courseArea.students.path)).toHaveLength(2))
})

test('an error about no particular field is shown at the end, and comes into view', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await open({ [assigning.save.path]: () => refused('paperEmpty') })
  dueTomorrow()
  publish()
  expect((await screen.findByRole('alert')).textContent).toBe('这份试卷还没有题目，不能布置')
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')])
  scrolled.mockRestore()
})

test('after a lost response everything is kept, and pressing again repeats the request with the same key', async () => {
  let isDown = true
  const dialog = await open({ [assigning.save.path]: () => (isDown ? lost() : { assignmentIds: [7] }) })
  dueTomorrow()
  publish()
  expect((await screen.findByRole('alert')).textContent).toBe('服务器错误填写的内容都在，请再试一次，不会重复布置。')
  isDown = false
  vi.setSystemTime(now)
  publish()
  await outcomeOf(dialog)
  const [first, second, ...more] = dialog.sentTo(assigning.save.path)
  expect({ second, more }).toEqual({ second: first, more: [] })
})

test('an assignment without a response is kept for its own class', async () => {
  const storage = memoryStorage()
  const openFor = (courseId: number, answers: Answers = {}) => {
    cleanup()
    const dialog = (
      <AssignPaperDialog paper={paper} course={{ ...course, courseId }} onClose={vi.fn()} onDone={vi.fn()} />
    )
    const kept = createKeptWork({ storage, uid: () => 1, now: () => now, newKey })
    return openDialog(dialog, now, answers, kept)
  }
  openFor(3, { [assigning.save.path]: lost })
  await screen.findByRole('button', { name: '今晚 20:00' })
  rename('周末卷')
  dueTomorrow()
  publish()
  await screen.findByRole('alert')
  openFor(4)
  await screen.findByRole('button', { name: '今晚 20:00' })
  expect({ name: nameField().value, alert: screen.queryByRole('alert') }).toEqual({ name: '第五单元检测', alert: null })
  openFor(3)
  await screen.findByRole('alert')
  expect(nameField().value).toBe('周末卷')
})

test('an assignment that was saved but not published is not saved a second time', async () => {
  let isRefused = true
  const dialog = await open({
    [assigning.publish.path]: () => (isRefused ? refused('courseEmpty', { courseId: 3 }) : { assignedCount: 3 }),
  })
  const { sentTo } = dialog
  dueTomorrow()
  publish()
  const alerts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent)
  expect(alerts).toEqual(['这个班还没有学生', '任务已存为未发布，还没有布置出去；改好后再点“布置”。'])
  isRefused = false
  publish()
  expect(await outcomeOf(dialog)).toEqual([assigned])
  expect({ saved: sentTo(assigning.save.path).length, published: sentTo(assigning.publish.path).length }).toEqual({
    saved: 1,
    published: 2,
  })
})

test('if it may already be published it cannot be saved unpublished, and pressing again settles it', async () => {
  let isDown = true
  const dialog = await open({
    [assigning.publish.path]: () => (isDown ? lost() : refused('alreadyPublished')),
  })
  const { sentTo } = dialog
  dueTomorrow()
  publish()
  expect((await screen.findByRole('alert')).textContent).toBe(
    '服务器错误不确定是否已经布置出去，请再点一次“布置”，不会重复布置。',
  )
  expect(screen.queryByRole('button', { name: '存为未发布' })).toBeNull()
  isDown = false
  publish()
  expect(await outcomeOf(dialog)).toEqual([assigned])
  const keys = sentTo(assigning.publish.path).map(({ key }) => key)
  expect({ keys: keys.length, differentKeys: new Set(keys).size, saved: sentTo(assigning.save.path).length }).toEqual({
    keys: 2,
    differentKeys: 1,
    saved: 1,
  })
})

test('a published assignment that has not begun can be changed, and stays published', async () => {
  const dialog = await open({ [assigning.save.path]: () => ({ assignmentIds: [9] }) }, assignmentToEdit)
  const { sentTo } = dialog
  const dialogShown = within(screen.getByRole('dialog', { name: '编辑任务' }))
  expect(summary()).toBe('七(2)班 陈思远、陈予安 2 人，11-23 08:00 起可以作答，11-24 20:00 截止，限时 40 分钟。')
  expect(dialogShown.queryByRole('button', { name: '存为未发布' })).toBeNull()
  rename('改名')
  press(/^保存/)
  expect(await outcomeOf(dialog)).toEqual([done(9, '已保存', false)])
  expect(sentTo(assigning.save.path).map(({ fields }) => fields)).toEqual([
    {
      ...whole,
      assignmentIds: '9',
      assignmentName: '改名',
      kind: 'test',
      assignmentType: '11',
      audience: '2',
      uids: '21,22',
      beginTime: '2026-11-23T00:00:00.000Z',
      endTime: '2026-11-24T12:00:00.000Z',
      duration: '40',
    },
  ])
  expect(sentTo(assigning.publish.path)).toEqual([])
})

test('an untouched dialog closes at once, a changed one asks first', async () => {
  const { onClose } = await open()
  press('取消')
  expect(onClose).toHaveBeenCalledTimes(1)
  rename('小测')
  press('取消')
  fireEvent.click(await screen.findByRole('button', { name: '继续填写' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(nameField().value).toBe('小测')
  press('取消')
  fireEvent.click(await screen.findByRole('button', { name: '放弃填写' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
})

test('if the class cannot be fetched, it can still be assigned to as a whole, and fetched again', async () => {
  let isDown = true
  await open({
    [courseArea.students.path]: () => (isDown ? lost() : { list: students, total: students.length }),
  })
  choose('部分学生')
  expect((await screen.findByRole('alert')).textContent).toContain('加载失败')
  isDown = false
  press('刷新试试')
  await screen.findByRole('checkbox', { name: '程可欣' })
  const list = within(screen.getByRole('group', { name: '学生名单' })).getAllByRole('listitem')
  expect(list.map(({ textContent }) => textContent)).toEqual(['陈思远', '陈予安', '程可欣'])
})
