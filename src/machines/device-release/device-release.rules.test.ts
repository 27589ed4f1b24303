import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import { deviceReleaseTable } from '#tests/support/charts/login-table.ts'
import type { DeviceReleaseContext } from './device-release.types.ts'

type ReleaseStep = Step<DeviceReleaseContext>

/** Somebody else took the place: other devices, under another token. */
const devices = [{ deviceId: 9, label: 'Edge', lastUsedAt: '2026-11-20T11:02:00.000Z', isCurrent: false }]
const steps: readonly ReleaseStep[] = stepsOf({
  ...deviceReleaseTable,
  answers: {
    release: [
      { kind: 'signedIn' },
      { kind: 'tooManyDevices', token: 'second', devices },
      { kind: 'ended', message: '验证已失效' },
    ],
  },
})

const takesNewList = so('the devices of now are shown, and it says so', ({ given, after }: ReleaseStep) =>
  after.isChanged ? after.token === given['output'].token && after.devices === given['output'].devices : false,
)
const isFree = so('no device is being signed out', ({ after }: ReleaseStep) => after.deviceId === null)
const forgetsFormer = so('what went wrong before is no longer said', ({ after }: ReleaseStep) =>
  after.message === '' ? !after.isChanged : false,
)

const rules: readonly Rule[] = [
  ['start', 'full', 'choosing', isFree],
  ['choosing', 'device.release', 'releasing', forgetsFormer],
  ['releasing', 'release answered signedIn', 'signedIn'],
  ['releasing', 'release answered tooManyDevices', 'choosing', isFree, takesNewList],
  ['releasing', 'release answered ended', 'ended', so('it says why', ({ after }) => after.message === '验证已失效')],
  // Pressing again finds out whether the first press arrived.
  [
    'releasing',
    'release failed',
    'choosing',
    isFree,
    so('it says why', ({ after }) => after.message === '网络连接失败'),
  ],
]

const work: readonly Work[] = [
  ['releasing', 'release', ({ before, given }) => ({ token: before.token, deviceId: given['deviceId'] })],
]

test('the chart goes where the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))

test('the chosen device is signed out with the token of the response that listed it', () =>
  expect(workBreachesOf(steps, work)).toEqual([]))
