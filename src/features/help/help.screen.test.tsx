// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { feedback } from '#api/contract/groups/feedback.ts'
import { inspected, watchActors } from '#api/ports/inspection.ts'
import { pageTrail } from '#api/ports/statechart-trail.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { browserWork, openScreen } from '#tests/support/documents/open-screen.tsx'
import { HelpScreen } from './help.screen.tsx'
import type { OwnFeedback, SchoolFeedback } from './help.types.ts'

const ownOf = (feedbackId: number, text: string, changes: Partial<OwnFeedback> = {}): OwnFeedback => ({
  feedbackId,
  topic: 'problem',
  text,
  sentAt: `2020-11-1${feedbackId}T10:00:00.000Z`,
  answer: '',
  answeredAt: null,
  ...changes,
})

const own = [
  ownOf(2, '布置时选不了学生'),
  ownOf(1, '想要夜间模式', { topic: 'wish', answer: '下学期会有', answeredAt: '2020-11-12T10:00:00.000Z' }),
]

const ofSchool: readonly SchoolFeedback[] = own.map((one) => ({
  ...one,
  realname: '许望舒',
  contact: '办公室 302',
  page: '/course/1/tasks',
  pageBuild: 'a1b2c3',
  serviceBuild: 'd4e5f6',
  browser: 'Chrome 147, Windows',
  surface: 'desktop',
  stepCount: 1,
}))

const listOf = <Row,>(list: readonly Row[]) => ({ list, total: list.length })

const usual: Answers = {
  [feedback.list.path]: () => listOf(own),
  [feedback.ofSchool.path]: ({ isOpen }) =>
    listOf(ofSchool.filter(({ answeredAt }) => (answeredAt === null) === (isOpen === 'true'))),
}

const open = (answers: Answers = {}, query = {}, isSchoolOwner = true, work = browserWork()) =>
  openScreen(
    <HelpScreen teacher={{ isSchoolOwner }} courseId={7} surface="browser" />,
    { ...usual, ...answers },
    query,
    work,
  )

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const field = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })

/** What is sent besides what was typed. */
const goesAlong = () => screen.getByText(/^会一起发送/).textContent

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

test('the main job and what it needs, each with the way to where it is done', () => {
  open()
  const links = (name: string) => within(screen.getByRole('region', { name })).getByRole('link').getAttribute('href')
  const chapters = ['登录', '布置', '批改', '看报告', '学生名单与密码条', '同事加入', '组卷', '打印与答题卡']
  expect(chapters.map(links)).toEqual([
    '#/personal-center/my-profile/devices',
    '#/paper-select',
    '#/correct-html',
    '#/course/7/tasks',
    '#/member',
    '#/personal-center/my-courses',
    '#/question-select',
    '#/answer-sheet-html',
  ])
  expect(within(screen.getByRole('region', { name: '布置' })).getAllByRole('listitem').length).toBe(4)
})

test('the sections are in the address; the school’s is only for its owner', async () => {
  const { address } = open()
  fireEvent.click(screen.getByRole('radio', { name: '我的反馈' }))
  await screen.findByRole('form', { name: '写反馈' })
  expect({ address: address.get(), goesAlong: goesAlong() }).toEqual({
    address: { part: 'feedback' },
    goesAlong: '会一起发送：版本和浏览器名称。',
  })
})

test('without owning a school one does not see what others wrote', () => {
  const { sentTo } = open({}, { part: 'school' }, false)
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['help', 'feedback'])
  expect({ tagName: screen.getByRole('region', { name: '登录' }).tagName, sent: sentTo(feedback.ofSchool) }).toEqual({
    tagName: 'SECTION',
    sent: [],
  })
})

test('feedback says where it was written, without anything in the address about people', async () => {
  const { sentTo } = open(
    { [feedback.save.path]: () => ({ feedbackId: 3 }) },
    { part: 'feedback', from: '/course/1/tasks?assignmentId=3' },
  )
  expect(goesAlong()).toBe('会一起发送：所在页面 /course/1/tasks、版本和浏览器名称。')
  press('发送')
  expect((await screen.findByRole('alert')).textContent).toBe('请写下内容')
  fireEvent.click(screen.getByRole('radio', { name: '建议' }))
  type(/^内容/, ' 想要夜间模式 ')
  type(/^联系方式/, '办公室 302')
  press('发送')
  await screen.findByText('已发给学校负责人')
  expect(screen.getByRole('log').textContent).toBe('已发给学校负责人')
  expect(sentTo(feedback.save).map(({ fields }) => fields)).toEqual([
    {
      topic: 'wish',
      text: '想要夜间模式',
      contact: '办公室 302',
      page: '/course/1/tasks',
      pageBuild: '',
      surface: 'browser',
    },
  ])
  expect({ text: field(/^内容/).value, contact: field(/^联系方式/).value }).toEqual({ text: '', contact: '' })
})

test('the page’s recent steps are attached if the teacher ticks that, after a preview', async () => {
  const stop = watchActors(pageTrail.note)
  createActor(createMachine({ id: 'lamp', initial: 'dark', states: { dark: {} } }), inspected).start()
  stop()
  const { sentTo } = open({ [feedback.save.path]: () => ({ feedbackId: 3 }) }, { part: 'feedback' })
  const steps = pageTrail.steps()
  expect(screen.queryByRole('textbox', { name: /操作记录/ })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: '附上最近的操作记录' }))
  const shown = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '操作记录，1 步，最新的在前' })
  expect(shown.value).toMatch(/^\d\d:\d\d:\d\d\.\d{3} lamp xstate\.init → dark$/)
  type(/^内容/, '布置时选不了学生')
  press('发送')
  await screen.findByText('已发给学校负责人')
  expect(sentTo(feedback.save).map(({ fields }) => fields['trail'])).toEqual([JSON.stringify(steps)])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '附上最近的操作记录' }).checked).toBe(false)
})

test('what is typed survives a failure and leaving the page, and is sent once', async () => {
  const work = browserWork()
  const first = open({ [feedback.save.path]: lost }, { part: 'feedback' }, true, work)
  type(/^内容/, '布置时选不了学生')
  press('发送')
  expect((await screen.findByRole('alert')).textContent).toBe('服务器错误')
  const key = first.sentTo(feedback.save)[0]?.key
  first.unmount()
  const second = open({ [feedback.save.path]: () => ({ feedbackId: 3 }) }, { part: 'feedback' }, true, work)
  expect(field(/^内容/).value).toBe('布置时选不了学生')
  press('发送')
  await screen.findByText('已发给学校负责人')
  expect(second.sentTo(feedback.save).map((one) => one.key)).toEqual([key])
})

test('one’s own feedback shows its state, and the school’s answer', async () => {
  open({}, { part: 'feedback' })
  const list = await screen.findByRole('list', { name: '写过的反馈' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '问题待回复2020-11-12 18:00布置时选不了学生',
    '建议已回复2020-11-11 18:00想要夜间模式学校 2020-11-12 18:00 回复下学期会有',
  ])
})

test('nothing written yet says so; a list that cannot be read can be read again', async () => {
  const answers = [() => refused('linkUnknown'), () => listOf([])]
  open({ [feedback.list.path]: () => answers.shift()?.() }, { part: 'feedback' })
  fireEvent.click(await screen.findByRole('button', { name: '刷新试试' }))
  await screen.findByText('还没有写过反馈')
  expect(screen.getByRole('region', { name: '写过的反馈' }).textContent).toBe('写过的反馈暂无内容还没有写过反馈')
})

test('the owner sees open feedback with all attachments, and answers it', async () => {
  const step = { at: Date.parse('2020-11-12T10:00:00.250Z'), machine: 'login', event: 'account.submit' }
  const trail = [{ ...step, state: 'open.checking' }]
  const { sentTo } = open(
    { [feedback.answer.path]: () => ({}), [feedback.trail.path]: () => ({ trail }) },
    { part: 'school' },
  )
  fireEvent.click(await screen.findByRole('button', { name: '回复许望舒的反馈' }))
  const drawer = within(await screen.findByRole('dialog', { name: '许望舒的反馈' }))
  expect(drawer.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '办公室 302',
    '/course/1/tasks',
    'Chrome 147, Windows',
    '桌面端',
    '页面 a1b2c3，服务 d4e5f6',
  ])
  fireEvent.click(drawer.getByRole('button', { name: '看操作记录（1 步）' }))
  expect((await drawer.findByRole<HTMLTextAreaElement>('textbox', { name: /操作记录/ })).value).toBe(
    '18:00:00.250 login account.submit → open.checking',
  )
  fireEvent.click(drawer.getByRole('button', { name: '回复' }))
  expect((await drawer.findByRole('alert')).textContent).toBe('请写下回复')
  type(/^回复/, ' 已修好 ')
  fireEvent.click(drawer.getByRole('button', { name: '回复' }))
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已回复许望舒'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(feedback.answer).map(({ fields }) => fields)).toEqual([{ feedbackId: '2', answer: '已修好' }])
})

test('a half-written answer is restored when the feedback is opened again', async () => {
  open({}, { part: 'school' })
  fireEvent.click(await screen.findByRole('button', { name: '回复许望舒的反馈' }))
  await screen.findByRole('dialog')
  type(/^回复/, '已修')
  press('关闭')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('回复许望舒的反馈')
  await screen.findByRole('dialog')
  expect(field(/^回复/).value).toBe('已修')
})

test('answered ones are a filter stored in the address; with none open it says so', async () => {
  const { address } = open(
    { [feedback.ofSchool.path]: ({ isOpen }) => listOf(isOpen === 'true' ? [] : ofSchool.slice(1)) },
    { part: 'school' },
  )
  await screen.findByRole('heading', { name: '没有待回复的反馈' })
  expect(rows()).toEqual(['没有待回复的反馈本校老师写的反馈会出现在这里。'])
  fireEvent.click(screen.getByRole('radio', { name: /^已回复/ }))
  await screen.findByText('想要夜间模式')
  expect(rows()).toEqual(['想要夜间模式建议许望舒2020-11-11 18:00查看'])
  expect(address.get()).toEqual({ part: 'school', state: 'answered' })
})

test('a list of the school that cannot be read says why and can be read again', async () => {
  const answers = [() => refused('linkUnknown'), () => listOf(ofSchool.slice(0, 1))]
  open(
    { [feedback.ofSchool.path]: ({ isOpen }) => (isOpen === 'true' ? answers.shift()?.() : listOf([])) },
    { part: 'school' },
  )
  fireEvent.click(await screen.findByRole('button', { name: '刷新试试' }))
  await screen.findByText('布置时选不了学生')
  expect(rows()).toEqual(['布置时选不了学生问题许望舒2020-11-12 18:00回复'])
})
