import { Button } from '@mantine/core'
import { messageOf } from '#api/client/failures.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { paths } from '#domain/paths.ts'
import { RefuseDialog } from '#parts/decision/refuse.dialog.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { SchoolTeachers, type SchoolTeachersProps } from '../teachers/school-teachers.tsx'
import { ApplicationFilter } from './application-filter.tsx'
import type { Application } from './applications.types.ts'
import { applicationsTexts } from './applications.texts.ts'
import { useApplicationColumns } from './use-application-columns.tsx'
import { useApplications } from './use-applications.ts'
import { useDecide } from './use-decide.ts'

export interface ApplicationsScreenProps {
  readonly teacher: Pick<TeacherInfo, 'isSchoolOwner' | 'uid'>
}

/** 教师申请: who asks for an account at the school and the owner's yes or no; below, who has one. */
export function ApplicationsScreen({ teacher }: ApplicationsScreenProps) {
  const texts = useTexts(applicationsTexts)
  if (teacher.isSchoolOwner) return <Applications ownUid={teacher.uid} />
  return (
    <EmptyState
      title={texts.notOwnerTitle}
      titleAs="h1"
      why={texts.notOwner}
      action={
        <Button component="a" href={hrefOf(paths.home)}>
          {texts.toHome}
        </Button>
      }
    />
  )
}

function Applications({ ownUid }: SchoolTeachersProps) {
  const texts = useTexts(applicationsTexts)
  const list = useApplications()
  const decide = useDecide()
  const { openCount, schoolCode } = list
  const state = openCount === undefined ? '' : texts.state(openCount, schoolCode)
  return (
    <div>
      <PageHead title={texts.title} state={state} />
      <Surface label={texts.title}>
        <ApplicationFilter list={list} decide={decide} />
        <Table list={list} decide={decide} />
      </Surface>
      <SchoolTeachers ownUid={ownUid} />
      {decide.refused !== null && <Refusal decide={decide} applications={decide.refused} />}
    </div>
  )
}

interface TableProps {
  readonly list: ReturnType<typeof useApplications>
  readonly decide: ReturnType<typeof useDecide>
}

function Table({ list, decide }: TableProps) {
  const texts = useTexts(applicationsTexts)
  const { isOpen, applications, error, chosen } = list
  const columns = useApplicationColumns(isOpen, list.readAt)
  const selection = {
    selected: new Set(chosen.map(({ applicationId }) => String(applicationId))),
    onChange: list.setTicked,
    nameOf: ({ realname }: { readonly realname: string }) => realname,
  }
  if (error !== null) return <FailedState why={messageOf(error)} onRetry={list.refetch} />
  if (applications?.length === 0) return <Nobody isOpen={isOpen} />
  return (
    <DataTable<Application>
      key={isOpen ? 'open' : 'decided'}
      label={isOpen ? texts.listOpen : texts.listDecided}
      columns={columns}
      rows={applications ?? []}
      rowKey={({ applicationId }) => String(applicationId)}
      initialSorting={{ column: isOpen ? 'appliedAt' : 'decidedAt', descending: !isOpen }}
      loadingRows={applications === undefined ? 5 : undefined}
      total={applications && texts.total(applications.length)}
      {...(isOpen && {
        selection,
        actions: actsOf(decide, texts),
      })}
    />
  )
}

/** What can be done with one application. */
const actsOf =
  (decide: TableProps['decide'], texts: Wording<(typeof applicationsTexts)['zh-CN']>) => (application: Application) => (
    <RowActions
      name={application.realname}
      primary={
        <Button
          size="xs"
          variant="subtle"
          disabled={decide.isBusy}
          aria-label={texts.approveNamed(application.realname)}
          onClick={() => decide.approve([application])}
        >
          {texts.approve}
        </Button>
      }
      more={[{ label: texts.refuse, icon: 'close', danger: true, onSelect: () => decide.askReason([application]) }]}
    />
  )

function Nobody({ isOpen }: { readonly isOpen: boolean }) {
  const texts = useTexts(applicationsTexts)
  return isOpen ? (
    <EmptyState title={texts.emptyOpenTitle} why={texts.emptyOpen} />
  ) : (
    <EmptyState why={texts.emptyDecided} />
  )
}

interface RefusalProps extends Pick<TableProps, 'decide'> {
  readonly applications: NonNullable<TableProps['decide']['refused']>
}

const longestReason = 100

function Refusal({ decide, applications }: RefusalProps) {
  const texts = useTexts(applicationsTexts)
  return (
    <RefuseDialog
      body={texts.refuseBody(decide.namesOf(applications))}
      details={decide.detailsOf(applications)}
      hint={texts.reasonHint}
      longestReason={longestReason}
      isBusy={decide.isBusy}
      onRefuse={(reason) => decide.refuse(applications, reason)}
      onClose={decide.closeReason}
    />
  )
}
