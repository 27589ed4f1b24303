// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { paper } from '#api/contract/groups/paper.ts'
import { type FoundTeacher, paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { edgeNames } from '#tests/support/files/edge-names.ts'
import { type Answers, refused } from '#tests/support/documents/fake-answers.ts'
import { listOf, row } from '#parts/paper-sheet/testing/paper-fixtures.ts'
import { openPapers } from '../testing/open-papers.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T04:00:00.000Z') })
  return () => vi.useRealTimers()
})

const person = (uid: number, realname: string, mobile: string | null = null): FoundTeacher => ({
  uid,
  realname,
  username: `teacher${uid}`,
  mobile,
})

const [lin, zhou, he, song] = [
  person(1, '林知夏', '138****0001'),
  person(2, '周明远', '138****0002'),
  person(3, '何清'),
  person(4, '宋禾'),
]

async function openSharing(answers: Answers = {}, { isWithSchool = false } = {}) {
  const { sentTo } = openPapers({
    answers: {
      [paper.list.path]: () => listOf([row({ sharedWithSchool: isWithSchool })]),
      [paperSharing.sharedWith.path]: () => ({
        list: [{ ...zhou, sharedAt: '2026-11-18T02:00:00.000Z', canEdit: false }],
      }),
      [paperSharing.teachers.path]: ({ name }) => ({ list: name === '没有' ? [] : [lin, zhou, he, song] }),
      ...answers,
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: '更多操作：第五单元检测' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '分享' }))
  await screen.findByText('周明远')
  return (path: string) => sentTo(path).map(({ fields }) => fields)
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function search(name: string) {
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索同事的姓名，或输入完整的账号、手机号' }), {
    target: { value: name },
  })
}

const school = () => screen.getByRole('region', { name: '校本试卷' }).textContent

const linesOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('holders of the paper are listed with the day; neither they nor the teacher can be selected', async () => {
  const sentTo = await openSharing()
  expect(linesOf('已经有这份试卷的 1 位同事')).toEqual(['周明远138****000211-18 10:00可以编辑撤回'])
  expect(screen.getByRole('button', { name: '分享' })).toHaveProperty('disabled', true)
  await search(' 周 ')
  await screen.findByText('找到的同事')
  expect(linesOf('找到的同事')).toEqual([
    '林知夏138****0001不能分享给自己',
    '周明远138****0002已经有了',
    '何清teacher3选择',
    '宋禾teacher4选择',
  ])
  expect(sentTo(paperSharing.teachers.path)).toEqual([{ name: '周' }])
})

test('if nobody has that name, the text of the specification is shown', async () => {
  await openSharing()
  await search('没有')
  expect((await screen.findByText('没有找到该用户，请检查输入')).closest('[role=status]')).not.toBeNull()
})

test('several colleagues are given the paper at once', async () => {
  const sentTo = await openSharing({ [paperSharing.share.path]: () => ({}) })
  await search('何')
  await screen.findByText('何清')
  press('选择：何清')
  press('选择：宋禾')
  press('选择：宋禾')
  press('选择：宋禾')
  expect(linesOf('要分享给的 2 位同事')).toEqual(['何清teacher3可以编辑不选了', '宋禾teacher4可以编辑不选了'])
  press('不选了：何清')
  press('选择：何清')
  press('分享给 2 人')
  await screen.findByText('分享成功')
  expect(sentTo(paperSharing.share.path)).toEqual([{ paperId: '6', uids: '4,3' }])
  expect(sentTo(paperSharing.sharedWith.path).length).toBe(2)
  expect(screen.queryByText('要分享给的 2 位同事')).toBeNull()
  expect(screen.getByRole('button', { name: '分享' })).toHaveProperty('disabled', true)
})

test('分享失败 shows the reason, and keeps the selection', async () => {
  await openSharing({ [paperSharing.share.path]: () => refused('userNotFound') })
  await search('何')
  await screen.findByText('何清')
  press('选择：何清')
  press('分享给 1 人')
  const failure = await screen.findByRole('dialog', { name: '分享失败' })
  expect(failure.textContent).toBe('分享失败没有找到该用户，请检查输入确定')
  fireEvent.click(within(failure).getByRole('button', { name: '确定' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '分享失败' })).toBeNull())
  expect(linesOf('要分享给的 1 位同事')).toEqual(['何清teacher3可以编辑不选了'])
})

test('a paper is taken back from one colleague, and given again by 撤销', async () => {
  const sentTo = await openSharing({
    [paperSharing.revoke.path]: () => ({}),
    [paperSharing.share.path]: () => ({}),
  })
  press('撤回：周明远')
  await screen.findByText('已从周明远那里撤回')
  press('撤销')
  await screen.findByText('分享成功')
  expect({ revoked: sentTo(paperSharing.revoke.path), shared: sentTo(paperSharing.share.path) }).toEqual({
    revoked: [{ paperId: '6', uids: '2' }],
    shared: [{ paperId: '6', uids: '2' }],
  })
})

test('once a paper is shared, deleting it says that the colleague loses it', async () => {
  let givenCount = 0
  const give = () => {
    givenCount = 1
    return {}
  }
  await openSharing({
    [paper.list.path]: () => listOf([row({ sharedWithSchool: false, usedCount: 0, givenCount })]),
    [paperSharing.share.path]: give,
  })
  await search('何')
  await screen.findByText('何清')
  press('选择：何清')
  press('分享给 1 人')
  await screen.findByText('分享成功')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(await screen.findByRole('button', { name: '更多操作：第五单元检测' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
  const lines = within(await screen.findByRole('dialog', { name: '删除' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '收到分享的 1 位同事也不能再用',
    '已经布置的任务、答卷和报告都留在班里',
    '30 天内可以在“最近删除”里恢复',
  ])
})

test('undo is still available after the dialog is closed', async () => {
  const sentTo = await openSharing({
    [paperSharing.revoke.path]: () => ({}),
    [paperSharing.share.path]: () => ({}),
  })
  press('撤回：周明远')
  await screen.findByText('已从周明远那里撤回')
  fireEvent.click(screen.getByText('关闭'))
  await waitFor(() => expect(screen.queryByText('要分享给的 1 位同事')).toBeNull())
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
  await screen.findByText('分享成功')
  expect(sentTo(paperSharing.share.path)).toEqual([{ paperId: '6', uids: '2' }])
})

const mayEdit = (name: string) => screen.getByRole('checkbox', { name: `可以编辑：${name}` })

test('a colleague is given the paper to edit, or to read as long as nobody says so', async () => {
  const sentTo = await openSharing({ [paperSharing.share.path]: () => ({}) })
  await search('何')
  await screen.findByText('何清')
  press('选择：何清')
  press('选择：宋禾')
  fireEvent.click(mayEdit('宋禾'))
  press('分享给 2 人')
  await screen.findByText('分享成功')
  expect(sentTo(paperSharing.share.path)).toEqual([{ paperId: '6', uids: '3,4', editorUids: '4' }])
})

/** A paper that 周明远 may edit once the service was told so. */
function lent() {
  const holder = { ...zhou, sharedAt: '2026-11-18T02:00:00.000Z', canEdit: false }
  return {
    [paperSharing.sharedWith.path]: () => ({ list: [holder] }),
    [paperSharing.letEdit.path]: ({ canEdit }: Readonly<Record<string, string>>) => {
      holder.canEdit = canEdit === 'true'
      return {}
    },
    [paperSharing.revoke.path]: () => ({}),
    [paperSharing.share.path]: () => ({}),
  }
}

test('who has the paper is let edit it, and no longer, in the list of those who have it', async () => {
  const sentTo = await openSharing(lent())
  fireEvent.click(mayEdit('周明远'))
  await waitFor(() => expect(mayEdit('周明远')).toHaveProperty('checked', true))
  fireEvent.click(mayEdit('周明远'))
  await waitFor(() => expect(mayEdit('周明远')).toHaveProperty('checked', false))
  expect(sentTo(paperSharing.letEdit.path)).toEqual([
    { paperId: '6', uids: '2', canEdit: 'true' },
    { paperId: '6', uids: '2', canEdit: 'false' },
  ])
})

test('a right to edit that could not be changed stays as it was, and the reason is shown', async () => {
  await openSharing({ ...lent(), [paperSharing.letEdit.path]: () => refused('paperRemoved') })
  fireEvent.click(mayEdit('周明远'))
  const failure = await screen.findByRole('dialog', { name: '编辑权没有改成' })
  expect(failure.textContent).toBe('编辑权没有改成这份试卷已删除，请先在“最近删除”里恢复确定')
  expect(mayEdit('周明远')).toHaveProperty('checked', false)
})

test('撤销 gives the paper again with the right to edit it', async () => {
  const sentTo = await openSharing(lent())
  fireEvent.click(mayEdit('周明远'))
  await waitFor(() => expect(mayEdit('周明远')).toHaveProperty('checked', true))
  press('撤回：周明远')
  await screen.findByText('已从周明远那里撤回')
  press('撤销')
  await screen.findByText('分享成功')
  expect(sentTo(paperSharing.share.path)).toEqual([{ paperId: '6', uids: '2', editorUids: '2' }])
})

test('unusual names are shown unchanged', async () => {
  await openSharing({
    [paperSharing.teachers.path]: () => ({ list: edgeNames.map((realname, index) => person(10 + index, realname)) }),
  })
  await search('全部')
  await screen.findByText('找到的同事')
  const lines = within(screen.getByRole('list', { name: '找到的同事' })).getAllByRole('listitem')
  expect(lines.map((line) => line.querySelector('span')?.textContent)).toEqual([...edgeNames])
})

test('a paper is shared with the school, and taken back by 撤销 or by its button', async () => {
  const sentTo = await openSharing({
    [paperSharing.publish.path]: () => ({}),
    [paperSharing.takeBack.path]: () => ({}),
  })
  press('共享到校本试卷')
  await screen.findByText('“第五单元检测”已在校本试卷里')
  expect(school()).toEqual('校本试卷在校本试卷里，全校老师都能用从校本试卷撤回')
  fireEvent.click(screen.getByRole('button', { name: /^撤销/ }))
  await screen.findByText('“第五单元检测”已从校本试卷撤回')
  press('共享到校本试卷')
  await screen.findByText('“第五单元检测”已在校本试卷里')
  expect(screen.queryByText('“第五单元检测”已从校本试卷撤回')).toBeNull()
  press('从校本试卷撤回')
  await waitFor(() => press('共享到校本试卷'))
  expect([paperSharing.publish, paperSharing.takeBack].map(({ path }) => sentTo(path).length)).toEqual([3, 2])
})

test('a paper shared with the school can be taken back; a refusal shows the reason', async () => {
  const sentTo = await openSharing(
    { [paperSharing.takeBack.path]: () => refused('paperRemoved') },
    { isWithSchool: true },
  )
  press('从校本试卷撤回')
  await screen.findByRole('dialog', { name: '没有从校本试卷撤回' })
  expect(sentTo(paperSharing.takeBack.path)).toEqual([{ paperId: '6' }])
  press('确定')
  expect(school()).toEqual('校本试卷在校本试卷里，全校老师都能用从校本试卷撤回')
})

test('a refusal to share with the school shows the reason', async () => {
  await openSharing({ [paperSharing.publish.path]: () => refused('paperRemoved') })
  press('共享到校本试卷')
  const alarm = within(await screen.findByRole('dialog', { name: '没有共享到校本试卷' }))
  expect(alarm.getByText('这份试卷已删除，请先在“最近删除”里恢复').textContent).toBe(
    '这份试卷已删除，请先在“最近删除”里恢复',
  )
})

test('an untitled paper is pointed out before it is shared, with a link for naming it', async () => {
  openPapers({
    answers: {
      [paper.list.path]: () => listOf([row({ paperTitle: '未命名试卷' })]),
      [paperSharing.sharedWith.path]: () => ({ list: [] }),
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: '更多操作：未命名试卷' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '分享' }))
  const dialog = within(await screen.findByRole('dialog', { name: '分享“未命名试卷”' }))
  const link = dialog.getByRole('link', { name: '去编辑器起名' })
  expect({ hint: link.parentElement?.textContent, href: link.getAttribute('href') }).toEqual({
    hint: '这份试卷还没有名字，同事看到的会是“未命名试卷”。 去编辑器起名',
    href: `#/paper-editor?paperId=${row().paperId}`,
  })
})
