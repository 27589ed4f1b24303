import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { everyEndpoint } from '#tests/support/service/every-endpoint.ts'
import { paperKeeping } from '#domain/bank/bank-limits.ts'
import { paperSharing } from './areas/paper-sharing.ts'
import { fieldNames } from './field-names.ts'
import { inputProblem } from './input-problem.ts'

test('every field has a name for people, but what pages fill in by themselves', () => {
  const unnamed = everyEndpoint.flatMap(({ endpoint }) =>
    Object.keys(endpoint.input.def.shape).filter((name) => !(name in fieldNames)),
  )
  expect([...new Set(unnamed)].sort()).toEqual([
    'answeredAt',
    'drawer',
    'knownMarks',
    'main',
    'messages',
    'pager',
    'round',
    'trail',
  ])
})

test('too many colleagues to share with are no students', () => {
  const uids = Array.from({ length: paperKeeping.sharedAtOnce + 1 }, (_, index) => index + 1).join(',')
  const { error } = z.safeParse(paperSharing.share.input, { paperId: '6', uids })
  expect(inputProblem(error?.issues ?? [], 'zh-CN')).toEqual({ field: 'uids', message: '选中的人：太长了，请缩短' })
})
