// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { course as endpoints } from '#api/contract/groups/course.ts'
import { join } from '#api/contract/groups/join.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { type Answers, refused } from '#tests/support/documents/fake-answers.ts'
import { withdrawable } from '#tests/support/documents/withdrawable.tsx'
import { teacher } from '#tests/support/worlds/teacher-info.ts'
import { inUse, openClasses } from '../testing/open-classes.tsx'
import { MineScreen } from './mine.screen.tsx'

function open(answers: Answers = {}, query: Readonly<Record<string, string>> = {}) {
  const onOpened = vi.fn<(courseId: number) => void>()
  const onMembers = vi.fn<(courseId: number) => void>()
  const { page, withdraw } = withdrawable(<MineScreen teacher={teacher} onOpened={onOpened} onMembers={onMembers} />)
  const sentTo = openClasses(page, answers, query)
  return { onOpened, onMembers, sentTo, withdraw }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

async function choose(name: string, item: string) {
  press(`更多操作：${name}`)
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

test('the classes in use and the archived ones, with their numbers and codes', async () => {
  open()
  await screen.findByText('使用中 1 个班，学生 39 人；已归档 1 个班。')
  const texts = () => screen.getAllByRole('row').map(({ textContent }) => textContent)
  const used = texts()
  fireEvent.click(screen.getByRole('radio', { name: /已归档/ }))
  expect({ used: used[1], archived: texts()[1] }).toEqual({
    used: '七年级(1)班行政班英语，七年级上册402K7M2QX编辑',
    archived: '六年级(1)班行政班英语，七年级上册400P3R8TY恢复使用',
  })
})

test('the form of a new class opens by its address, and closing it stays on the page', async () => {
  open({}, { new: '1' })
  const form = await screen.findByRole('dialog', { name: '新建班级' })
  fireEvent.click(within(form).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await screen.findAllByText('七年级(1)班')).length).toBe(1)
})

test('a class links to its students', async () => {
  const { onMembers } = open()
  await screen.findByText('七年级(1)班')
  await choose('七年级(1)班', '成员管理')
  expect(onMembers.mock.calls).toEqual([[7]])
})

test('a class is archived after confirmation, and restored by undo', async () => {
  const { sentTo } = open({ [endpoints.updateStatus.path]: () => ({}) })
  await screen.findByText('七年级(1)班')
  await choose('七年级(1)班', '归档')
  const question = await screen.findByRole('dialog')
  expect(question.textContent).toContain('任务、答卷和报告都保留，随时可以恢复')
  fireEvent.click(within(question).getByRole('button', { name: '归档' }))
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
  await screen.findByText('七年级(1)班恢复使用')
  expect(sentTo(endpoints.updateStatus.path)).toEqual([
    { courseId: '7', status: '0' },
    { courseId: '7', status: '1' },
  ])
})

test('the students of an archived class are no longer counted', async () => {
  let count = 120
  open({
    [endpoints.studentCount.path]: () => ({ count }),
    [endpoints.updateStatus.path]: () => {
      count = 80
      return {}
    },
  })
  await screen.findByText('使用中 1 个班，学生 120 人；已归档 1 个班。')
  await choose('七年级(1)班', '归档')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '归档' }))
  expect((await screen.findByText(/学生 80 人/)).textContent).toBe('使用中 1 个班，学生 80 人；已归档 1 个班。')
})

test('archiving a class names the students who asked to join it', async () => {
  const waiting = ['陈十', '卫十一', '蒋十二'].map((realname, index) => ({
    courseId: 7,
    courseName: '七年级(1)班',
    uid: index + 1,
    realname,
    username: `qm${index}`,
    studentNo: null,
    askedAt: '2026-11-19T10:00:00.000Z',
    state: 'waiting' as const,
    reason: '',
    decidedAt: null,
    decidedByName: null,
    isNewAccount: false,
    isNumberTaken: false,
  }))
  const counts = { waiting: 4, waitingList: 1, decided: 0 }
  const answers = { waiting: { list: waiting, total: 4 }, waitingList: { list: waiting.slice(0, 1), total: 1 } }
  open({
    [join.requests.path]: ({ state }) => ({ ...answers[state as 'waiting'], counts, courses: [] }),
  })
  await screen.findByText('七年级(1)班')
  await choose('七年级(1)班', '归档')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '陈十、卫十一、蒋十二等 5 人的入班申请还没有处理；归档后不能再处理，恢复使用后还在',
    '不再出现在班级列表里，不能再布置任务',
    '任务、答卷和报告都保留，随时可以恢复',
  ])
})

test('a class gets a new code; a failure to archive is explained', async () => {
  const { sentTo } = open({
    [endpoints.renewCode.path]: () => ({ classCode: 'W4H9ZN' }),
    [endpoints.updateStatus.path]: () => refused('ownAccount'),
  })
  await screen.findByText('七年级(1)班')
  await choose('七年级(1)班', '换班级码')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '换班级码' }))
  await screen.findByText('新的班级码：W4H9ZN')
  expect(sentTo(endpoints.renewCode.path)).toEqual([{ courseId: '7' }])
  await choose('七年级(1)班', '归档')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '归档' }))
  expect((await screen.findByRole('dialog', { name: '没有办成' })).textContent).toBe(
    '没有办成这是您自己的账号，请在“我的资料”里修改确定',
  )
})

test('a code is copied; if the browser forbids it, the page says so', async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no'))
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  open()
  await screen.findByText('七年级(1)班')
  press('复制班级码：七年级(1)班')
  await screen.findByText('已复制 K7M2QX')
  press('复制班级码：七年级(1)班')
  await screen.findByText('浏览器不允许复制，请选中班级码手动复制')
  expect(writeText.mock.calls).toEqual([['K7M2QX'], ['K7M2QX']])
})

test('a new class: missing fields are named, what was typed stays, and the class becomes current', async () => {
  const answers = [() => refused('tooManyCourses'), () => ({ courseId: 9, classCode: 'B6D3FG' })]
  const { onOpened, sentTo } = open({ [endpoints.save.path]: () => answers.shift()?.() })
  await screen.findByText('七年级(1)班')
  press('新建班级')
  press('新建')
  const className = screen.getByRole('textbox', { name: '班级名称' })
  await waitFor(() => expect(descriptionOf(className)).toBe('请填写班级名称'))
  fireEvent.change(className, { target: { value: ' 七年级(9)班 ' } })
  await screen.findByRole('option', { name: '人教版 七年级上册' })
  fireEvent.change(screen.getByRole('combobox', { name: '课本' }), { target: { value: '3' } })
  press('新建')
  await screen.findByRole('alert')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '班级名称' }).value).toBe(' 七年级(9)班 ')
  press('新建')
  await screen.findByText('已新建七年级(9)班，班级码 B6D3FG')
  const fields = {
    courseName: '七年级(9)班',
    stageId: '2',
    subjectId: '203',
    bookId: '3',
    needsApproval: 'true',
    courseType: '1',
  }
  expect({ sent: sentTo(endpoints.save.path), onOpened: onOpened.mock.calls }).toEqual({
    sent: [fields, fields],
    onOpened: [[9]],
  })
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '班级名称' })).toBeNull())
})

test('a new class needs a stage: a teacher without one is told to choose it, and nothing is sent', async () => {
  const bare = { ...teacher, stageId: null, subjectId: null }
  const sentTo = openClasses(<MineScreen teacher={bare} onOpened={() => {}} onMembers={() => {}} />)
  await screen.findByText('七年级(1)班')
  press('新建班级')
  fireEvent.change(screen.getByRole('textbox', { name: '班级名称' }), { target: { value: '七年级(9)班' } })
  press('新建')
  expect(descriptionOf(screen.getByRole('radiogroup', { name: '学段' }))).toBe('请选择学段和学科')
  expect(sentTo(endpoints.save.path)).toEqual([])
})

test('what is typed about a class is there again after the session was lost, until it is given up', async () => {
  const { withdraw } = open()
  const openForm = async (button: string) => {
    await screen.findByText('七年级(1)班')
    press(button)
    return screen.findByRole<HTMLInputElement>('textbox', { name: '班级名称' })
  }
  fireEvent.change(await openForm('新建班级'), { target: { value: '七年级(9)班' } })
  withdraw()
  expect((await openForm('新建班级')).value).toBe('七年级(9)班')
  press('取消')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await openForm('新建班级')).value).toBe('')
  press('取消')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.change(await openForm('编辑：七年级(1)班'), { target: { value: '七年级(5)班' } })
  withdraw()
  expect((await openForm('编辑：七年级(1)班')).value).toBe('七年级(5)班')
})

test('a class is changed based on the state shown; another subject has other books', async () => {
  const { sentTo } = open({ [endpoints.update.path]: () => ({ rev: 1 }) })
  await screen.findByText('七年级(1)班')
  press('编辑：七年级(1)班')
  fireEvent.click(await screen.findByRole('radio', { name: '数学' }))
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '课本' }).value).toBe('')
  fireEvent.click(screen.getByRole('checkbox'))
  press('保存')
  await screen.findByText('已保存')
  expect(sentTo(endpoints.update.path)).toEqual([
    {
      courseId: '7',
      rev: '0',
      courseName: '七年级(1)班',
      stageId: '2',
      subjectId: '202',
      needsApproval: 'false',
      courseType: '1',
    },
  ])
  expect(sentTo(endpoints.books.path).at(-1)).toEqual({ subjectId: '202' })
})

test('what was changed elsewhere meanwhile is shown beside what was typed, and is not overwritten', async () => {
  const now = { ...inUse, courseName: '七年级(5)班', needsApproval: false, rev: 3 }
  const lists = [inUse, now, now]
  const saves = [() => refused('courseChangedMeanwhile'), () => ({ rev: 4 })]
  const { sentTo } = open({
    [endpoints.list.path]: ({ status }) => ({ list: status === '1' ? [lists.shift()] : [], total: 1 }),
    [endpoints.update.path]: () => saves.shift()?.(),
  })
  await screen.findByText('七年级(1)班')
  press('编辑：七年级(1)班')
  fireEvent.click(await screen.findByRole('radio', { name: '数学' }))
  press('保存')
  await screen.findByText(/^这个班刚在别处改过/)
  await screen.findByDisplayValue('七年级(5)班')
  press('保存')
  await screen.findByText('已保存')
  const both = { courseId: '7', stageId: '2', subjectId: '202', courseType: '1' }
  expect(sentTo(endpoints.update.path)).toEqual([
    { ...both, rev: '0', courseName: '七年级(1)班', needsApproval: 'true' },
    { ...both, rev: '3', courseName: '七年级(5)班', needsApproval: 'false' },
  ])
})

test('without classes the page says so; a list that cannot be read can be read again', async () => {
  const answers = [() => refused('ownAccount'), () => ({ list: [], total: 0 })]
  open({ [endpoints.list.path]: ({ status }) => (status === '1' ? answers.shift()?.() : { list: [], total: 0 }) })
  fireEvent.click(await screen.findByRole('button', { name: '刷新试试' }))
  await screen.findByText('没有使用中的班级。新建一个，或在“已归档”里恢复')
  expect({ banner: screen.getByRole('banner').textContent, row: screen.getAllByRole('row')[1]?.textContent }).toEqual({
    banner: '我的课程您还没有班级。新建班级',
    row: '暂无内容没有使用中的班级。新建一个，或在“已归档”里恢复',
  })
})

test('code, link and QR code of a class are shown, and the link is copied; full screen is for the projector', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true })
  const joinUrl = 'https://podium.example.cn/student/#/join/K7M2QX'
  const { sentTo } = open({ [join.link.path]: () => ({ courseName: '七年级(1)班', classCode: 'K7M2QX', joinUrl }) })
  const requestFullscreen = vi.fn(async () => {})
  Element.prototype.requestFullscreen = requestFullscreen
  await screen.findByText('七年级(1)班')
  press('加入链接和二维码：七年级(1)班')
  const shown = await screen.findByRole('dialog', { name: '加入七年级(1)班' })
  const dialog = within(shown)
  await dialog.findByRole('img', { name: '加入七年级(1)班的二维码' })
  expect(descriptionOf(shown)).toBe(
    '学生登录学生页，输入班级码，或扫二维码、打开链接加入。七年级(1)班用手机扫码加入K7M2QX' +
      `班级码K7M2QX复制班级码加入链接${joinUrl}复制链接`,
  )
  fireEvent.click(dialog.getByRole('button', { name: '复制链接' }))
  await screen.findByText('已复制')
  fireEvent.click(dialog.getByRole('button', { name: '全屏投影' }))
  expect({ writeText: writeText.mock.calls, requestFullscreen: requestFullscreen.mock.calls.length }).toEqual({
    writeText: [[joinUrl]],
    requestFullscreen: 1,
  })
  expect(sentTo(join.link.path)).toEqual([{ courseId: '7' }])
})

test('waiting requests link to where they are decided', async () => {
  open()
  const link = await screen.findByRole('link', { name: '审核 2 条申请：七年级(1)班' })
  expect(link.getAttribute('href')).toBe('#/member/verify?courseId=7')
})
