import { expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { resultCodes } from '#api/contract/result-codes.ts'
import { answerOf } from './answer.ts'

test('in a list, the id that was not found is identified by its position', async () => {
  const failureWith = async (data: unknown) => {
    const response = Response.json({ data, result: { code: resultCodes.notFound, msg: '没有找到' } })
    const answer = await answerOf(assigning.publish, response, 'zh-CN')
    return answer.kind === 'refused' ? answer.error.failure : answer
  }
  const position = { field: 'assignmentIds', at: 1 }
  expect([await failureWith(position), await failureWith(null), await failureWith({ at: 'second' })]).toEqual([
    { id: 'notFound', data: position },
    { id: 'notFound', data: null },
    { id: 'notFound', data: null },
  ])
})
