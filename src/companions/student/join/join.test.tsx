// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { join } from '#api/contract/groups/join.ts'
import { FakeService } from '../testing/fake-service.ts'
import { click, openPage, pass, type } from '../testing/open-page.tsx'

const longName = '七年级(2)班英语提高与口语交际实践活动周末加强班（全年）'

const classOf = (courseId: number, courseName: string, state: string, more: object = {}) => ({
  courseId,
  courseName,
  state,
  leadTeacherName: '周老师',
  courseSchool: '启明中学',
  subjectId: 203,
  classCode: 'K7M2QX',
  since: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  reason: '',
  ...more,
})

const cards = () =>
  within(screen.getByRole('list', { name: '我的班级' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('classes and requests show their state; a pending one is withdrawn, a refused one made again', async () => {
  const service = new FakeService()
  service.classes = [
    classOf(1, '七年级(2)班', 'approved'),
    classOf(2, longName, 'waiting'),
    classOf(3, '口语社', 'waitingList'),
    classOf(4, '奥数班', 'refused', { subjectId: 202, decidedAt: '2026-11-20T10:30:00.000Z', reason: '请加入(2)班' }),
  ]
  await openPage({ service, hash: '#/classes' })
  expect(cards()).toEqual([
    '七年级(2)班已加入英语周老师今天 18:00 加入',
    `${longName}等老师通过英语周老师今天 18:00 申请撤回申请撤回中…`,
    '口语社在候补名单英语周老师今天 18:00 申请班级满了，有空位时老师会让你加入。撤回申请撤回中…',
    '奥数班没有通过数学周老师今天 18:30 处理老师说：请加入(2)班重新申请',
  ])
  expect(screen.getByRole('link', { name: '重新申请：奥数班' }).getAttribute('href')).toBe('#/join/K7M2QX')
  await click('button', `撤回申请：${longName}`)
  expect(service.inputsOf(join.withdraw)).toEqual([{ courseId: 2 }])
  expect(cards().length).toBe(3)
})

test('typing a code leads to its class, where the student asks to join', async () => {
  const service = new FakeService()
  service.joinable = { ...classOf(7, '七年级(2)班', 'none'), needsApproval: true }
  await openPage({ service, hash: '#/classes' })
  expect(screen.getByRole('main').textContent).toBe(
    '班级码向老师要班级码，大小写都可以查找班级还没有加入班级输入老师给的班级码，或用手机扫老师的二维码。',
  )
  await click('button', '查找班级')
  expect(screen.getByRole('alert').textContent).toBe('请输入班级码')
  type('班级码', ' k7m-2qx ')
  await click('button', '查找班级')
  await pass(10)
  expect(window.location.hash).toBe('#/join/K7M2QX')
  expect(service.inputsOf(join.find)).toEqual([{ classCode: 'K7M2QX' }])
  expect(screen.getByRole('region', { name: '七年级(2)班' }).textContent).toBe(
    '七年级(2)班老师周老师学科英语学校启明中学提交后要等老师通过。',
  )
  await click('button', /申请加入/)
  expect(service.inputsOf(join.ask)).toEqual([{ classCode: 'K7M2QX' }])
  expect(screen.getByRole('status').textContent).toBe('等老师通过')
  expect(screen.getByRole('link', { name: '看我的班级' }).getAttribute('href')).toBe('#/classes')
})

test('a join link waits for the sign-in; an open class is joined at once', async () => {
  const service = new FakeService()
  service.signedIn = null
  service.joinable = { ...classOf(7, '七年级(2)班', 'none'), needsApproval: false }
  await openPage({ service, hash: '#/join/K7M2QX' })
  type('账号', 'qm0701001')
  type('密码', 'Podium@2026')
  await click('button', /登录/)
  await pass(300)
  expect(screen.getByRole('region', { name: '七年级(2)班' }).textContent).toBe(
    '七年级(2)班老师周老师学科英语学校启明中学加入后马上能看到老师布置的作业。',
  )
  await click('button', /加入班级/)
  expect(screen.getByRole('status').textContent).toBe('已加入')
})

test('an unknown code says so and leads back', async () => {
  const service = new FakeService()
  await openPage({ service, hash: '#/join/NOBODY' })
  expect(screen.getByRole('main').textContent).toBe('没有找到班级本校没有这个班级码，请向老师核对换一个班级码')
  expect(screen.getByRole('link', { name: '换一个班级码' }).getAttribute('href')).toBe('#/classes')
})

test('a request without a response keeps the page, says why, and can be repeated', async () => {
  const service = new FakeService()
  service.joinable = { ...classOf(7, '七年级(2)班', 'refused'), needsApproval: true }
  service.fail(join.ask, 'offline')
  await openPage({ service, hash: '#/join/K7M2QX' })
  await click('button', /重新申请/)
  expect(screen.getByRole('alert').textContent).toBe('网络连接失败')
  await click('button', /重新申请/)
  expect(screen.getByRole('status').textContent).toBe('等老师通过')
})
