import { homework } from '#api/contract/areas/homework.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { dateText } from '#domain/dates.ts'
import { testStatusOf, taskFilters, viewedFilters } from '#domain/tasks/filters.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { assignTexts } from '../assign.texts.ts'
import css from '../assign.module.css'

interface AssignedBeforeProps {
  readonly courseId: number
  readonly paperId: number
  /** The present instant at school, in milliseconds since 1970. */
  readonly now: number
}

/** Says that the class has had this paper already, and when; nothing where it has not. */
export function AssignedBefore({ courseId, paperId, now }: AssignedBeforeProps) {
  const texts = useTexts(assignTexts)
  const { language } = useLanguage()
  const { data } = useEndpoint(homework.list, {
    courseId,
    paperId,
    testStatus: testStatusOf(taskFilters.all),
    viewed: viewedFilters.all,
    scorePublish: 0,
    testType: 0,
    sortBy: 'beginTime',
    sort: 'DESC',
    pager: { currentPage: 1, pageSize: 1 },
  })
  const last = data?.list[0]?.testInfo
  if (data === undefined || last === undefined) return null
  const begin = dateText(Date.parse(last.beginTime), { now, language })
  return (
    <p className={css['before']} role="note">
      <Icon name="warning" small />
      {texts.assignedBefore(data.total, last.testName, begin)}
    </p>
  )
}
