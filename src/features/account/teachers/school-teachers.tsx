import { Button } from '@mantine/core'
import { useId } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { school } from '#api/contract/areas/school.ts'
import type { SchoolTeacher } from '#api/contract/schemas/people.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/constants.ts'
import { PasswordResetDialog } from '#parts/password-reset/password-reset.dialog.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from './teachers.module.css'
import { teachersTexts } from './teachers.texts.ts'
import { useTeacherActs } from './use-teacher-acts.ts'
import { useTeacherColumns } from './use-teacher-columns.tsx'

const pager = { currentPage: 1, pageSize: pageSizes.lists }

export interface SchoolTeachersProps {
  /** The owner, whose own account is changed elsewhere. */
  readonly ownUid: number
}

/** 本校教师: who can sign in, a new password for who forgot it, and closing an account. */
export function SchoolTeachers({ ownUid }: SchoolTeachersProps) {
  const texts = useTexts(teachersTexts)
  const titleId = useId()
  const { data, error, refetch } = useEndpoint(school.teachers, { pager })
  const columns = useTeacherColumns(ownUid)
  const acts = useTeacherActs()
  return (
    <section className={css['section']} aria-labelledby={titleId}>
      <h2 id={titleId} className={css['title']}>
        {texts.title}
      </h2>
      <Surface label={texts.title}>
        <DataTable<SchoolTeacher>
          label={texts.title}
          columns={columns}
          rows={data?.list ?? []}
          rowKey={({ teacherId }) => String(teacherId)}
          loadingRows={data === undefined && error === null ? 3 : undefined}
          failed={
            data === undefined && error !== null ? (
              <FailedState why={messageOf(error)} onRetry={() => void refetch()} />
            ) : undefined
          }
          actions={actsOf(acts, ownUid)}
          actionsWidth={210}
          total={data && texts.total(data.total)}
        />
      </Surface>
      <ResetDialog acts={acts} />
    </section>
  )
}

/** What can be done with one account; nothing with one's own. */
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
        <Button
          size="xs"
          variant="subtle"
          aria-label={texts.resetNamed(realname)}
          onClick={() => acts.askReset(teacher)}
        >
          {texts.reset}
        </Button>
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
