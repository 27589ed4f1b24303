import { expect, test } from 'vitest'
import { report } from '#api/contract/groups/report.ts'
import { resultCodes } from '#api/contract/result-codes.ts'
import { fakeNetwork } from '#api/ports/network.ts'
import { createClient } from './client.ts'
import { CallError } from './failures.ts'

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A client whose calls have this answer. */
const answered = (answer: Response) =>
  createClient({
    fetch: () => Promise.resolve(answer),
    network: fakeNetwork(true),
    language: () => 'zh-CN',
    uid: () => 7,
    recoverSession: () => Promise.resolve('gone'),
  })

test('a file has the name the service gives it', async () => {
  const call = answered(
    new Response('PK', {
      headers: {
        'content-type': workbook,
        'content-disposition': `attachment; filename="report.xlsx"; filename*=UTF-8''${encodeURIComponent('成绩报告 七(2)班.xlsx')}`,
      },
    }),
  )
  const { name, blob } = await call(report.exportClass, { assignmentId: 1 })
  expect({ name, type: blob.type, text: await blob.text() }).toEqual({
    name: '成绩报告 七(2)班.xlsx',
    type: workbook,
    text: 'PK',
  })
})

test('an error can come instead of a file, in its envelope', async () => {
  const msg = '没有找到，可能已被删除'
  const call = answered(Response.json({ data: null, result: { code: resultCodes.notFound, msg } }))
  const gone = new CallError(report.exportClass, { id: 'notFound', data: null }, msg)
  await expect(call(report.exportClass, { assignmentId: 1 })).rejects.toEqual(gone)
})
