import type { ComponentType } from 'react'
import { course as courseArea } from '#api/contract/groups/course.ts'
import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { courseDefaults } from '#domain/classes/class-limits.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import type { AssignedPaper } from '#parts/assigned-toast/assigned-paper.ts'
import { reactArea, useReadable } from '#ui/area/react-area.tsx'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { WrongBookScreen } from './wrong-book.screen.tsx'
import { WrongClassesScreen } from './wrong-classes.screen.tsx'
import { wrongNoteTexts } from './wrong-note.texts.ts'
import type { PracticePaper } from './wrong-note.types.ts'

/** Parts of other features, injected by the app. */
export interface WrongNoteParts {
  readonly AssignDialog: ComponentType<
    Pick<PracticePaper, 'paper' | 'uids'> & {
      readonly courseId: number
      readonly onClose: () => void
      readonly onDone: (assigned: AssignedPaper) => void
    }
  >
}

/** /wrong-note: the wrong questions of the current class. */
export const createArea = (frame: AreaFrame<AreaHost>, parts: WrongNoteParts): AreaModule =>
  reactArea(frame, ({ host }) => <WrongNoteArea host={host} parts={parts} />)

/** /wrong-note-html/list: the classes of the teacher. */
export const createListArea = (frame: AreaFrame<AreaHost>): AreaModule => reactArea(frame, WrongClassesScreen)

const ofCourses = { status: courseDefaults.listStatus, pager: { currentPage: 1, pageSize: pageSizes.courses } }

function WrongNoteArea({ host, parts }: { readonly host: AreaHost; readonly parts: WrongNoteParts }) {
  const texts = useTexts(wrongNoteTexts)
  const { courseId, user } = useReadable(host.context)
  const { AssignDialog } = parts
  const query = useEndpoint(courseArea.list, ofCourses)
  return (
    <WhenFetched of={fetchedPart(query, ({ list }) => list)} skeletonRows={12}>
      {(courses) => {
        const course = courses.find((one) => one.courseId === courseId)
        if (course === undefined)
          return (
            <Surface label={texts.title}>
              <EmptyState why={texts.noClass} />
            </Surface>
          )
        return (
          <WrongBookScreen
            key={course.courseId}
            course={course}
            uid={user.uid}
            renderAssign={({ paper, uids }, onClose, onDone) => (
              <AssignDialog paper={paper} uids={uids} courseId={course.courseId} onClose={onClose} onDone={onDone} />
            )}
          />
        )
      }}
    </WhenFetched>
  )
}
