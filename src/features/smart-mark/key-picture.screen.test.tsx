// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { keyChange } from '#api/contract/areas/key-change.ts'
import { keyOfStudent, keyPicture } from '#api/contract/areas/key-picture.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { keySheet, sameSheet } from '#tests/support/charts/key-picture-table.ts'
import { KeyPictureScreen } from './key-picture.screen.tsx'
import { openSmartMark } from './testing/open-smart-mark.tsx'

const user = userEvent.setup({ delay: null })

const open = (answers: Answers, pupil: Parameters<typeof KeyPictureScreen>[0]['pupil'] = null) =>
  openSmartMark(<KeyPictureScreen paperId={pupil === null ? 6 : null} pupil={pupil} />, answers)

const bring = () => user.upload(screen.getByLabelText('选择文件'), new File(['x'], 'key.jpg', { type: 'image/jpeg' }))

test('without a paper the tasks are one step away', () => {
  openSmartMark(<KeyPictureScreen paperId={null} pupil={null} />, {})
  expect(screen.getByRole('heading', { name: '没有说是哪一份试卷' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '去任务列表' }).getAttribute('href')).toBe('#/smart-mark')
})

test('a picture that is refused says why, and another one can be chosen', async () => {
  open({ [keyPicture.read.path]: () => refused('scanFileOfOtherKind') })
  await bring()
  expect((await screen.findByRole('alert')).textContent).toContain('PDF')
  expect(screen.getByLabelText('选择文件')).toBeTruthy()
})

test('a reading whose answer is lost is tried again with the same picture', async () => {
  let isLost = true
  open({ [keyPicture.read.path]: () => (isLost ? lost() : keySheet) })
  await bring()
  const retry = await screen.findByRole('button', { name: '再读一次' })
  isLost = false
  await user.click(retry)
  expect(await screen.findByText('2 题，1 题的答案会改')).toBeTruthy()
})

test('what reads as the key is already changes nothing', async () => {
  open({ [keyPicture.read.path]: () => sameSheet })
  await bring()
  expect(await screen.findByText('2 题，0 题的答案会改')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '没有要改的答案' }).disabled).toBe(true)
})

test('what both engines read is one press away from being the key, and counts for nothing before', async () => {
  const written = { kind: 'blank' as const, accept: ['library'] }
  const rows = ['libraries', 'Library'].map((text, place) => ({
    ...keySheet.rows[0],
    itemId: 50 + place,
    printed: String(5 + place),
    choices: [],
    present: written,
    state: 'proposed',
    text: '',
    candidates: [text],
  }))
  open({ [keyPicture.read.path]: () => ({ ...keySheet, rows }) })
  await bring()
  expect(await screen.findByText('2 题，0 题的答案会改')).toBeTruthy()
  expect(screen.getByText('认成“Library”，现在就算对')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '第 5 题用“libraries”' }))
  const texts = ['第 5 题改成', '第 6 题改成'].map((name) => screen.getByLabelText<HTMLTextAreaElement>(name).value)
  expect(texts).toEqual(['libraries', ''])
  expect(screen.getByText('2 题，1 题的答案会改')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /用“/ })).toBeNull()
})

test('what it does to scores is seen before any key is another one', async () => {
  const changes = [
    {
      assignmentId: 5,
      assignmentName: '检测',
      uid: 9,
      username: 'qm0701001',
      realname: '陈思远',
      before: 350,
      after: 400,
    },
  ]
  const sent = open({
    [keyPicture.read.path]: () => keySheet,
    [keyChange.previewAll.path]: () => ({ submissions: 40, changes }),
  })
  await bring()
  await user.click(await screen.findByRole('button', { name: '看看会怎样' }))
  expect(await screen.findByText('40 份答卷里有 1 份的分数会变：')).toBeTruthy()
  expect(sent.some(({ path }) => path === keyChange.correctAll.path)).toBe(false)
})

test('the sheet of a pupil is read at once', async () => {
  open({ [keyOfStudent.read.path]: () => ({ paperId: 6, ...keySheet }) }, { assignmentId: 5, submissionId: 7 })
  expect(await screen.findByText('2 题，1 题的答案会改')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '用这份答题卡当答案' })).toBeTruthy()
})
