// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { basket } from '#api/contract/groups/basket.ts'
import { bankItem, bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { found, openCompose } from '../testing/open-compose.tsx'

test('a question left out is named by its signs, and by enough of it to tell it from others that begin alike', async () => {
  const stem = String.raw`如图，点 $A$，$B$，$C$ 都在 $\odot O$ 上。若 $\angle BAC=35^{\circ}$，求 $\angle BOC$ 的度数。`
  const leftOut = [{ questionId: 7, reason: 'full' }]
  openCompose({
    answers: {
      [bank.list.path]: () => found([bankQuestion(7, { items: [bankItem(1, { stem })] })]),
      [basket.add.path]: () => ({ questionCount: 200, itemCount: 200, maximum: 200, leftOut }),
      [basket.list.path]: () => ({ list: [bankQuestion(9)] }),
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: /^加入题篮：/ }))
  const notice = (await screen.findByText('题目数量不能超过200，有 1 道题没有加入：')).closest('[role="status"]')
  expect([...(notice?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '如图，点 A，B，C 都在 ⊙O 上。若 ∠BAC=35°，求 ∠BOC 的度数。',
  ])
})
