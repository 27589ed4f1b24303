import { Button } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { memberPaths } from '#domain/member-paths.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { MemberFilter } from './member-filter.tsx'
import { MemberPanels, type Panel } from './member-panels.tsx'
import { memberRowActs } from './member-row-acts.tsx'
import { MembersToolbar } from './members-toolbar.tsx'
import { membersTexts } from './members.texts.ts'
import type { Member } from './members.types.ts'
import { useMemberActs } from './use-member-acts.ts'
import { useMemberColumns } from './use-member-columns.tsx'
import { type MemberList, useMembers } from './use-members.ts'

export interface MembersScreenProps {
  readonly course: Course
  /** All classes of the teacher that are in use. */
  readonly courses: readonly Course[]
}

/** 成员管理: the students of the class in hand (specification §2 /member). */
export function MembersScreen({ course, courses }: MembersScreenProps) {
  const texts = useTexts(membersTexts)
  const { courseId } = course
  const list = useMembers(courseId)
  const acts = useMemberActs(courseId)
  const [panel, setPanel] = useState<Panel | null>(null)
  const remove = (members: readonly Member[]) => void acts.takeOut(members).then((isDone) => isDone && list.untick())
  return (
    <>
      <PageHead
        title={texts.title}
        state={useStateLine(course, list)}
        actions={
          <MembersToolbar
            courseId={courseId}
            requestCount={course.requestCount}
            onGroups={() => setPanel({ kind: 'groups' })}
            onRemovals={() => setPanel({ kind: 'removals' })}
          />
        }
      />
      <Surface label={texts.list}>
        <MemberFilter
          list={list}
          batch={{
            isBusy: acts.isBusy,
            onGroup: () => setPanel({ kind: 'group', members: list.chosen }),
            onMove: () => setPanel({ kind: 'move', members: list.chosen }),
            onRemove: () => remove(list.chosen),
          }}
        />
        <Members list={list} onPanel={setPanel} onRemove={remove} />
      </Surface>
      <MemberPanels
        panel={panel}
        courseId={courseId}
        others={courses.filter((one) => one.courseId !== courseId)}
        list={list}
        acts={acts}
        onClose={() => setPanel(null)}
      />
    </>
  )
}

function useStateLine(course: Course, { members, isLoading, error }: MemberList): string {
  const texts = useTexts(membersTexts)
  if (isLoading || error !== null) return ''
  if (members.length === 0) return texts.stateNone(course.courseName)
  const withoutPassword = members.filter(({ hasPassword }) => !hasPassword).length
  return texts.state(course.courseName, members.length, withoutPassword)
}

interface MembersProps {
  readonly list: MemberList
  readonly onPanel: (panel: Panel) => void
  readonly onRemove: (members: readonly Member[]) => void
}

const byNumber = { column: 'number', descending: false }

const keyOf = ({ uid }: Member): string => String(uid)

const nameOf = ({ realname }: Member): string => realname

function Members({ list, onPanel, onRemove }: MembersProps) {
  const texts = useTexts(membersTexts)
  const { members, found, error, isLoading } = list
  const columns = useMemberColumns(list.readAt, onPanel)
  if (error !== null) return <FailedState why={messageOf(error)} onRetry={list.refetch} />
  if (!isLoading && found.length === 0) return <Nobody list={list} />
  return (
    <DataTable<Member>
      label={texts.list}
      columns={columns}
      rows={found}
      rowKey={keyOf}
      initialSorting={byNumber}
      loadingRows={isLoading ? 12 : undefined}
      selection={{ selected: list.ticked, onChange: list.setTicked, nameOf }}
      actions={memberRowActs({ courseId: list.courseId, onPanel, onRemove })}
      actionsWidth={112}
      total={
        isLoading
          ? undefined
          : list.isFiltered
            ? texts.found(found.length, members.length)
            : texts.total(members.length)
      }
    />
  )
}

/** Nobody in the class, or nobody who fits what is looked for. */
function Nobody({ list }: Pick<MembersProps, 'list'>) {
  const texts = useTexts(membersTexts)
  if (list.members.length > 0)
    return (
      <EmptyState
        title={texts.notFound}
        why={texts.notFoundWhy}
        action={<Button onClick={list.showAll}>{texts.showAll}</Button>}
      />
    )
  return (
    <EmptyState
      why={texts.emptyWhy}
      action={
        <Button component="a" href={hrefOf(memberPaths.add)}>
          {texts.add}
        </Button>
      }
    />
  )
}
