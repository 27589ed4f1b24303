// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { keyChange } from '#api/contract/groups/key-change.ts'
import { keyOfStudent, keyPicture } from '#api/contract/groups/key-picture.ts'
import { createKeptWork } from '#api/ports/kept-work.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { KeptWorkProvider } from '#api/queries/kept-work-context.tsx'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { keySheet, sameSheet } from '#tests/support/charts/key-picture-table.ts'
import { KeyPictureScreen } from './key-picture.screen.tsx'
import { openSmartMark } from './testing/open-smart-mark.tsx'
import { changedStudent } from '#parts/score-changes/testing/changed-student.ts'

const user = userEvent.setup({ delay: null })

const open = (answers: Answers, student: Parameters<typeof KeyPictureScreen>[0]['student'] = null) =>
  openSmartMark(<KeyPictureScreen paperId={student === null ? 6 : null} student={student} />, answers)

/** The title of the page, and how many keys would change. */
const head = () => screen.getByRole('banner').textContent

const bring = () => user.upload(screen.getByLabelText('选择文件'), new File(['x'], 'key.jpg', { type: 'image/jpeg' }))

test('without a paper there is a link to the list of assignments', () => {
  openSmartMark(<KeyPictureScreen paperId={null} student={null} />, {})
  expect(screen.getByRole('region', { name: '选一张当答案' }).textContent).toBe(
    '没有说是哪一份试卷请从任务列表里选“选一张当答案”去任务列表',
  )
  expect(screen.getByRole('link', { name: '去任务列表' }).getAttribute('href')).toBe('#/smart-mark')
})

test('a refused picture shows the reason, and another one can be chosen', async () => {
  open({ [keyPicture.read.path]: () => refused('scanFileOfOtherKind') })
  await bring()
  expect((await screen.findByRole('alert')).textContent).toBe(
    '只能读 JPEG、PNG、WebP、TIFF 图片和 PDF，请换一种格式再上传',
  )
  expect(screen.getByLabelText<HTMLInputElement>('选择文件').disabled).toBe(false)
})

test('after a lost response the same picture can be read again', async () => {
  let isLost = true
  open({ [keyPicture.read.path]: () => (isLost ? lost() : keySheet) })
  await bring()
  const retry = await screen.findByRole('button', { name: '再读一次' })
  isLost = false
  await user.click(retry)
  await waitFor(() => expect(head()).toBe('选一张当答案2 题，1 题的答案会改看改过的答案去任务列表'))
})

test('a reading equal to the present key changes nothing', async () => {
  open({ [keyPicture.read.path]: () => sameSheet })
  await bring()
  await waitFor(() => expect(head()).toBe('选一张当答案2 题，0 题的答案会改看改过的答案去任务列表'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '没有要改的答案' }).disabled).toBe(true)
})

test('a reading both engines agree on takes one click to become the key, and counts for nothing before', async () => {
  const written = { kind: 'blank' as const, accept: ['library'] }
  const rows = ['libraries', 'Library'].map((text, index) => ({
    ...keySheet.rows[0],
    itemId: 50 + index,
    printed: String(5 + index),
    choices: [],
    beside: [],
    present: written,
    state: 'proposed',
    text: '',
    candidates: [text],
  }))
  open({ [keyPicture.read.path]: () => ({ ...keySheet, rows }) })
  await bring()
  await waitFor(() => expect(head()).toBe('选一张当答案2 题，0 题的答案会改看改过的答案去任务列表'))
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    '5library–用“libraries”97%不变认出了手写，请对照原图',
    '6library–认成“Library”，现在就算对97%不变认出了手写，请对照原图',
  ])
  await user.click(screen.getByRole('button', { name: '第 5 题用“libraries”' }))
  const texts = ['第 5 题改成', '第 6 题改成'].map((name) => screen.getByLabelText<HTMLTextAreaElement>(name).value)
  expect(texts).toEqual(['libraries', ''])
  expect(head()).toBe('选一张当答案2 题，1 题的答案会改看改过的答案去任务列表')
  expect(screen.queryByRole('button', { name: /用“/ })).toBeNull()
})

test('a picture of version B says which letter of the paper each of its letters stands for', async () => {
  const [row] = keySheet.rows
  const ofB = { ...row, itemId: 43, printed: '3', beside: ['B', 'C', 'A'] }
  open({ [keyPicture.read.path]: () => ({ ...keySheet, rows: [row, ofB] }) })
  await bring()
  await screen.findByRole('table', { name: '读出的答案' })
  expect(screen.queryAllByText(/B 卷/).map(({ textContent }) => textContent)).toEqual([
    'B 卷，图上的字母换成试卷的：A → C, B → A, C → B',
  ])
})

test('the effect on scores is shown before any key changes', async () => {
  const changes = [{ ...changedStudent, before: 350, after: 400 }]
  const sent = open({
    [keyPicture.read.path]: () => keySheet,
    [keyChange.previewAll.path]: () => ({ submissions: 40, changes }),
  })
  await bring()
  await user.click(await screen.findByRole('button', { name: '看看会怎样' }))
  await screen.findByText('陈思远')
  expect(screen.getByRole('region', { name: '要改 1 题的答案，还没有改动' }).textContent).toBe(
    '要改 1 题的答案，还没有改动40 份答卷里有 1 份的分数会变：学生班级任务原来现在陈思远七(2)班检测3540' +
      '再改改改 1 题的答案并重新批改正在改…',
  )
  expect(sent.some(({ path }) => path === keyChange.correctAll.path)).toBe(false)
})

test('a student’s existing sheet is read immediately', async () => {
  open({ [keyOfStudent.read.path]: () => ({ paperId: 6, ...keySheet }) }, { assignmentId: 5, submissionId: 7 })
  await waitFor(() => expect(head()).toBe('用这份答题卡当答案2 题，1 题的答案会改看改过的答案去任务列表'))
})

test('keys that were mended and not applied are there again after leaving, and leave nothing once they are applied', async () => {
  const storage = memoryStorage()
  const work = createKeptWork({ storage, uid: () => 1, now: () => 0, newKey: () => 'key' })
  const reopen = (answers: Answers) => {
    cleanup()
    openSmartMark(
      <KeptWorkProvider value={work}>
        <KeyPictureScreen paperId={6} student={null} />
      </KeptWorkProvider>,
      answers,
    )
  }
  const mended = () => screen.queryByText(/还没保存$/)?.textContent ?? null
  reopen({ [keyPicture.read.path]: () => keySheet })
  await bring()
  await screen.findByRole('table', { name: '读出的答案' })
  expect({ mended: mended(), storedKeys: storage.keys() }).toEqual({ mended: null, storedKeys: [] })
  await user.click(screen.getByRole('button', { name: '第 2 题选 C' }))
  expect(mended()).toBe('您改了 1 题，还没保存')
  reopen({
    [keyChange.previewAll.path]: () => ({ submissions: 40, changes: [] }),
    [keyChange.correctAll.path]: () => ({ jobIds: ['j1'], keyChangeIds: [8] }),
    [keyChange.progressAll.path]: () => ({ state: 'done', done: 40, total: 40 }),
  })
  expect(screen.getByRole('button', { name: '第 2 题选 C' }).getAttribute('aria-pressed')).toBe('true')
  expect({ head: head(), mended: mended(), again: screen.queryByRole('button', { name: '再读一次' }) }).toEqual({
    head: '选一张当答案2 题，2 题的答案会改看改过的答案去任务列表',
    mended: '您改了 1 题，还没保存',
    again: null,
  })
  await user.click(screen.getByRole('button', { name: '看看会怎样' }))
  await user.click(await screen.findByRole('button', { name: '改 2 题的答案并重新批改' }))
  await screen.findByRole('button', { name: '整次撤销' })
  expect(storage.keys()).toEqual([])
})
