import { Box } from '@mantine/core'
import { school } from '#api/contract/groups/school.ts'
import type { SchoolTeacher } from '#api/contract/schemas/people.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { List } from '#ui/list-page/list.tsx'
import { PasswordResetDialog } from '#parts/password-reset/password-reset.dialog.tsx'
import { RowAct } from '#ui/row-actions/row-act.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { teachersTexts } from './teachers.texts.ts'
import { useTeacherActs } from './use-teacher-acts.ts'
import { useTeacherColumns } from './use-teacher-columns.tsx'

const pager = { currentPage: 1, pageSize: pageSizes.lists }

export interface SchoolTeachersProps {
  /** The owner, whose own account is changed elsewhere. */
  readonly ownUid: number
}

/** 本校教师: who can sign in, resetting forgotten passwords, and closing accounts. */
export function SchoolTeachers({ ownUid }: SchoolTeachersProps) {
  const texts = useTexts(teachersTexts)
  const query = useEndpoint(school.teachers, { pager })
  const columns = useTeacherColumns(ownUid)
  const acts = useTeacherActs()
  return (
    <Box mt={24}>
      <Box component="h2" mb={10} fz="lg" fw={600}>
        {texts.title}
      </Box>
      <List<SchoolTeacher>
        label={texts.title}
        rows={fetchedPart(query, ({ list }) => list)}
        rowKey={({ teacherId }) => String(teacherId)}
        columns={columns}
        skeletonRows={3}
        actions={actsOf(acts, ownUid)}
        actionsWidth={210}
        total={() => texts.total(query.data?.total ?? 0)}
      />
      <ResetDialog acts={acts} />
    </Box>
  )
}

/** Actions for one account; none for one's own. */
const actsOf = (acts: ActsProps['acts'], ownUid: number) => (teacher: SchoolTeacher) =>
  teacher.teacherId === ownUid ? null : <TeacherActs teacher={teacher} acts={acts} />

interface ActsProps {
  readonly acts: ReturnType<typeof useTeacherActs>
}

function TeacherActs({ teacher, acts }: ActsProps & { readonly teacher: SchoolTeacher }) {
  const texts = useTexts(teachersTexts)
  const { realname, isDisabled } = teacher
  const turn = isDisabled
    ? { label: texts.enable, onSelect: () => acts.turnOn(teacher) }
    : { label: texts.disable, danger: true, onSelect: () => acts.turnOff(teacher) }
  return (
    <RowActions
      name={realname}
      primary={
        <RowAct named={texts.resetNamed(realname)} onClick={() => acts.askReset(teacher)}>
          {texts.reset}
        </RowAct>
      }
      more={[{ ...turn, disabled: acts.isBusy }]}
    />
  )
}

function ResetDialog({ acts }: ActsProps) {
  const { resetting, isResetBusy, reset, closeReset } = acts
  if (resetting === null) return null
  return (
    <PasswordResetDialog
      name={resetting.realname}
      isBusy={isResetBusy}
      onReset={() => reset(resetting)}
      onClose={closeReset}
    />
  )
}
