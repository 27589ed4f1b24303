// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { useScanFlags } from './use-scan-flags.ts'

const now = '2026-11-20T02:00:00.000Z'
const granted = (featureId: string, feature: string, endTime = '2027-01-01T00:00:00.000Z') => ({
  featureId,
  feature,
  endTime,
  isTrial: false,
})

function Flags() {
  const flags = useScanFlags(useNavigation().query)
  return flags === undefined ? null : <p role="status">{JSON.stringify(flags)}</p>
}

const both = [granted('16', '选一张当答案'), granted('18', '用这份当答案')]

test.each([
  ['none are what is granted', {}, both, { canSmartMarkEntry: '1', useOldWordSentence: '0', useAnswerCard3: '1' }],
  [
    'none and grants that have ended are closed',
    {},
    [granted('16', '选一张当答案', now)],
    { canSmartMarkEntry: '0', useOldWordSentence: '0', useAnswerCard3: '0' },
  ],
  ['some are those alone', { canSmartMarkEntry: '0', useOldWordSentence: '1' }, both, { useOldWordSentence: '1' }],
])('the options of an address that names %s', async (_, query, grants, flags) => {
  openScreen(<Flags />, { [account.features.path]: () => ({ now, grants }) }, query)
  expect(JSON.parse((await screen.findByRole('status')).textContent)).toEqual(flags)
})
