// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { openAccount } from '../testing/open-account.tsx'
import { FeaturesPart } from './features-part.tsx'

const endings = (...ends: readonly string[]) => ({
  now: '2026-11-20T06:00:00.000Z',
  grants: ends.map((endTime, index) => ({
    feature: '功能',
    featureId: String(11 + index),
    endTime,
    isTrial: false,
  })),
})

test.each([
  [['2027-06-30T00:00:00.000Z', '2027-06-30T00:00:00.000Z', '2026-11-20T05:00:00.000Z'], '2 项可用'],
  [['2027-06-30T00:00:00.000Z', '2026-11-22T00:00:00.000Z'], '2 项可用，其中 1 项 14 天内到期'],
  [[], '0 项可用'],
])('with functions until %j the profile says %s, and leads to them', async (ends, summary) => {
  openAccount(<FeaturesPart subjectId={203} />, { [account.features.path]: () => endings(...ends) })
  const value = screen.getByRole('term').nextElementSibling
  await waitFor(() => expect(value?.textContent).toBe(summary))
  expect(screen.getByRole('link', { name: '查看我的功能' }).getAttribute('href')).toBe('#/personal-center/my-functions')
})
