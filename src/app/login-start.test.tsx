// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { onTestFinished, expect, test, vi } from 'vitest'
import { sessionTextStorage } from '#api/ports/local-storage.ts'
import { takeWayBack } from '#api/ports/saved-address.ts'
import { startLogin } from './login-start.tsx'

/** Starts the login at an address of this origin, over a service that never responds. */
async function startAt(address: string, state: object | null = null) {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  window.history.replaceState(state, '', address)
  const container = document.createElement('div')
  document.body.append(container)
  const onLeave = vi.fn<() => void>()
  let stop = () => {}
  await act(async () => {
    stop = startLogin(container, onLeave)
  })
  onTestFinished(() => {
    act(stop)
    container.remove()
    window.history.replaceState(null, '', '/')
    vi.unstubAllGlobals()
  })
  return { onLeave }
}

const here = () => location.href.slice(location.origin.length)

test.each([
  '/?code=c&state=s',
  '/?code=c&state=s#/',
  '/?code=c&state=s#/login',
  '/#/login?code=c&state=s',
  '/#/login?count=13800000001',
])('what %s brought is gone from the address at once', async (address) => {
  await startAt(address)
  expect(here()).toBe('/#/login')
})

test('the number of the entry in the history stays when its address changes', async () => {
  await startAt('/#/login?count=13800000001', { __TSR_index: 3 })
  expect({ here: here(), state: window.history.state }).toEqual({ here: '/#/login', state: { __TSR_index: 3 } })
})

test('where the person came from stays in the address', async () => {
  await startAt('/#/login?back=%2Fcourse%2F3%2Ftasks&count=13800000001')
  expect(here()).toBe('/#/login?back=%2Fcourse%2F3%2Ftasks')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '账号' }).value).toBe('13800000001')
})

test('where the person came from is stored in this tab, whatever the way of signing in', async () => {
  await startAt('/#/login?back=%2Fcourse%2F3%2Ftasks')
  expect(takeWayBack(sessionTextStorage)).toBe('/course/3/tasks')
  await startAt('/#/login?back=%2F%2Fevil.example')
  expect(takeWayBack(sessionTextStorage)).toBeNull()
})

/** Goes to a path and waits until the page has noticed. */
async function go(path: string): Promise<void> {
  const heard = new Promise((done) => window.addEventListener('hashchange', done, { once: true }))
  window.location.hash = path
  await heard
}

test('an address outside the login is reported once; one within it is not', async () => {
  const { onLeave } = await startAt('/#/login')
  await go('/login?back=%2F')
  expect(onLeave).not.toHaveBeenCalled()
  await go('/register')
  await go('/password')
  expect({ onLeave: onLeave.mock.calls.length, here: here() }).toEqual({ onLeave: 1, here: '/#/password' })
})
