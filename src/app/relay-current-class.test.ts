import { expect, test } from 'vitest'
import { fakeDesktopBridge } from '#api/ports/desktop-bridge.ts'
import { createStore } from '#api/ports/readable.ts'
import { createCourseWishes } from './course-wishes.ts'
import { relayCurrentClass } from './relay-current-class.ts'

/** A page that follows wishes for classes 1 to 9, between itself and a host. */
function started() {
  const channel = fakeDesktopBridge([])
  const courseId = createStore<number | null>(null)
  const wishes = createCourseWishes()
  wishes.follow((wanted) => wanted < 10 && courseId.set(wanted))
  const stop = relayCurrentClass(channel, courseId, wishes)
  return { channel, courseId, stop }
}

test('what is chosen here is told once, and so is that no class is left', () => {
  const { channel, courseId } = started()
  for (const chosen of [3, 3, 4, null]) courseId.set(chosen)
  expect(channel.courses).toEqual([3, 4, null])
})

test('what is chosen there is followed and not told back', () => {
  const { channel, courseId } = started()
  courseId.set(3)
  channel.sayCourse(5)
  expect([courseId.get(), channel.courses]).toEqual([5, [3]])
  courseId.set(3)
  channel.sayCourse(5)
  expect([courseId.get(), channel.courses]).toEqual([5, [3, 3]])
})

test('a class that is none of this page changes nothing here', () => {
  const { channel, courseId } = started()
  courseId.set(3)
  channel.sayCourse(99)
  expect([courseId.get(), channel.courses]).toEqual([3, [3]])
})

test('after the end nothing is told and nothing is followed', () => {
  const { channel, courseId, stop } = started()
  stop()
  courseId.set(3)
  channel.sayCourse(5)
  expect([courseId.get(), channel.courses]).toEqual([3, []])
})
