// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { keyChange, type KeyChangeRow } from '#api/contract/groups/key-change.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { type Answers, refused } from '#tests/support/documents/fake-answers.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { ChangeAnswerScreen } from './change-answer.screen.tsx'
import { changedStudent } from '#parts/score-changes/testing/changed-student.ts'

const item = {
  itemId: 41,
  no: 1,
  kind: 'single',
  stem: 'She ____ to school.',
  options: ['go', 'goes'].map((text, index) => ({ id: 'AB'[index], text })),
  score: 50,
  key: { kind: 'single', choice: 'A' },
  keyRev: 0,
  analysis: '',
  knowledge: '',
}

const detail = {
  paperId: 6,
  paperTitle: '第五单元检测',
  subjectId: 203,
  duration: 40,
  score: 50,
  itemCount: 1,
  ownerName: '周老师',
  isOwn: true,
  canEdit: true,
  measured: [],
  unfinished: [],
  sections: [
    { no: 1, sectionText: '', questions: [{ questionId: 1, type: 1, difficulty: 1, passage: '', items: [item] }] },
  ],
}

const former: KeyChangeRow = {
  keyChangeId: 8,
  itemId: 41,
  no: 1,
  before: { kind: 'single', choice: 'B' },
  after: { kind: 'single', choice: 'A' },
  score: 50,
  realname: '周老师',
  createdAt: '2020-11-19T10:00:00.000Z',
  undoneAt: null,
  canUndo: true,
}

const answers: Answers = {
  [paper.detail.path]: () => detail,
  [keyChange.list.path]: () => ({ list: [former] }),
  [keyChange.preview.path]: () => ({ submissions: 40, changes: [{ ...changedStudent, before: 350, after: 400 }] }),
  [keyChange.undoAll.path]: () => ({ jobIds: ['j2'] }),
  [paper.correctKey.path]: () => ({ jobId: 'j1' }),
  [paper.correctionProgress.path]: () => ({
    state: 'done',
    done: 40,
    total: 40,
    changes: [{ ...changedStudent, before: 350, after: 400 }],
  }),
}

const open = (over: Answers = {}) =>
  openScreen(<ChangeAnswerScreen subjectId={203} />, { ...answers, ...over }, { paperId: '6', itemId: '41' })

const ofItem = () => screen.getByRole('region', { name: '第 1 题的答案' }).textContent

test('a new key first shows whose scores it would change, and is applied only by a second press', async () => {
  const { sentTo } = open()
  fireEvent.click(await screen.findByRole('radio', { name: /^B/ }))
  fireEvent.click(screen.getByRole('button', { name: '看看会怎样' }))
  await screen.findByText('陈思远')
  expect(ofItem()).toBe(
    '第 1 题的答案第 1 题现在A改成B40 份答卷里有 1 份的分数会变，还没有改动：1 人加分 · 0 人减分' +
      '学生班级任务原来现在陈思远七(2)班检测3540再改改改答案并重新批改',
  )
  expect(sentTo(paper.correctKey)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '改答案并重新批改' }))
  await screen.findByRole('button', { name: '知道了' })
  expect(ofItem()).toBe(
    '第 1 题的答案第 1 题答案已更正，1 份答卷的分数有变化。学生班级任务原来现在陈思远七(2)班检测3540知道了',
  )
  expect(sentTo(paper.correctKey).map(({ fields }) => fields['key'])).toEqual(['{"kind":"single","choice":"B"}'])
})

test('an earlier change tells the key from before it, which is no longer the present one', async () => {
  open()
  const undo = await screen.findByRole('button', { name: '撤销第 1 题的这次修改' })
  expect(undo.closest('tr')?.querySelectorAll('td')[1]?.textContent).toBe('原来B改成A')
})

test('an earlier change is reverted after a confirmation', async () => {
  const { sentTo } = open()
  fireEvent.click(await screen.findByRole('button', { name: '撤销第 1 题的这次修改' }))
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
  await screen.findByRole('button', { name: '知道了' })
  expect(ofItem()).toBe('第 1 题的答案第 1 题已撤销，1 份答卷恢复了原来的分数。知道了')
  expect(sentTo(keyChange.undoAll).map(({ fields }) => fields)).toEqual([{ paperId: '6', keyChangeIds: '8' }])
})

const together: readonly KeyChangeRow[] = [11, 10, 9].map((keyChangeId) => ({
  ...former,
  keyChangeId,
  no: keyChangeId - 7,
  createdAt: '2020-11-20T10:00:00.000Z',
  canUndo: keyChangeId !== 10,
}))

/** Opens the question about undoing what was changed together, and says yes. */
async function undoTogether(): Promise<string | null> {
  fireEvent.click(await screen.findByRole('button', { name: '全部撤销同一次改的 2 题' }))
  const question = await screen.findByRole('dialog', { name: '全部撤销' })
  const asked = question.textContent
  fireEvent.click(within(question).getByRole('button', { name: '全部撤销' }))
  return asked
}

test('keys that were changed together are undone by one press, without those changed again since', async () => {
  const { sentTo } = open({
    [keyChange.list.path]: () => ({ list: [...together, former] }),
    [keyChange.undoAll.path]: () => ({ jobIds: ['j2', 'j3'] }),
    [keyChange.progressAll.path]: () => ({ state: 'done', done: 80, total: 80 }),
  })
  const asked = await undoTogether()
  await screen.findByRole('button', { name: '知道了' })
  const rows = screen.getAllByRole('row').map((row) => row.querySelector('td')?.textContent)
  expect({ asked, message: ofItem(), rows, sent: sentTo(keyChange.undoAll).map(({ fields }) => fields) }).toEqual({
    asked:
      '全部撤销要撤销同一次改的 2 题吗？第 2、4 题答案改回修改之前，用到这份试卷的全部答卷按原来的答案重新批改' +
      '同一次改的另外 1 题之后又改过，或者已经撤销，保持现在的答案取消全部撤销',
    message: '第 1 题的答案第 1 题2 题的修改都已撤销，答卷按原来的答案重新批改完了。知道了',
    rows: [undefined, '第 4 题同一次改了 3 题', '第 3 题同一次改了 3 题', '第 2 题同一次改了 3 题', '第 1 题'],
    sent: [{ paperId: '6', keyChangeIds: '9,11' }],
  })
})

test('if one of them was changed elsewhere meanwhile, the page says that none was undone, and shows the new list', async () => {
  let list = [...together, former]
  open({
    [keyChange.list.path]: () => ({ list }),
    [keyChange.undoAll.path]: () => {
      list = list.map((row) => ({ ...row, canUndo: false }))
      return refused('changesOvertaken')
    },
  })
  await undoTogether()
  expect((await screen.findByRole('alert')).textContent).toBe(
    '要撤销的答案之后又改过，或者已经撤销，所以一题都没有撤销；请看一下现在的答案',
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: /撤销/ })).toBeNull())
})

test.each([
  {
    name: 'one',
    press: async () => {
      fireEvent.click(await screen.findByRole('button', { name: '撤销第 1 题的这次修改' }))
      fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
    },
    message: '已改回原来的答案，但答卷没有全部重新批完。请稍后再改一次并撤销，或联系学校管理员。',
  },
  {
    name: 'several',
    press: undoTogether,
    message: '这 2 题已改回原来的答案，但答卷没有全部重新批完。请稍后再改一次并全部撤销，或联系学校管理员。',
  },
])('a re-marking that fails after an undo of $name says that the former key stands', async ({ press, message }) => {
  const failed = { state: 'failed', done: 20, total: 40 }
  open({
    [keyChange.list.path]: () => ({ list: [...together, former] }),
    [keyChange.undoAll.path]: () => ({ jobIds: ['j2', 'j3'] }),
    [keyChange.progressAll.path]: () => failed,
    [paper.correctionProgress.path]: () => ({ ...failed, changes: [] }),
  })
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('the key of somebody else’s paper cannot be changed, and the page says whose it is', async () => {
  open({ [paper.detail.path]: () => ({ ...detail, isOwn: false }) })
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '核对并修改答案' }).textContent).toBe(
      '这份试卷不是您的只有 周老师 能改这份试卷的答案，可以请对方改',
    ),
  )
})

const grantsOf = (...ids: readonly string[]) => ({
  now: '2026-11-25T02:00:00.000Z',
  grants: ids.map((featureId) => ({
    featureId,
    feature: '',
    endTime: '2099-01-01T00:00:00.000Z',
    isTrial: false,
  })),
})

test('the key can be read from a picture if smart marking and its entry are available', async () => {
  open({ [account.features.path]: () => grantsOf(featureIds.smartMark, featureIds.answerByPicture) })
  expect((await screen.findByRole('link', { name: '选一张当答案' })).getAttribute('href')).toBe(
    '#/smartpaper-v2-html/key?paperId=6',
  )
})

test('without the entry no link leads to a picture', async () => {
  open({ [account.features.path]: () => grantsOf(featureIds.smartMark) })
  await screen.findByRole('radio', { name: /^B/ })
  expect(screen.queryByRole('link', { name: '选一张当答案' })).toBeNull()
})

test('an earlier change still tells whose total it changed; keys changed together have one list', async () => {
  const { sentTo } = open({
    [keyChange.list.path]: () => ({ list: [...together, former] }),
    [keyChange.scores.path]: () => ({ changes: [{ ...changedStudent, before: 350, after: 400 }] }),
  })
  await screen.findByRole('button', { name: '第 1 题改答案时的分数变化' })
  const buttons = screen.getAllByRole('button', { name: /分数变化$/ })
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    '第 2、3、4 题改答案时的分数变化',
    '第 1 题改答案时的分数变化',
  ])
  fireEvent.click(screen.getByRole('button', { name: '第 2、3、4 题改答案时的分数变化' }))
  const dialog = await screen.findByRole('dialog', { name: '第 2、3、4 题改答案时的分数变化' })
  expect((await within(dialog).findByRole('table')).textContent).toBe('学生班级任务原来现在陈思远七(2)班检测3540')
  expect(sentTo(keyChange.scores).map(({ fields }) => fields)).toEqual([{ paperId: '6', keyChangeId: '11' }])
})
