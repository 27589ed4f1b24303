import { expect, test } from 'vitest'
import { redirectOf } from '#tests/support/routes/redirect-of.ts'
import { bindState } from './bind-state.ts'
import { bindArrivalRoute } from './bind.route.tsx'
import { passwordRoute } from './password.route.tsx'
import { typedAccount } from './typed-account.ts'

test('the typed account moves from the address to memory', () => {
  const guard = (count?: string) =>
    redirectOf(() => passwordRoute.options.beforeLoad?.({ search: count === undefined ? {} : { count } } as never))
  expect(guard('13800000001')).toEqual({ statusCode: 307, to: '/password', search: {}, replace: true })
  expect(typedAccount.get()).toBe('13800000001')
  expect(guard()).toBeUndefined()
})

test('the state of a binding moves from the address to memory, and the id beside it is dropped', () => {
  const params = { openId: 'somebody-else', state: 'a-secret' }
  const target = redirectOf(() => bindArrivalRoute.options.beforeLoad?.({ params } as never))
  expect({ target, bindState: bindState.get() }).toEqual({
    target: { statusCode: 307, to: '/bind', replace: true },
    bindState: 'a-secret',
  })
})
