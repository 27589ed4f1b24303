import { Text } from '@mantine/core'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { RefuseDialog } from '#parts/decision/refuse.dialog.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import type { ListProps } from '#ui/list-page/list.tsx'
import { RowAct } from '#ui/row-actions/row-act.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { SchoolTeachers, type SchoolTeachersProps } from '../teachers/school-teachers.tsx'
import type { Application } from './applications.types.ts'
import { applicationsTexts } from './applications.texts.ts'
import { useApplicationColumns } from './use-application-columns.tsx'
import { useApplicationBatch, useApplicationFilters } from './use-application-filters.tsx'
import { type Applications, useApplications } from './use-applications.ts'
import { type Decide, useDecide } from './use-decide.ts'

export interface ApplicationsScreenProps {
  readonly teacher: Pick<TeacherInfo, 'isSchoolOwner' | 'uid'>
}

/** 教师和申请: applications for accounts at the school, for its owner to decide; below, the existing accounts. */
export function ApplicationsScreen({ teacher }: ApplicationsScreenProps) {
  const texts = useTexts(applicationsTexts)
  if (teacher.isSchoolOwner) return <SchoolApplications ownUid={teacher.uid} />
  return (
    <EmptyState
      title={texts.notOwnerTitle}
      titleAs="h1"
      why={texts.notOwner}
      action={<LinkButton to={publicPaths.home}>{texts.toHome}</LinkButton>}
    />
  )
}

function SchoolApplications({ ownUid }: SchoolTeachersProps) {
  const texts = useTexts(applicationsTexts)
  const list = useApplications()
  const decide = useDecide()
  const { openCount, schoolCode } = list
  return (
    <ListPage<Application>
      title={texts.title}
      state={openCount === undefined ? '' : texts.state(openCount, schoolCode)}
      above={!list.hasSms && <NoSms schoolCode={schoolCode} />}
      list={useApplicationRows(list, decide)}
    >
      <SchoolTeachers ownUid={ownUid} />
      {decide.refused !== null && <Refusal decide={decide} applications={decide.refused} />}
    </ListPage>
  )
}

/** Without SMS nobody can register: what the school can do instead. */
function NoSms({ schoolCode }: Pick<Applications, 'schoolCode'>) {
  const texts = useTexts(applicationsTexts)
  return (
    <Text mb={14} c="var(--need)" className="breakable">
      {texts.noSms(schoolCode)}
    </Text>
  )
}

function useApplicationRows(list: Applications, decide: Decide): ListProps<Application> {
  const texts = useTexts(applicationsTexts)
  const { isOpen, chosen } = list
  const selection = {
    selected: new Set(chosen.map(keyOf)),
    onChange: list.setTicked,
    nameOf: ({ realname }: Application) => realname,
  }
  return {
    label: isOpen ? texts.listOpen : texts.listDecided,
    part: isOpen ? 'open' : 'decided',
    rows: list.rows,
    rowKey: keyOf,
    columns: useApplicationColumns(isOpen, list.readAt),
    initialSorting: { column: isOpen ? 'appliedAt' : 'decidedAt', descending: !isOpen },
    skeletonRows: 5,
    filters: useApplicationFilters(list),
    batch: useApplicationBatch(list, decide),
    empty: isOpen
      ? { title: texts.emptyOpenTitle, ...(list.hasSms && { why: texts.emptyOpen }) }
      : { why: texts.emptyDecided },
    total: ({ length }) => texts.total(length),
    ...(isOpen && {
      selection,
      actions: (application) => <ApplicationActs application={application} decide={decide} />,
    }),
  }
}

const keyOf = ({ applicationId }: Application): string => String(applicationId)

interface ApplicationActsProps {
  readonly application: Application
  readonly decide: Decide
}

function ApplicationActs({ application, decide }: ApplicationActsProps) {
  const texts = useTexts(applicationsTexts)
  const { realname } = application
  return (
    <RowActions
      name={realname}
      primary={
        <RowAct
          disabled={decide.isBusy}
          named={texts.approveNamed(realname)}
          onClick={() => decide.approve([application])}
        >
          {texts.approve}
        </RowAct>
      }
      more={[{ label: texts.refuse, icon: 'close', danger: true, onSelect: () => decide.askReason([application]) }]}
    />
  )
}

interface RefusalProps {
  readonly decide: Decide
  readonly applications: NonNullable<Decide['refused']>
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
