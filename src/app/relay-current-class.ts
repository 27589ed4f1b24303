import type { ClassChannel } from '#api/ports/class-channel.ts'
import type { Readable } from '#api/ports/area.ts'
import type { CourseWishes } from './course-wishes.ts'

/**
 * Keeps page and outside at the same class: tells what is in hand here, follows what was chosen there, and says nobody
 * what they said themselves. Returns an unsubscribe function.
 */
export function relayCurrentClass(
  channel: ClassChannel,
  courseId: Readable<number | null>,
  wishes: CourseWishes,
): () => void {
  let known: number | null = null
  const stopTelling = courseId.subscribe(() => {
    const now = courseId.get()
    if (now === known) return
    known = now
    channel.tellCourse(now)
  })
  const stopHearing = channel.onCourse((wanted) => {
    known = wanted
    wishes.wish(wanted)
  })
  return () => {
    stopTelling()
    stopHearing()
  }
}
