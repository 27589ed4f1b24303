// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLeavingGuards } from '#ui/navigation/leaving-guards.ts'
import { guardSteps } from './guard-steps.ts'
import { createNumberedHistory } from './numbered-history.ts'

/** A page with something to lose, opened by links from a list that was opened by one from home. */
async function openGuarded() {
  window.location.hash = '#/'
  const history = createNumberedHistory()
  const guards = createLeavingGuards()
  const stop = guardSteps(history, guards)
  onTestFinished(() => {
    stop()
    history.destroy()
  })
  const follow = async (path: string) => {
    window.location.hash = `#${path}`
    await vi.waitFor(() => expect(history.location.href).toBe(path))
  }
  await follow('/list')
  await follow('/editor?paperId=4')
  const asked: (() => void)[] = []
  const letGo = guards.hold({ loses: () => true, ask: (go) => void asked.push(go) })
  /** The address in the browser, and where the page is. */
  const addresses = () => ({ address: window.location.hash, page: history.location.href, asked: asked.length })
  return { history, asked, letGo, addresses, agree: () => asked.at(-1)?.() }
}

const here = { address: '#/editor?paperId=4', page: '/editor?paperId=4' }

const steps = {
  Back: [() => window.history.back(), '/list'],
  'Back by two': [() => window.history.go(-2), '/'],
  'a link': [() => (window.location.hash = '#/course'), '/course'],
  'another paper': [() => (window.location.hash = '#/editor?paperId=5'), '/editor?paperId=5'],
} as const

test.each(Object.keys(steps) as (keyof typeof steps)[])(
  '%s stays where it is until it is agreed to, and goes where it led then',
  async (name) => {
    const [step, path] = steps[name]
    const { addresses, agree } = await openGuarded()
    step()
    await vi.waitFor(() => expect(addresses()).toEqual({ ...here, asked: 1 }))
    agree()
    await vi.waitFor(() => expect(addresses()).toEqual({ address: `#${path}`, page: path, asked: 1 }))
  },
)

test('a step of the page’s own code asks too, unless it is one that nothing may hold up', async () => {
  const { history, addresses, agree } = await openGuarded()
  history.push('/course')
  await vi.waitFor(() => expect(addresses()).toEqual({ ...here, asked: 1 }))
  agree()
  await vi.waitFor(() => expect(addresses()).toEqual({ address: '#/course', page: '/course', asked: 1 }))
  history.push('/login', undefined, { ignoreBlocker: true })
  await vi.waitFor(() => expect(addresses()).toEqual({ address: '#/login', page: '/login', asked: 1 }))
})

test('a page with nothing to lose any more is left without a question', async () => {
  const { letGo, addresses } = await openGuarded()
  letGo()
  window.history.back()
  await vi.waitFor(() => expect(addresses()).toEqual({ address: '#/list', page: '/list', asked: 0 }))
})
