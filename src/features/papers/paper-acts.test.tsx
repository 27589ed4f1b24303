// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { paper } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { listOf, row } from '#parts/paper-sheet/testing/paper-fixtures.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { openPapers, type OpenPapersOptions } from './testing/open-papers.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T04:00:00.000Z') })
  return () => vi.useRealTimers()
})

const title = '第五单元检测'

/** Opens the list and the menu of its only row. */
async function openMenu(options: OpenPapersOptions = {}) {
  const opened = openPapers(options)
  await showMenu()
  return opened
}

async function showMenu() {
  fireEvent.click(await screen.findByRole('button', { name: `更多操作：${title}` }))
  await screen.findByRole('menuitem', { name: '复制' })
}

const pick = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name }))

const agree = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)

const ofColleague = { [paper.list.path]: () => listOf([row({ ownerId: 2, ownerName: '周明远', canEdit: false })]) }

const toEdit = { [paper.list.path]: () => listOf([row({ ownerId: 2, ownerName: '周明远' })]) }

test.each<readonly [string, OpenPapersOptions, readonly string[]]>([
  [
    'of one’s own paper that the school has',
    {},
    ['预览', '编辑', '打印', '答题卡', '复制', '布置记录', '分享', '删除'],
  ],
  [
    'of one’s own paper among all',
    { scope: 'all', answers: { [paper.list.path]: () => listOf([row({ sharedWithSchool: false })]) } },
    ['预览', '编辑', '打印', '答题卡', '复制', '布置记录', '分享', '删除'],
  ],
  [
    'of a colleague’s paper of the school',
    { scope: 'school', answers: ofColleague },
    ['预览', '打印', '答题卡', '复制', '布置记录'],
  ],
  [
    'of a paper that a colleague gave',
    { scope: 'given', answers: ofColleague },
    ['预览', '打印', '答题卡', '复制', '布置记录', '退回分享'],
  ],
  [
    'of a paper that a colleague gave to edit',
    { scope: 'given', answers: toEdit },
    ['预览', '编辑', '打印', '答题卡', '复制', '布置记录', '退回分享'],
  ],
  [
    'where no page is built but the preview',
    { scope: 'school', answers: ofColleague, isBuilt: (path) => path.startsWith('/paper-select') },
    ['预览', '打印 未开放', '答题卡 未开放', '复制', '布置记录'],
  ],
])('the menu %s', async (_whose, options, labels) => {
  await openMenu(options)
  expect(entries()).toEqual(labels)
})

test.each([
  ['预览', '/my-paper/paper-lib?paperId=6'],
  ['编辑', '/paper-editor?paperId=6'],
  ['打印', '/paper-editor/preview-paper-without?paperId=6'],
  ['答题卡', '/answer-sheet-html?paperId=6'],
])('%s leads to its page', async (name, path) => {
  const { pushed } = await openMenu()
  pick(name)
  expect(pushed).toEqual([path])
})

test('a copy belongs to the teacher, says its name, and can be edited at once', async () => {
  const { pushed, sentTo } = await openMenu({
    answers: { [paperEditing.copy.path]: ({ title: paperTitle }) => ({ paperId: 9, paperTitle }) },
  })
  pick('复制')
  await screen.findByText('已复制为“第五单元检测（副本）”，在您的试卷里')
  fireEvent.click(screen.getByRole('button', { name: '编辑' }))
  expect({ pushed, sent: sentTo(paperEditing.copy.path).map(({ fields }) => fields) }).toEqual({
    pushed: ['/paper-editor?paperId=9'],
    sent: [{ paperId: '6', title: '第五单元检测（副本）' }],
  })
})

test('the copy of a paper with the longest possible title is still named a copy', async () => {
  const paperTitle = '卷'.repeat(100)
  const { sentTo } = openPapers({
    answers: {
      [paper.list.path]: () => listOf([row({ paperTitle })]),
      [paperEditing.copy.path]: () => ({ paperId: 9, paperTitle }),
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: `更多操作：${paperTitle}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '复制' }))
  await waitFor(() =>
    expect(sentTo(paperEditing.copy.path).map(({ fields }) => fields['title'])).toEqual([`${'卷'.repeat(96)}（副本）`]),
  )
})

const days = '30 天内可以在“最近删除”里恢复'
const kept = '已经布置的任务、答卷和报告都留在班里'

test.each<readonly [string, Parameters<typeof row>[0], readonly string[]]>([
  ['nobody else has and no class had', { sharedWithSchool: false, usedCount: 0 }, [days]],
  ['a class had', { sharedWithSchool: false }, [kept, days]],
  ['the school has', { usedCount: 0 }, ['校本试卷里也不再有这份试卷', kept, days]],
  [
    'two colleagues have',
    { sharedWithSchool: false, usedCount: 0, givenCount: 2 },
    ['收到分享的 2 位同事也不能再用', kept, days],
  ],
])('the confirmation of removing a paper that %s says only what is lost', async (_whose, over, details) => {
  await openMenu({ answers: { [paper.list.path]: () => listOf([row(over)]) } })
  pick('删除')
  await screen.findByText('要删除“第五单元检测”吗？')
  const listed = within(screen.getByRole('dialog')).getAllByRole('listitem')
  expect(listed.map(({ textContent }) => textContent)).toEqual(details)
})

test('a paper is removed after a confirmation, and restored by 撤销', async () => {
  const { sentTo } = await openMenu({
    answers: { [paperEditing.remove.path]: () => ({}), [paperEditing.restore.path]: () => ({}) },
  })
  const before = sentTo(paper.list.path).length
  pick('删除')
  await screen.findByText('要删除“第五单元检测”吗？')
  await agree('删除')
  await screen.findByText('已删除“第五单元检测”')
  await waitFor(() => expect(sentTo(paper.list.path).length).toBeGreaterThan(before))
  fireEvent.click(screen.getByRole('button', { name: '撤销' }))
  await screen.findByText('已恢复“第五单元检测”')
  expect(
    [paperEditing.remove, paperEditing.restore].map(({ path }) => sentTo(path).map(({ fields }) => fields)),
  ).toEqual([[{ paperId: '6' }], [{ paperId: '6' }]])
})

test('cancelling the confirmation removes nothing', async () => {
  const { sentTo } = await openMenu()
  pick('删除')
  await agree('取消')
  expect(sentTo(paperEditing.remove.path)).toEqual([])
})

test('a paper given by a colleague can be given up', async () => {
  const { sentTo } = await openMenu({
    scope: 'given',
    answers: { ...ofColleague, [paperSharing.leave.path]: () => ({}) },
  })
  pick('退回分享')
  await screen.findByText('已退回“第五单元检测”')
  expect(sentTo(paperSharing.leave.path).map(({ fields }) => fields)).toEqual([{ paperId: '6' }])
})

test('布置记录 lists which classes had which version, with links to the assignment and its report', async () => {
  const assigned = {
    assignmentId: 7,
    assignmentName: '第五单元检测',
    courseId: 3,
    courseName: '七年级(2)班',
    beginTime: '2026-11-18T02:00:00.000Z',
    endTime: '2026-11-20T10:00:00.000Z',
    isPublished: true,
    paperId: 6,
  }
  const earlier = { ...assigned, assignmentId: 5, assignmentName: '上次的', isPublished: false, paperId: 2 }
  await openMenu({ answers: { [paperSharing.assigned.path]: () => ({ list: [assigned, earlier] }) } })
  pick('布置记录')
  const drawer = within(await screen.findByRole('dialog', { name: '“第五单元检测”的布置记录' }))
  await drawer.findByText('布置给您的班级 2 次')
  expect(drawer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '第五单元检测七年级(2)班11-18 10:00 至今天 18:00现在这一版看报告',
    '上次的七年级(2)班11-18 10:00 至今天 18:00修改前的版本还没有发布',
  ])
  expect(drawer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/course/3/tasks?assignmentId=7',
    '#/report-html?type=studytask&scope=class&courseId=3&homeworkId=7',
    '#/course/3/tasks?assignmentId=5',
  ])
})

test('布置记录 says so if no class had the paper', async () => {
  await openMenu({ answers: { [paperSharing.assigned.path]: () => ({ list: [] }) } })
  pick('布置记录')
  await screen.findByRole('heading', { name: '还没有布置过' })
  expect(descriptionOf(screen.getByRole('dialog', { name: `“${title}”的布置记录` }))).toBe(
    '还没有布置过布置给班级以后，这里会列出是哪个班、什么时候、用的哪一版。',
  )
})

test('最近删除 says when each paper was removed and until when it can be restored, and restores it', async () => {
  const lost = {
    paperId: 6,
    paperTitle: title,
    itemCount: 32,
    removedAt: '2026-11-18T02:00:00.000Z',
    goneAt: '2026-12-18T02:00:00.000Z',
  }
  const { sentTo } = openPapers({
    scope: 'removed',
    answers: {
      [paperEditing.removed.path]: () => ({ list: [lost], total: 1 }),
      [paperEditing.restore.path]: () => ({}),
    },
  })
  const restore = await screen.findByRole('button', { name: '恢复“第五单元检测”' })
  const line = restore.closest('tr')
  expect(
    line &&
      within(line)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
  ).toEqual([title, '32', '11-18 10:00', '12-18 10:00', '恢复'])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('最近删除')
  fireEvent.click(restore)
  await screen.findByText('已恢复“第五单元检测”')
  expect(sentTo(paperEditing.restore.path).map(({ fields }) => fields)).toEqual([{ paperId: '6' }])
})

test('a paper is shared in a dialog over the list, which closing takes away', async () => {
  await openMenu({ answers: { [paperSharing.sharedWith.path]: () => ({ list: [] }) } })
  pick('分享')
  const dialog = await screen.findByRole('dialog', { name: `分享“${title}”` })
  const [corner] = within(dialog).getAllByRole('button', { name: '关闭' })
  fireEvent.click(corner ?? dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
