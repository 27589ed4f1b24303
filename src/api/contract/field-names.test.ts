import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { everyEndpoint } from '#tests/support/service/every-endpoint.ts'
import { paperKeeping } from '#domain/bank/bank-limits.ts'
import { paperSharing } from './groups/paper-sharing.ts'
import { marking } from './groups/marking.ts'
import { print } from './groups/print.ts'
import { fieldNames } from './field-names.ts'
import { inputProblem } from './input-problem.ts'

test('every field has a name for people, except those pages fill in by themselves', () => {
  const unnamed = everyEndpoint.flatMap(({ endpoint }) =>
    Object.keys(endpoint.input.def.shape).filter((name) => !(name in fieldNames)),
  )
  expect([...new Set(unnamed)].sort()).toEqual([
    'answeredAt',
    'begins',
    'drawer',
    'knownMarks',
    'main',
    'messages',
    'pager',
    'part',
    'round',
    'sending',
    'trail',
    'wish',
  ])
})

test('too many colleagues to share with are not called students', () => {
  const uids = Array.from({ length: paperKeeping.sharedAtOnce + 1 }, (_, index) => index + 1).join(',')
  const { error } = z.safeParse(paperSharing.share.input, { paperId: '6', uids })
  expect(inputProblem(error?.issues ?? [], 'zh-CN')).toEqual({
    field: 'uids',
    message: '选中的人：选得太多，请少选一些',
  })
})

const sheet = { paperId: '6', version: 'A' }

test.each([
  ['what is chosen from a list', marking.items.input, {}, '任务：没有选好，请重新选择，或从列表里重新打开'],
  [
    'one of a few choices',
    print.sheetMap.input,
    { ...sheet, sheetOwner: 'nobody' },
    '答题卡上的学生信息：请选列出的一种',
  ],
  ['what is typed', z.object({ realname: z.string() }), {}, '姓名：请填写'],
])('a problem says what is wrong and what to do: %s', (_what, input, given, message) => {
  const { error } = z.safeParse(input, given)
  expect(inputProblem(error?.issues ?? [], 'zh-CN').message).toBe(message)
})
