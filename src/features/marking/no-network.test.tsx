// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openMarking, ready } from './testing/open-marking.tsx'

const states = () =>
  screen.getAllByRole('status').flatMap(({ tagName, textContent }) => (tagName === 'OUTPUT' ? [] : textContent || []))

test('a page where nothing waits to be sent says that the network is gone, until it is back, without a dialog', async () => {
  const { network } = openMarking()
  await ready()
  const before = states()
  act(() => network.set(false))
  const offline = { states: states(), dialog: screen.queryByRole('dialog') }
  act(() => network.set(true))
  expect({ before, offline, after: states() }).toEqual({
    before: [],
    offline: { states: ['网络断了，评分先存在本机'], dialog: null },
    after: [],
  })
})
