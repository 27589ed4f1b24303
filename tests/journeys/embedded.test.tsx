// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddingIn } from '#api/ports/embedding.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { endSessions, newSession, settle } from '#tests/support/service/sessions.ts'
import { openWatchedPortal } from '#tests/support/documents/watched-portal.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})

afterAll(() => journey.close())

const origin = 'https://school.example.cn'

/** The portal framed by a page that records what it is sent, and sends messages itself. */
async function openInFrame(path: string) {
  const { service, world } = journey
  await settle(service, world.teacher, '13800000001')
  await endSessions(service, world.teacher)
  const sent: unknown[] = []
  const around = { postMessage: (message: unknown) => void sent.push(message) }
  const embedding = embeddingIn(around, origin)
  await openWatchedPortal(journey, path, await newSession(service, world.teacher), { embedding })
  const say = (data: object) => {
    const event = new MessageEvent('message', { data: { podium: 1, ...data }, origin })
    Object.defineProperty(event, 'source', { value: around })
    window.dispatchEvent(event)
  }
  return { sent, say }
}

/** A page of the spine. */
const accountMenu = () => screen.queryByRole('button', { name: /账号菜单/ })

test('in a frame the portal has no menus, and the surrounding page navigates it', async () => {
  const { sent, say } = await openInFrame('/classes-dialog')
  await screen.findByRole('main')
  expect(accountMenu()).toBeNull()
  await waitFor(() => expect(sent).toContainEqual({ podium: 1, kind: 'ready', path: '/classes-dialog' }))
  say({ kind: 'navigate', path: '/personal-center/my-profile/devices' })
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ podium: 1, kind: 'navigated', path: '/personal-center/my-profile/devices' }),
  )
  expect({ hash: window.location.hash, menu: accountMenu() }).toEqual({
    hash: '#/personal-center/my-profile/devices',
    menu: null,
  })
})

test('the current class is synchronised both ways', async () => {
  const { sent, say } = await openInFrame('/')
  const { teacher, courseId } = journey.world
  await waitFor(() => expect(sent).toContainEqual({ podium: 1, kind: 'courseChanged', courseId }))
  say({ kind: 'courseChanged', courseId })
  await waitFor(() => expect(localStorage.getItem(storageKeys.lastCourse(teacher.uid))).toBe(String(courseId)))
})
