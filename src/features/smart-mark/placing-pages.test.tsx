// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import { refused } from '#tests/support/documents/fake-answers.ts'
import { givenInfo, givenPage } from './testing/given-scan.ts'
import { openJob } from './testing/open-smart-mark.tsx'

const user = userEvent.setup({ delay: null })

const lookAtSecond = async () => {
  const steps = within(await screen.findByRole('group', { name: /^2 页/ }))
  await user.click(steps.getByRole('button', { name: /^第 2 页/ }))
  return within(await screen.findByRole('complementary', { name: '第 2 / 2 页' }))
}

test('a page of another paper is given to nobody; it can only be left out', async () => {
  const problem = { kind: 'otherPaper', sameAs: null, seemsOf: null } as const
  openJob({ [scan.info.path]: () => givenInfo({}, [givenPage(1), givenPage(2, { uid: null, problem })]) })
  const page = await lookAtSecond()
  expect({
    choices: page.queryAllByRole('combobox').length,
    acts: page.getAllByRole('button', { name: /第 2 页/ }).map(({ textContent }) => textContent),
  }).toEqual({ choices: 0, acts: ['移出'] })
})

test('a page that turns out not to be placeable is said not to be, and is not called placed', async () => {
  openJob({
    [scan.info.path]: () => givenInfo({}, [givenPage(1), givenPage(2)]),
    [scan.place.path]: () => refused('scanPageNotPlaceable'),
  })
  const page = await lookAtSecond()
  await user.click(page.getByRole('combobox', { name: '第 2 页换学生' }))
  await user.click(screen.getByRole('option', { name: /^曹沐阳/ }))
  await screen.findByText(/^这一页还没识别、识别不了，或者不是这份卷子的答题卡，不能归给学生/)
  expect(screen.queryByText('已归好')).toBeNull()
})
