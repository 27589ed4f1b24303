// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { course } from '#api/contract/groups/course.ts'
import { print } from '#api/contract/groups/print.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { SaveFileProvider } from '#api/queries/save-file-context.tsx'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { givenCourse } from '#tests/support/worlds/shown-assignment.ts'
import { AnswerSheetScreen } from './answer-sheet.screen.tsx'

const pdf = (name: string) => () =>
  new Response('content', {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="x"; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => {} }))
  return () => vi.unstubAllGlobals()
})

const classes = [
  { ...givenCourse, courseId: 7, courseName: '七年级(1)班' },
  { ...givenCourse, courseId: 8, courseName: '七年级(2)班' },
]

function open(courseId: number | null, query: Readonly<Record<string, string>> = {}, granted: readonly object[] = []) {
  const saved = vi.fn(async (_name: string, _blob: Blob) => {})
  const opened = openScreen(
    <SaveFileProvider value={saved}>
      <AnswerSheetScreen paperId={12} courseId={courseId} />
    </SaveFileProvider>,
    {
      [account.features.path]: () => ({ now: '2026-11-20T00:00:00.000Z', grants: granted }),
      [course.list.path]: () => ({ list: classes, total: 2 }),
      [print.sheetPages.path]: () => ({ title: '第五单元检测 答题卡', pages: ['<svg/>'] }),
      [print.answerSheet.path]: pdf('空白.pdf'),
      [print.classSheets.path]: pdf('全班.pdf'),
    },
    query,
  )
  return { ...opened, namesSaved: () => saved.mock.calls.map(([name]) => name) }
}

test('a blank sheet and the sheets of the class are saved, in the version shown', async () => {
  const { sentTo, namesSaved } = open(7)
  await screen.findByRole('img', { name: '试卷第 1 页，共 1 页' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('第五单元检测 答题卡')
  fireEvent.click(screen.getByRole('radio', { name: 'B 卷' }))
  await waitFor(() => expect(sentTo(print.sheetPages).at(-1)?.fields).toEqual({ paperId: '12', version: 'B' }))
  fireEvent.click(screen.getByRole('button', { name: '下载空白答题卡' }))
  await waitFor(() => expect(namesSaved()).toEqual(['空白.pdf']))
  fireEvent.click(screen.getByRole('button', { name: '下载全班答题卡' }))
  await waitFor(() => expect(namesSaved()).toEqual(['空白.pdf', '全班.pdf']))
  expect(sentTo(print.answerSheet).map(({ fields }) => fields)).toEqual([{ paperId: '12', version: 'B' }])
  expect(sentTo(print.classSheets).map(({ fields }) => fields)).toEqual([
    { paperId: '12', version: 'B', courseId: '7' },
  ])
})

test('choosing another class saves that class’s sheets', async () => {
  const { sentTo } = open(7)
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: '全班答题卡的班级' })
  expect(choice.selectedOptions[0]?.text).toBe('七年级(1)班')
  fireEvent.change(choice, { target: { value: '8' } })
  fireEvent.click(screen.getByRole('button', { name: '下载全班答题卡' }))
  await waitFor(() => expect(sentTo(print.classSheets).map(({ fields }) => fields['courseId'])).toEqual(['8']))
})

test('without a class only blank sheets are offered', async () => {
  open(null)
  await screen.findByRole('img')
  expect(screen.queryByRole('button', { name: '下载全班答题卡' })).toBeNull()
})

test('leads back to the print preview of its version, and that to where it was opened', async () => {
  open(null, { version: 'B', from: 'editor' })
  expect((await screen.findByRole('link', { name: '返回打印试卷' })).getAttribute('href')).toBe(
    '#/paper-editor/preview-paper-without?paperId=12&version=B&from=editor',
  )
})

const smartMark = {
  feature: '新版智能阅卷',
  featureId: featureIds.smartMark,
  endTime: '2027-01-01T00:00:00.000Z',
  isTrial: false,
}

test.each([
  [[smartMark], '收上来后，在智能阅卷里上传', '#/smart-mark'],
  [[], '收上来后拍照就能批：开通“新版智能阅卷”', '#/personal-center/my-functions'],
])('with the features %j the way on is %s', async (granted, words, href) => {
  open(7, {}, granted)
  expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(href)
})
