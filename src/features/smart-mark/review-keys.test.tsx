// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import { givenInfo, givenWriting } from './testing/given-scan.ts'
import { decided, openJob } from './testing/open-smart-mark.tsx'

const user = userEvent.setup({ delay: null })

test('letters that are switched off decide nothing, and are not among the keys; digits and Enter go on working', async () => {
  const { item, readings } = givenWriting(null, 2, 3)
  const bubbles = { item: { ...item, kind: 'single' as const, choices: ['A', 'B', 'C'] }, candidates: ['B'], readings }
  const answers = {
    [scan.info.path]: () => givenInfo({ unsureCount: 2 }),
    [scan.unsure.path]: () => ({ groups: [bubbles] }),
  }
  const pressedAfter = async (usesLetters: boolean) => {
    const sent = openJob(answers, usesLetters)
    const keys = await screen.findByRole('contentinfo', { name: '键盘' })
    const named = [...keys.querySelectorAll('kbd')].map(({ textContent }) => textContent)
    await user.keyboard('c2{Enter}')
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain(scan.decide.path))
    const given = decided(sent)
    cleanup()
    return { named, given }
  }
  expect([await pressedAfter(true), await pressedAfter(false)]).toEqual([
    { named: ['A', 'C', '0', 'Enter', '1', '2', '→', 'Z'], given: [['C', [2]]] },
    { named: ['0', 'Enter', '1', '2', '→'], given: [['B', [2]]] },
  ])
})
