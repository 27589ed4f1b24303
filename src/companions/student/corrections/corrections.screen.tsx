import { correction } from '#api/contract/groups/correction.ts'
import { messageOf } from '#api/client/failures.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageSkeleton } from '#ui/page-skeleton/page-skeleton.tsx'
import { AssignmentHead } from '../page/assignment-head.tsx'
import { Card, CardLine, Cards } from '../page/cards.tsx'
import { Page } from '../page/page.tsx'
import { studentPaths } from '../student-address.ts'
import css from '../page/page.module.css'
import { correctionsTexts } from './corrections.texts.ts'

/** 订正: the assignments that lost marks, and the progress of each. */
export function CorrectionsScreen() {
  const texts = useTexts(correctionsTexts)
  const { data, error, refetch } = useEndpoint(correction.own, {})
  return (
    <Page head={<AssignmentHead title={texts.title} note={texts.about} />}>
      {data === undefined && error !== null && <FailedState why={messageOf(error)} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <PageSkeleton rows={4} />}
      {data?.list.length === 0 && <EmptyState title={texts.none} why={texts.noneWhy} />}
      {data !== undefined && data.list.length > 0 && (
        <Cards label={texts.title}>
          {data.list.map(({ assignmentId, assignmentName, toDoCount, waitingCount, rightCount }) => (
            <Card
              key={assignmentId}
              name={assignmentName}
              href={hrefOf(studentPaths.correction(assignmentId))}
              side={<Icon name="chevron-right" className={css['arrow']} />}
            >
              {toDoCount > 0 && <CardLine need>{texts.toDo(toDoCount)}</CardLine>}
              <CardLine>
                {waitingCount > 0 && <span>{texts.waiting(waitingCount)}</span>}
                {toDoCount + waitingCount === 0 ? (
                  <span>{texts.allRight}</span>
                ) : (
                  rightCount > 0 && <span>{texts.right(rightCount)}</span>
                )}
              </CardLine>
            </Card>
          ))}
        </Cards>
      )}
    </Page>
  )
}
