// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { worldOf } from './testing/marking-service.ts'
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
