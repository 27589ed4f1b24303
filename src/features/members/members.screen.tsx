import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { pageTitles } from '#parts/page-titles/page-titles.texts.ts'
import type { EmptyStateProps } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import type { ListProps } from '#ui/list-page/list.tsx'
import { useMemberBatch, useMemberFilters } from './use-member-filters.tsx'
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
  /** All active classes of the teacher. */
  readonly courses: readonly Course[]
}

/** 成员管理: the students of the current class (specification §2 /member). */
export function MembersScreen({ course, courses }: MembersScreenProps) {
  const texts = useTexts(membersTexts)
  const { courseId } = course
  const list = useMembers(courseId)
  const acts = useMemberActs(courseId)
  const [panel, setPanel] = useState<Panel | null>(null)
  const remove = (members: readonly Member[]) => void acts.takeOut(members).then((isDone) => isDone && list.untick())
  return (
    <ListPage<Member>
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
      list={useMemberRows({ course, list, isBusy: acts.isBusy, onPanel: setPanel, onRemove: remove })}
    >
      <MemberPanels
        panel={panel}
        courseId={courseId}
        others={courses.filter((one) => one.courseId !== courseId)}
        list={list}
        acts={acts}
        onClose={() => setPanel(null)}
      />
    </ListPage>
  )
}

function useStateLine(course: Course, { members, rows }: MemberList): string {
  const texts = useTexts(membersTexts)
  if (rows.value === undefined) return ''
  if (members.length === 0) return texts.stateNone(course.courseName)
  const withoutPassword = members.filter(({ hasPassword }) => !hasPassword).length
  return texts.state(course.courseName, members.length, withoutPassword)
}

interface MemberRows {
  readonly course: Course
  readonly list: MemberList
  readonly isBusy: boolean
  readonly onPanel: (panel: Panel) => void
  readonly onRemove: (members: readonly Member[]) => void
}

function useMemberRows({ course, list, isBusy, onPanel, onRemove }: MemberRows): ListProps<Member> {
  const texts = useTexts(membersTexts)
  return {
    label: texts.list,
    rows: list.rows,
    rowKey: ({ uid }) => String(uid),
    columns: useMemberColumns(list.readAt, onPanel),
    initialSorting: { column: 'number', descending: false },
    skeletonRows: 12,
    filters: useMemberFilters(list),
    batch: useMemberBatch(list, {
      isBusy,
      onGroup: () => onPanel({ kind: 'group', members: list.chosen }),
      onMove: () => onPanel({ kind: 'move', members: list.chosen }),
      onRemove: () => onRemove(list.chosen),
    }),
    selection: { selected: list.ticked, onChange: list.setTicked, nameOf: ({ realname }) => realname },
    actions: memberRowActs({ courseId: list.courseId, onPanel, onRemove }),
    actionsWidth: 112,
    empty: useEmptyState(course, list),
    total: ({ length }) => (list.isFiltered ? texts.found(length, list.members.length) : texts.total(length)),
  }
}

/** Shown if the class is empty, or nobody matches the search. */
function useEmptyState({ classCode }: Course, { members, showAll }: MemberList): EmptyStateProps {
  const texts = useTexts(membersTexts)
  const titles = useTexts(pageTitles)
  if (members.length > 0)
    return {
      title: texts.notFound,
      why: texts.notFoundWhy,
      action: <Button onClick={showAll}>{texts.showAll}</Button>,
    }
  return {
    why: texts.emptyWhy(classCode),
    action: <LinkButton to={memberPaths.add}>{titles.memberAdd}</LinkButton>,
  }
}
