import { expect, test } from 'vitest'
import { fakeDesktopBridge } from '#api/ports/desktop-bridge.ts'
import { createStore } from '#api/ports/readable.ts'
import type { PortalRouter } from './area-host.ts'
import { relayCurrentClass } from './relay-current-class.ts'

/** A page of classes 1 to 9 at an address, connected to a host. */
function started(href = '/home') {
  const channel = fakeDesktopBridge([])
  const courseId = createStore<number | null>(null)
  const visited: unknown[] = []
  const router = {
    state: { location: { href } },
    navigate: async (target: unknown) => void visited.push(target),
  } as unknown as PortalRouter
  const choose = (wanted: number) => {
    if (wanted < 10) courseId.set(wanted)
  }
  const stop = relayCurrentClass(channel, { id: courseId, choose }, router)
  return { channel, courseId, visited, stop }
}

test('a choice here is reported once, and so is having no class left', () => {
  const { channel, courseId } = started()
  for (const chosen of [3, 3, 4, null]) courseId.set(chosen)
  expect(channel.courses).toEqual([3, 4, null])
})

test('a choice there is followed and not reported back', () => {
  const { channel, courseId } = started()
  courseId.set(3)
  channel.sayCourse(5)
  expect({ courseId: courseId.get(), courses: channel.courses }).toEqual({ courseId: 5, courses: [3] })
  courseId.set(3)
  channel.sayCourse(5)
  expect({ courseId: courseId.get(), courses: channel.courses }).toEqual({ courseId: 5, courses: [3, 3] })
})

test('a page of another class gives way to the assignments of the one chosen there', () => {
  const { channel, courseId, visited } = started('/course/3/tasks')
  courseId.set(3)
  channel.sayCourse(5)
  expect({ courseId: courseId.get(), visited }).toEqual({ courseId: 3, visited: [{ href: '/course/5/tasks' }] })
})

test('a class that is not this page’s changes nothing here', () => {
  const { channel, courseId } = started()
  courseId.set(3)
  channel.sayCourse(99)
  expect({ courseId: courseId.get(), courses: channel.courses }).toEqual({ courseId: 3, courses: [3] })
})

test('after the end nothing is reported and nothing followed', () => {
  const { channel, courseId, stop } = started()
  stop()
  courseId.set(3)
  channel.sayCourse(5)
  expect({ courseId: courseId.get(), courses: channel.courses }).toEqual({ courseId: 3, courses: [] })
})
