import type { ClassChannel } from '#api/ports/class-channel.ts'
import { courseOfPath, pathInCourse } from '#domain/classes/course-path.ts'
import type { CurrentClass } from '#routes/router-context.ts'
import type { PortalRouter } from './area-host.ts'

/**
 * Keeps page and outside at the same class: reports what is current here, follows what is chosen there, and never
 * echoes. Returns an unsubscribe function.
 */
export function relayCurrentClass(
  channel: ClassChannel,
  { id, choose }: Pick<CurrentClass, 'id' | 'choose'>,
  router: Pick<PortalRouter, 'state' | 'navigate'>,
): () => void {
  let known: number | null = null
  const stopTelling = id.subscribe(() => {
    const now = id.get()
    if (now === known) return
    known = now
    channel.tellCourse(now)
  })
  const stopHearing = channel.onCourse((wanted) => {
    known = wanted
    const { href } = router.state.location
    const shown = courseOfPath(href)
    if (shown === null || shown === wanted) choose(wanted)
    // A page of one class gives way to one of the other.
    else void router.navigate({ href: pathInCourse(href, wanted) })
  })
  return () => {
    stopTelling()
    stopHearing()
  }
}
