import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { bindArrivalRoute, bindState } from './bind.route.tsx'
import { passwordRoute } from './password.route.tsx'
import { typedAccount } from './typed-account.ts'

/** Where a guard sends somebody. */
function redirectOf(guard: () => unknown): unknown {
  try {
    return guard()
  } catch (error) {
    return isRedirect(error) ? error.options : error
  }
}

test('the typed account leaves the address for the memory', () => {
  const guard = (count?: string) =>
    redirectOf(() => passwordRoute.options.beforeLoad?.({ search: count === undefined ? {} : { count } } as never))
  expect(guard('13800000001')).toMatchObject({ to: '/password', search: {}, replace: true })
  expect(typedAccount.get()).toBe('13800000001')
  expect(guard()).toBeUndefined()
})

test('the state of a binding leaves the address for the memory, and the id beside it is dropped', () => {
  const params = { openId: 'somebody-else', state: 'a-secret' }
  const target = redirectOf(() => bindArrivalRoute.options.beforeLoad?.({ params } as never))
  expect(target).toMatchObject({ to: '/bind', replace: true })
  expect([JSON.stringify(target).includes('somebody-else'), bindState.get()]).toEqual([false, 'a-secret'])
})
