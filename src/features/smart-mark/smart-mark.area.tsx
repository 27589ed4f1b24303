import { useQuery } from '@tanstack/react-query'
import { course } from '#api/contract/groups/course.ts'
import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { queryOf } from '#api/queries/query-of.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import type { ScanFlags } from '#domain/paths/marking-paths.ts'
import { idIn } from '#domain/wire/id-in.ts'
import { useLetterKeys } from '#parts/letter-keys/use-letter-keys.ts'
import { reactArea, useReadable } from '#ui/area/react-area.tsx'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { JobScreen } from './job.screen.tsx'
import { KeyPictureScreen } from './key-picture.screen.tsx'
import { SmartMarkScreen } from './smart-mark.screen.tsx'
import { SnapshotsScreen } from './snapshots.screen.tsx'
import { useScanFlags } from './use-scan-flags.ts'

const MarkListScreen = lazyPart(() => import('./mark-list.screen.tsx').then((module) => module.MarkListScreen))

/**
 * The area /smartpaper-v2-html: the uploaded files; /job?scanId= reads the sheets of one assignment, /key uses one as
 * the key, /mark-list shows the students of an assignment, or, without one, the assignments of the class. Flags in the
 * address, or else the teacher's grants, open options (specification §2): a key from a picture, a student's sheet as
 * the key, deciding handwriting one by one.
 */
export const createArea = (frame: AreaFrame<AreaHost>): AreaModule => reactArea(frame, SmartMarkArea)

function SmartMarkArea({ host }: { readonly host: AreaHost }) {
  const { path, query } = useNavigation()
  const { courseId } = useReadable(host.context)
  const [scanId, assignmentId, submissionId] = [query['scanId'], query['assignmentId'], query['submissionId']].map(idIn)
  const flags = useScanFlags(query)
  const letterKeys = useLetterKeys()
  if (path === '/job' && scanId != null) {
    // The page waits for the grants: options must not count as closed while grants are unknown.
    if (flags === undefined) return <SkeletonRows rows={5} />
    return <JobScreen key={scanId} scanId={scanId} flags={flags} letterKeys={letterKeys} />
  }
  // The list of uploads has no `<main>` of its own, since the shell puts one around it; `/job` is shown without the shell.
  if (path === '/job')
    return (
      <main>
        <SnapshotsScreen flags={flags ?? noFlags} />
      </main>
    )
  if (path === '/key') {
    const student = assignmentId != null && submissionId != null ? { assignmentId, submissionId } : null
    const paperId = idIn(query['paperId'])
    return <KeyPictureScreen key={`${paperId} ${submissionId}`} paperId={paperId} student={student} />
  }
  if (path !== '/mark-list') return <SnapshotsScreen flags={flags ?? noFlags} />
  if (assignmentId == null) return <Assignments courseId={courseId} flags={flags ?? noFlags} />
  return <MarkListScreen key={assignmentId} assignmentId={assignmentId} flags={flags ?? noFlags} />
}

const noFlags: ScanFlags = {}

function Assignments({ courseId, flags }: { readonly courseId: number | null; readonly flags: ScanFlags }) {
  const pager = { currentPage: 1, pageSize: pageSizes.courses }
  const courses = useQuery(queryOf(useCall(), course.list, { status: courseStatuses.inUse, pager }))
  return <SmartMarkScreen course={courses.data?.list.find((one) => one.courseId === courseId) ?? null} flags={flags} />
}
