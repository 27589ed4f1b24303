// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { type CourseTeacher, courseTeacher } from '#api/contract/groups/course-teacher.ts'
import { edgeNames } from '#tests/support/files/edge-names.ts'
import { type Answers, refused } from '#tests/support/documents/fake-answers.ts'
import { inUse, openClasses } from '../testing/open-classes.tsx'
import { ClassTeachersDialog } from './class-teachers.dialog.tsx'
import { textsOf } from '#tests/support/documents/page-texts.ts'

const teacherOf = (teacherId: number, realname: string, changes: Partial<CourseTeacher> = {}): CourseTeacher => ({
  teacherId,
  realname,
  mobile: `138****000${teacherId}`,
  isLeadTeacher: false,
  isDisabled: false,
  addedAt: '2026-11-20T06:00:00.000Z',
  ...changes,
})

const leadTeacher = teacherOf(1, '林知夏', { isLeadTeacher: true, addedAt: null })

const beside = teacherOf(2, '周明远')

const colleague = { teacherId: 3, realname: '何清', mobile: null }

function open(ownUid: number, answers: Answers = {}, teachers = [leadTeacher, beside]) {
  const onClose = vi.fn()
  const sentTo = openClasses(<ClassTeachersDialog course={inUse} ownUid={ownUid} onClose={onClose} />, {
    [courseTeacher.list.path]: () => ({ list: teachers }),
    [courseTeacher.search.path]: ({ keyword }) => ({ list: keyword === '何' ? [colleague] : [] }),
    ...answers,
  })
  return { onClose, sentTo }
}

const lines = () =>
  within(screen.getByRole('list', { name: '这个班的老师' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Confirms the question above the dialog. */
const agree = async (name: string) => {
  const dialogs = await screen.findAllByRole('dialog')
  fireEvent.click(within(dialogs.at(-1) ?? document.body).getByRole('button', { name }))
}

const search = (keyword: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: keyword } })

test('the lead teacher sees who teaches the class, finds a colleague and adds them', async () => {
  const { sentTo } = open(1, { [courseTeacher.add.path]: () => ({}) })
  await screen.findByText('周明远')
  expect(lines()).toEqual(['林知夏主讲您自己138****0001', '周明远138****0002移出'])
  search('没有')
  await screen.findByText('没有找到可以添加的同事。请核对姓名，手机号要输完整')
  search(' 何 ')
  await screen.findByText('何清')
  press('添加：何清')
  await screen.findByText('已添加何清')
  expect(sentTo(courseTeacher.add.path)).toEqual([{ courseId: '7', teacherIds: '3' }])
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  expect(sentTo(courseTeacher.search.path)[1]).toEqual({ courseId: '7', keyword: '何' })
})

test('a colleague is removed after confirmation; a failure is explained', async () => {
  const answers = [() => refused('teacherUnknown'), () => ({})]
  const { sentTo } = open(1, { [courseTeacher.remove.path]: () => answers.shift()?.() })
  await screen.findByText('周明远')
  press('移出：周明远')
  await screen.findByText('要把周明远移出七年级(1)班吗？')
  await agree('移出')
  await screen.findByRole('dialog', { name: '没有办成' })
  await agree('确定')
  press('移出：周明远')
  await screen.findByText('要把周明远移出七年级(1)班吗？')
  await agree('移出')
  await screen.findByText('已移出周明远')
  expect(sentTo(courseTeacher.remove.path)).toEqual([
    { courseId: '7', teacherIds: '2' },
    { courseId: '7', teacherIds: '2' },
  ])
})

test('handing over says who will have the class, and what one’s own role will be', async () => {
  const { sentTo } = open(1, { [courseTeacher.handOver.path]: () => ({}) })
  await screen.findByText('周明远')
  press('更多操作：周明远')
  fireEvent.click(await screen.findByRole('menuitem', { name: '转交班级' }))
  await screen.findByText('要把七年级(1)班转交给周明远吗？')
  expect(
    within(screen.getByRole('dialog', { name: '转交班级' }))
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    '周明远马上成为主讲老师，由对方选老师、转交和归档',
    '您改为一起教这个班，可以随时退出；要拿回来，须由对方转交',
  ])
  await agree('转交班级')
  await screen.findByText('已转交给周明远')
  expect(sentTo(courseTeacher.handOver.path)).toEqual([{ courseId: '7', teacherId: '2' }])
  expect(sentTo(courseTeacher.list.path).length).toBe(2)
})

test('a co-teacher cannot add anybody, and may leave', async () => {
  const { onClose, sentTo } = open(2, { [courseTeacher.leave.path]: () => ({}) })
  await screen.findByText('林知夏')
  expect(lines()).toEqual(['林知夏主讲138****0001', '周明远您自己138****0002退出这个班'])
  expect(screen.queryByRole('searchbox')).toBeNull()
  press('退出这个班')
  await agree('取消')
  press('退出这个班')
  await screen.findByText('要退出七年级(1)班吗？')
  await agree('退出这个班')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(sentTo(courseTeacher.leave.path)).toEqual([{ courseId: '7' }])
  expect(sentTo(courseArea.list.path)).toEqual([])
})

test('names of every kind are shown as they are; a disabled colleague gets no class', async () => {
  const many = edgeNames.map((realname, index) => teacherOf(10 + index, realname, { isDisabled: index === 0 }))
  open(1, {}, [leadTeacher, ...many])
  await screen.findByText(`共 ${many.length + 1} 位`)
  const list = within(screen.getByRole('list', { name: '这个班的老师' }))
  expect(list.getAllByRole('listitem').map((line) => line.querySelector('b')?.textContent)).toEqual([
    '林知夏',
    ...edgeNames,
  ])
  expect(list.getAllByRole('button', { name: /^更多操作/ }).length).toBe(many.length - 1)
})

test('a list that cannot be read says why and can be read again', async () => {
  const answers = [() => refused('ownAccount'), () => ({ list: [leadTeacher] })]
  open(1, { [courseTeacher.list.path]: () => answers.shift()?.() })
  fireEvent.click(await screen.findByRole('button', { name: '刷新试试' }))
  await waitFor(() => expect(textsOf('listitem')).toEqual(['林知夏主讲您自己138****0001']))
})
