import { assigning } from '#api/contract/areas/assigning.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { dateText } from '#domain/time/dates.ts'
import { viewedFilters } from '#domain/assignments/filters.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { assignTexts } from '../assign.texts.ts'
import css from '../assign.module.css'

const { notStarted, inProgress, finished } = assignmentStatuses

/** What is saved only, nobody has had. */
const published = [inProgress, finished, notStarted]

interface AssignedBeforeProps {
  readonly courseId: number
  readonly paperId: number
  /** The current time at school, in milliseconds since 1970. */
  readonly now: number
}

/**
 * Says whether the class has had this paper before, and when. Its line has room from the start, so that nothing shifts.
 */
export function AssignedBefore({ courseId, paperId, now }: AssignedBeforeProps) {
  const texts = useTexts(assignTexts)
  const { language } = useLanguage()
  const { data } = useEndpoint(assigning.list, {
    courseId,
    paperId,
    assignmentStatus: published,
    viewed: viewedFilters.all,
    scorePublish: 0,
    assignmentType: 0,
    sortBy: 'beginTime',
    sort: 'DESC',
    pager: { currentPage: 1, pageSize: 1 },
  })
  if (data === undefined) return <p className={css['before']} />
  const last = data.list[0]?.assignmentInfo
  if (last === undefined) return <p className={css['before']}>{texts.neverAssigned}</p>
  const begin = dateText(Date.parse(last.beginTime), { now, language })
  return (
    <p className={classNames(css['before'], css['again'])} role="note">
      <Icon name="warning" small />
      {texts.assignedBefore(data.total, last.assignmentName, begin)}
    </p>
  )
}
