// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import { type Navigation, NavigationProvider } from '#ui/navigation/navigation.tsx'
import { JobScreen } from './job.screen.tsx'
import { givenInfo, givenWriting } from './testing/given-scan.ts'
import { openSmartMark } from './testing/open-smart-mark.tsx'

const user = userEvent.setup({ delay: null })

/** The job at an address that outlives the page. */
function openAt(address: Record<string, string>) {
  const setQuery: Navigation['setQuery'] = (changes) => void Object.assign(address, changes)
  const place = { path: '/job', query: { ...address }, push: () => {}, setQuery, back: () => {} }
  openSmartMark(
    <NavigationProvider value={place}>
      <JobScreen scanId={3} flags={{}} letterKeys={{ usesLetters: true, onUseLetters: () => {} }} />
    </NavigationProvider>,
    {
      [scan.info.path]: () => givenInfo({ unsureCount: 2 }),
      [scan.unsure.path]: () => ({ groups: [givenWriting('Library', 1), givenWriting('librery', 2)] }),
    },
  )
}

test('a reload returns to the group in view', async () => {
  const address: Record<string, string> = {}
  openAt(address)
  await screen.findByText('第 1 组，共 2 组')
  await user.keyboard('{ArrowRight}')
  await screen.findByText('第 2 组，共 2 组')
  expect(address).toEqual({ reading: '2.Q3' })
  cleanup()
  openAt(address)
  expect((await screen.findByText(/^第 \d 组，共 2 组$/)).textContent).toBe('第 2 组，共 2 组')
})
