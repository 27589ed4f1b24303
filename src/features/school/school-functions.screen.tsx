import { Button } from '@mantine/core'
import { messageOf } from '#api/client/failures.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { functionLimits } from '#domain/function-limits.ts'
import { paths } from '#domain/paths.ts'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { ColleagueAdding } from './colleague-adding.tsx'
import { FunctionFilter } from './function-filter.tsx'
import { GrantDialog } from './grant.dialog.tsx'
import { GrantsTable } from './grants-table.tsx'
import { schoolTexts } from './school.texts.ts'
import { TeachersTable } from './teachers-table.tsx'
import { useFunctionActs } from './use-function-acts.ts'
import { useSchoolFunctions } from './use-school-functions.ts'

export interface SchoolFunctionsScreenProps {
  readonly teacher: Pick<TeacherInfo, 'isSchoolOwner' | 'uid'>
}

/** 功能授权: which functions the teachers of a school have until when, in the hands of its owner (specification §6). */
export function SchoolFunctionsScreen({ teacher }: SchoolFunctionsScreenProps) {
  const texts = useTexts(schoolTexts)
  if (teacher.isSchoolOwner) return <Functions ownUid={teacher.uid} />
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

function Functions({ ownUid }: { readonly ownUid: number }) {
  const texts = useTexts(schoolTexts)
  const list = useSchoolFunctions()
  const acts = useFunctionActs(() => list.setTicked(new Set<string>()))
  const { teachers, open, soon } = list.counts
  return (
    <>
      <PageHead
        title={texts.title}
        state={list.isKnown ? texts.state(teachers, open, soon, functionLimits.endsSoonDays) : ''}
      />
      <Surface label={texts.title}>
        <FunctionFilter list={list} acts={acts} />
        {list.error !== null ? (
          <FailedState why={messageOf(list.error)} onRetry={list.refetch} />
        ) : list.view === 'teachers' ? (
          <TeachersTable list={list} acts={acts} ownUid={ownUid} />
        ) : (
          <GrantsTable list={list} acts={acts} />
        )}
      </Surface>
      <ColleagueAdding />
      {acts.granting !== null && <GrantDialog granting={acts.granting} acts={acts} now={list.now} />}
    </>
  )
}
