// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { basket } from '#api/contract/groups/basket.ts'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { lost } from '#tests/support/documents/fake-answers.ts'
import { openCompose } from '../testing/open-compose.tsx'

const pressed = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

const addSeven = '加入题篮：He ____ home at 701.'

test('the way to the editor waits until the basket is saved, and says so without a network', async () => {
  let isReached = false
  const answers = {
    [basket.add.path]: () => (isReached ? { questionCount: 1, itemCount: 1, maximum: 200, leftOut: [] } : lost()),
  }
  const { network, pushed } = openCompose({ answers })
  await pressed(addSeven)
  const followed = fireEvent.click(screen.getByRole('link', { name: '去编辑' }))
  await screen.findByText('网络断了，联网保存题篮后再打开试卷')
  expect({ followed, pushed }).toEqual({ followed: false, pushed: [] })
  isReached = true
  network.set(true)
  await waitFor(() => expect(pushed).toEqual(['/paper-editor?subjectId=203&from=basket']))
})

test('the way to the editor waits until it has been read which question was left out', async () => {
  const leftOut = [{ questionId: 7, reason: 'full' }]
  const answers = { [basket.add.path]: () => ({ questionCount: 200, itemCount: 200, maximum: 200, leftOut }) }
  const { pushed } = openCompose({
    answers: { ...answers, [basket.list.path]: () => ({ list: [bankQuestion(9)] }) },
  })
  await screen.findByRole('link', { name: '去编辑' })
  await pressed(addSeven)
  fireEvent.click(screen.getByRole('link', { name: '去编辑' }))
  await screen.findByText('题目数量不能超过200，有 1 道题没有加入：')
  await screen.findByRole('link', { name: '去编辑' })
  expect(pushed).toEqual([])
  await pressed('知道了')
  expect(pushed).toEqual(['/paper-editor?subjectId=203&from=basket'])
})
