import { Button } from '@mantine/core'
import { useState } from 'react'
import { type ClassReport, report as reportArea, type StudentReport } from '#api/contract/groups/report.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { dateText } from '#domain/time/dates.ts'
import { type StudentColumn, studentColumns, studentRow } from '#domain/report/report-tables.ts'
import { pointsText } from '#domain/values/score.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { SideDrawer } from '#ui/side-drawer/side-drawer.tsx'
import { cellText } from '../report-cells.ts'
import { reportDetailsTexts } from '../report-details.texts.ts'
import { reportTablesTexts } from '../report-tables.texts.ts'
import { useNameOf } from '../student-names.ts'
import { Change } from './change.tsx'
import { DrawerSteps } from './drawer-steps.tsx'
import { Facts } from './facts.tsx'
import { StudentSubmission } from './student-submission.tsx'

const MarkedPages = lazyPart(() => import('./marked-pages.tsx').then((module) => module.MarkedPages))

interface StudentDrawerProps {
  readonly report: ClassReport
  readonly uid: number
  readonly anonymous: boolean
  /** When the report was read, in milliseconds since 1970. */
  readonly readAt: number
  readonly onStudent: (uid: number) => void
  readonly onClose: () => void
}

/** One student's submission, item by item, even while it waits for marking. */
export function StudentDrawer({ report, uid, anonymous, readAt, onStudent, onClose }: StudentDrawerProps) {
  const texts = useTexts(reportDetailsTexts)
  const nameOf = useNameOf()
  const { students, assignment } = report
  const student = students.find((one) => one.uid === uid)
  const [isOnlyLost, setIsOnlyLost] = useState(false)
  return (
    <SideDrawer
      opened
      onClose={onClose}
      width={580}
      title={nameOf(uid)}
      footer={
        <DrawerSteps
          ids={students.map((one) => one.uid)}
          current={uid}
          previousLabel={texts.previousStudent}
          nextLabel={texts.nextStudent}
          onStep={onStudent}
        />
      }
    >
      {student !== undefined && (
        <StudentFacts student={student} fullMark={assignment.score} anonymous={anonymous} readAt={readAt} />
      )}
      {student?.state === 'unsubmitted' ? (
        <EmptyState title={texts.notSubmittedTitle} why={texts.notSubmittedWhy} />
      ) : (
        <Submission
          key={uid}
          assignmentId={assignment.assignmentId}
          uid={uid}
          anonymous={anonymous}
          isOnlyLost={isOnlyLost}
          onOnlyLost={setIsOnlyLost}
        />
      )}
    </SideDrawer>
  )
}

interface StudentFactsProps extends Pick<StudentDrawerProps, 'anonymous' | 'readAt'> {
  readonly student: StudentReport
  readonly fullMark: number
}

/** The table's figures for the student; the account name is left out, as it would reveal a hidden name. */
function StudentFacts({ student, fullMark, anonymous, readAt }: StudentFactsProps) {
  const texts = useTexts(reportDetailsTexts)
  const words = useTexts(reportTablesTexts)
  const { language } = useLanguage()
  const cells = studentRow(student)
  const text = (column: StudentColumn) => cellText(cells[studentColumns.indexOf(column)], words)
  const { state, submittedAt } = student
  const handedIn = submittedAt === null ? words[state] : dateText(Date.parse(submittedAt), { now: readAt, language })
  return (
    <Facts
      of={student.uid}
      facts={[
        ...(anonymous ? [] : [{ name: texts.account, value: student.username }]),
        { name: texts.submitted, value: handedIn },
        {
          name: texts.total,
          value:
            state === 'marked'
              ? texts.scoreOf(text('total'), pointsText(fullMark))
              : state === 'unmarked'
                ? words.unmarked
                : text('total'),
        },
        { name: texts.rank, value: text('rank') },
        { name: texts.objective, value: text('objective') },
        { name: texts.written, value: text('written') },
        { name: words.change, value: <Change student={student} /> },
      ]}
    />
  )
}

interface SubmissionProps extends Pick<StudentDrawerProps, 'anonymous'> {
  readonly assignmentId: number
  readonly uid: number
  readonly isOnlyLost: boolean
  readonly onOnlyLost: (isOnlyLost: boolean) => void
}

function Submission({ assignmentId, uid, anonymous, ...only }: SubmissionProps) {
  const query = useEndpoint(reportArea.student, { assignmentId, uid })
  return (
    <WhenFetched of={fetchedOf(query)} skeletonRows={12}>
      {({ paper, answers }) => (
        <>
          {/* A page shows the name and number that its student wrote. */}
          {!anonymous && answers.some(({ crop }) => crop !== null) && (
            <ToMarkedPages assignmentId={assignmentId} uid={uid} />
          )}
          <StudentSubmission uid={uid} paper={paper} answers={answers} {...only} />
        </>
      )}
    </WhenFetched>
  )
}

/** Opens the marked sheet of a submission that was read from one. */
function ToMarkedPages(of: Pick<SubmissionProps, 'assignmentId' | 'uid'>) {
  const texts = useTexts(reportDetailsTexts)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="xs" mt={14} onClick={() => setIsOpen(true)}>
        {texts.toMarkedPages}
      </Button>
      {isOpen && <MarkedPages {...of} onClose={() => setIsOpen(false)} />}
    </>
  )
}
