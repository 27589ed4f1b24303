// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { itemOf, submissionOf, worldOf } from './testing/marking-service.ts'
import { openMarking, ready } from './testing/open-marking.tsx'

test('Back with unsent marks asks too, and stays where that is chosen', async () => {
  const world = worldOf()
  world.fault = 'lost'
  const { keyboard, guards } = openMarking({ world })
  await ready()
  await keyboard('533{Enter}')
  await screen.findByText('先存在本机 1 份')
  let isGone = false
  const isStopped = guards.stop(() => (isGone = true))
  await screen.findByRole('dialog', { name: '离开' })
  screen.getByRole('button', { name: '留在这里' }).click()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect({ isStopped, isGone }).toEqual({ isStopped: true, isGone: false })
})

/** By student, a mark of the first item was changed by somebody else, and the page of the second one is open. */
async function openBesideDispute() {
  const world = { ...worldOf(), items: [itemOf(9, 1), itemOf(8, 2)] }
  world.submissions[8] = [0, 1, 2].map((index) => submissionOf(index))
  const first = openMarking({ world, order: 'student' })
  await ready()
  const theirs = { score: 90, criteria: [40, 30, 20], otherMarker: '王芳', rev: 1 }
  world.submissions[9] = world.submissions[9]?.with(0, submissionOf(0, theirs)) ?? []
  await first.keyboard('533{Enter}')
  await screen.findByRole('alert')
  first.unmount()
  const second = openMarking({ world, storage: first.storage, itemId: 8, order: 'student' })
  await ready()
  return second
}

test('nobody is asked on the way to a mark that was refused, which is shown in the same order of marking', async () => {
  const { pushed } = await openBesideDispute()
  fireEvent.click(await screen.findByRole('link', { name: '第 1 题有 1 份评分没有存上，去看' }))
  await waitFor(() => expect(pushed).toEqual(['/correct-html?assignmentId=5&itemId=9&by=student']))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('leaving beside a refused mark says that it is to be decided, not that it will be sent', async () => {
  await openBesideDispute()
  fireEvent.click(screen.getByRole('link', { name: '结束批改' }))
  expect(descriptionOf(await screen.findByRole('dialog', { name: '离开' }))).toBe(
    '要离开批改吗？1 份评分没有存上，会存在本机，下次打开这项任务时再定用哪个',
  )
})
