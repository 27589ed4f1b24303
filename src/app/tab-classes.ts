import type { ClassChannel } from '#api/ports/class-channel.ts'
import { courseOfPath } from '#domain/classes/course-path.ts'
import type { EffectTools } from './session-effects.ts'

/**
 * Shares the current class with the same teacher's other tabs. A tab that shows a page of one class stays with it: it
 * was opened to look at that class.
 */
export const tabClasses = ({
  tabs,
  services,
  router,
}: Pick<EffectTools, 'tabs' | 'services' | 'router'>): ClassChannel => ({
  tellCourse: (courseId) => {
    const uid = services.uid.get()
    if (uid !== null && courseId !== null) tabs.post({ kind: 'course', uid, courseId })
  },
  onCourse: (listener) =>
    tabs.onMessage((message) => {
      const isOurs = message.kind === 'course' && message.uid === services.uid.get()
      if (isOurs && courseOfPath(router.state.location.href) === null) listener(message.courseId)
    }),
})
