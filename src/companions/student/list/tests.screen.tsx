import { ActionIcon, Button } from '@mantine/core'
import type { StudentInfo } from '#api/contract/schemas/people.ts'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { LanguageButton } from '../page/language-button.tsx'
import { Cards } from '../page/cards.tsx'
import { Page } from '../page/page.tsx'
import { studentPaths } from '../student-address.ts'
import { TestCard } from './test-card.tsx'
import css from './tests.module.css'
import { testsTexts } from './tests.texts.ts'
import { type Tests, useTests } from './use-tests.ts'

export interface TestsScreenProps {
  readonly student: StudentInfo
  readonly onSignOut: () => void
}

/** Everything that was assigned to a student, what can be done now first. */
export function TestsScreen({ student, onSignOut }: TestsScreenProps) {
  const texts = useTexts(testsTexts)
  const tests = useTests(student.uid)
  const head = (
    <div className={css['head']}>
      <div className={css['who']}>
        <h1>{texts.heading}</h1>
        <p className={css['name']}>
          <span>{student.realname}</span> <span>{student.schoolName}</span>
        </p>
      </div>
      <a className={css['classes']} href={hrefOf(studentPaths.classes)}>
        <Icon name="users" small />
        {texts.classes}
      </a>
      <LanguageButton />
      <ActionIcon aria-label={texts.signOut} color="gray" onClick={onSignOut}>
        <Icon name="log-out" />
      </ActionIcon>
    </div>
  )
  return (
    <Page head={head}>
      <TestGroups tests={tests} />
    </Page>
  )
}

function TestGroups({ tests }: { readonly tests: Tests }) {
  const texts = useTexts(testsTexts)
  const { groups, failure, retry } = tests
  if (failure !== null) return <FailedState why={failure} onRetry={retry} />
  if (groups === null)
    return (
      <div className={css['skeleton']}>
        <SkeletonRows rows={4} rowHeight="calc(112 * var(--u))" />
      </div>
    )
  if (groups.length === 0)
    return (
      <EmptyState
        title={texts.none}
        why={texts.noneWhy}
        action={
          <Button component="a" href={hrefOf(studentPaths.classes)}>
            {texts.joinClass}
          </Button>
        }
      />
    )
  return (
    <>
      {groups[0]?.state !== 'open' && <p className={css['allDone']}>{texts.allDone}</p>}
      {groups.map(({ state, tests: list }) => (
        <section key={state} className={css['group']} aria-labelledby={`group-${state}`}>
          <h2 id={`group-${state}`} className={css['title']}>
            {texts.state(state)} <span className={css['count']}>{texts.count(list.length)}</span>
          </h2>
          <Cards>
            {list.map((test) => (
              <TestCard key={test.testId} test={test} now={tests.now} isUnsure={tests.isUnsure(test)} />
            ))}
          </Cards>
        </section>
      ))}
    </>
  )
}
