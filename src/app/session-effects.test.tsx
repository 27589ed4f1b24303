// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import type { Call } from '#api/client/client.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { createStore } from '#api/ports/readable.ts'
import type { WhoAnswer } from '#machines/session/session.types.ts'
import type { Person } from '#machines/session/person.types.ts'
import type { NewLogin } from './new-logins.ts'
import { createServices } from './services.ts'
import { applySessionEffects } from './session-effects.ts'
import { createSessionRuntime } from './session-runtime.ts'

const refused: Call = () => Promise.reject(new Error('No call is expected'))

const teacher: WhoAnswer = { kind: 'teacher', person: { uid: 7, realname: '姓名 teacher' } as Person }

/** The page of a teacher who is working with a class and has been shown messages. */
async function withTeacher() {
  let answer = teacher
  const session = createSessionRuntime({
    who: () => Promise.resolve(answer),
    plainCall: refused,
    call: () => refused,
    isDesktop: false,
  })
  const services = { ...createServices(), session }
  const steps: object[] = []
  const news = createStore<readonly NewLogin[]>([])
  const stop = applySessionEffects({
    services,
    ports: { tabStorage: memoryStorage() } as never,
    router: { state: { location: { href: '/member' } }, navigate: (step: object) => void steps.push(step) } as never,
    tabs: { post: () => {} } as never,
    logins: { news, begin: async () => {}, look: async () => {} },
  })
  session.actor.start()
  onTestFinished(() => {
    stop()
    session.actor.stop()
  })
  await session.identify(false)
  const { uid, currentClass, isWithdrawn, toastLog, queryClient } = services
  currentClass.begin(7, [3])
  toastLog.add({ kind: 'success', text: '已移出 陈思远', shownAt: 0 })
  news.set([{ at: '2026-11-20T06:00:00.000Z', browser: 'Chrome', system: 'Windows' }])
  queryClient.setQueryData(['members'], '陈思远')
  return {
    lose: async () => {
      answer = { kind: 'nobody' }
      session.actor.send({ type: 'session.lose' })
      await waitFor(() => expect(isWithdrawn.get()).toBe(true))
    },
    steps,
    cancel: () => session.actor.send({ type: 'login.cancel' }),
    held: () => ({
      uid: uid.get(),
      courseId: currentClass.id.get(),
      toasts: toastLog.get().length,
      news: news.get().length,
      read: queryClient.getQueryCache().getAll().length,
    }),
  }
}

test('a lost session removes its person’s messages, and the notices about other devices', async () => {
  const { lose, held } = await withTeacher()
  expect(held()).toEqual({ uid: 7, courseId: 3, toasts: 1, news: 1, read: 1 })
  await lose()
  expect(held()).toEqual({ uid: 7, courseId: 3, toasts: 0, news: 0, read: 1 })
})

test('nothing of a person remains once they are not signed in again', async () => {
  const { lose, cancel, held } = await withTeacher()
  await lose()
  cancel()
  expect(held()).toEqual({ uid: null, courseId: null, toasts: 0, news: 0, read: 0 })
})

test('whoever does not sign in again is led to the login, whatever the page they left asks about', async () => {
  const { lose, cancel, steps } = await withTeacher()
  await lose()
  cancel()
  expect(steps).toEqual([{ href: '/login?back=%2Fmember', ignoreBlocker: true }])
})
