import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { lampMachine } from '../testing/lamp.ts'
import { masked, secretNames } from './masked.ts'

test('every secret field is hidden at any depth, whatever it holds', () => {
  for (const name of secretNames) {
    const told = JSON.stringify(
      masked({
        type: 'form.change',
        changes: { [name]: 'canary-1' },
        list: [{ [name]: ['canary-2'] }, { [name]: 987654 }],
      }),
    )
    expect([name, told.match(/canary|987654/)]).toEqual([name, null])
  }
})

test('an event about a secret hides all its words', () => {
  expect([
    masked({ type: 'password.change', text: 'Canary#1' }),
    masked({ type: 'code.change', text: '654321' }),
    masked({ type: 'account.change', text: 'qm0701001' }),
  ]).toEqual([
    { type: 'password.change', text: '•••' },
    { type: 'code.change', text: '•••' },
    { type: 'account.change', text: 'qm0701001' },
  ])
})

test('mobiles, tokens and digests are hidden wherever they stand', () => {
  expect(
    masked({
      account: '13800000001',
      message: `no ${'a'.repeat(64)}, ${'T'.repeat(43)} for 13912345678`,
      at: 1700000000000,
    }),
  ).toEqual({
    account: '138****0001',
    message: 'no •••, ••• for 139****5678',
    at: 1_700_000_000_000,
  })
})

test('an empty secret is told from a filled one, and an object with the name of one is looked into', () => {
  expect(masked({ password: '', code: { qrId: 'q1', qrToken: 'canary', expiresAt: null } })).toEqual({
    password: '',
    code: { qrId: 'q1', qrToken: '•••', expiresAt: null },
  })
})

test('a snapshot is told without its machine, and an actor by its id', () => {
  const actor = createActor(lampMachine).start()
  actor.send({ type: 'lamp.press' })
  const warm = actor.getSnapshot().children['warm']?.sessionId
  expect(masked(actor.getSnapshot())).toEqual({
    status: 'active',
    value: { light: 'plain' },
    context: { presses: 1, password: '•••' },
    children: { warm: { actor: warm } },
    historyValue: {},
    tags: [],
  })
})

test('what JSON does not know becomes words', () => {
  const circle: { name: string; self?: unknown } = { name: 'circle' }
  circle.self = circle
  const told = JSON.stringify(
    masked({ circle, act: () => 1, when: new Date(0), why: new Error('13800000001'), all: new Set([1n]) }),
  )
  expect(JSON.parse(told)).toMatchObject({
    circle: { name: 'circle', self: '…' },
    act: '[function]',
    when: '1970-01-01T00:00:00.000Z',
    why: { name: 'Error', message: '138****0001' },
    all: ['1'],
  })
})
