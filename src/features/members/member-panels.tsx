import type { Course } from '#api/contract/schemas/courses.ts'
import { PasswordResetDialog } from '#parts/password-reset/password-reset.dialog.tsx'
import { GroupMembersDialog } from './group-members.dialog.tsx'
import { GroupsDialog } from './groups.dialog.tsx'
import { MemberDrawer } from './member-drawer.tsx'
import type { Member } from './members.types.ts'
import { MoveMembersDialog } from './move-members.dialog.tsx'
import { RemovalsDrawer } from './removals-drawer.tsx'
import type { MemberActs } from './use-member-acts.ts'
import type { MemberList } from './use-members.ts'
import { useStudentReset } from './use-student-reset.ts'

/** The panels that open on top of the list. */
export type Panel =
  | { readonly kind: 'groups' | 'removals' }
  | { readonly kind: 'edit' | 'reset'; readonly member: Member }
  | { readonly kind: 'group' | 'move'; readonly members: readonly Member[] }

interface MemberPanelsProps {
  readonly panel: Panel | null
  readonly courseId: number
  readonly others: readonly Course[]
  readonly list: MemberList
  readonly acts: MemberActs
  readonly onClose: () => void
}

export function MemberPanels({ panel, courseId, others, list, acts, onClose }: MemberPanelsProps) {
  const { groups, members } = list
  const done = () => {
    list.untick()
    onClose()
  }
  switch (panel?.kind) {
    case 'edit':
      return (
        <MemberDrawer
          key={panel.member.uid}
          courseId={courseId}
          uid={panel.member.uid}
          name={panel.member.realname}
          groups={groups}
          onClose={onClose}
        />
      )
    case 'reset':
      return <ResetPassword member={panel.member} onClose={onClose} />
    case 'group':
      return (
        <GroupMembersDialog
          courseId={courseId}
          members={panel.members}
          groups={groups}
          tellDone={acts.tellDone}
          onDone={done}
          onClose={onClose}
        />
      )
    case 'move':
      return (
        <MoveMembersDialog
          courseId={courseId}
          members={panel.members}
          others={others}
          tellDone={acts.tellDone}
          onDone={done}
          onClose={onClose}
        />
      )
    case 'groups':
      return (
        <GroupsDialog
          courseId={courseId}
          groups={groups}
          members={members}
          tellDone={acts.tellDone}
          onClose={onClose}
        />
      )
    case 'removals':
      return <RemovalsDrawer courseId={courseId} acts={acts} onClose={onClose} />
    default:
      return null
  }
}

function ResetPassword({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const { isBusy, reset } = useStudentReset()
  const { uid, realname, username } = member
  return (
    <PasswordResetDialog
      name={realname}
      account={username}
      isBusy={isBusy}
      onReset={() => reset(uid)}
      onClose={onClose}
    />
  )
}
