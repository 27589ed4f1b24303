import { memberPaths } from '#domain/paths/member-paths.ts'
import { reportPaths } from '#domain/paths/report-paths.ts'
import { pageTitles } from '#parts/page-titles/page-titles.texts.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { RowAct } from '#ui/row-actions/row-act.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import type { Panel } from './member-panels.tsx'
import { membersTexts } from './members.texts.ts'
import type { Member } from './members.types.ts'

interface RowActs {
  readonly courseId: number
  readonly onPanel: (panel: Panel) => void
  readonly onRemove: (members: readonly Member[]) => void
}

/** The actions on one member. */
export const memberRowActs = (acts: RowActs) => (member: Member) => <MemberRowActs member={member} {...acts} />

function MemberRowActs({ courseId, member, onPanel, onRemove }: RowActs & { readonly member: Member }) {
  const texts = useTexts(membersTexts)
  const titles = useTexts(pageTitles)
  const { push } = useNavigation()
  const { uid, realname } = member
  return (
    <RowActions
      name={realname}
      primary={
        <RowAct named={texts.editNamed(realname)} onClick={() => onPanel({ kind: 'edit', member })}>
          {texts.edit}
        </RowAct>
      }
      more={[
        {
          label: titles.studentTrack,
          icon: 'chart',
          onSelect: () => push(reportPaths.studentTrack(courseId, uid)),
        },
        { label: texts.reset, icon: 'lock', onSelect: () => onPanel({ kind: 'reset', member }) },
        { label: texts.product, icon: 'document', onSelect: () => push(memberPaths.product(uid)) },
        {
          label: titles.reminders,
          icon: 'bell',
          onSelect: () => push(memberPaths.reminders({ courseId, uid })),
        },
        { label: texts.move, icon: 'swap', onSelect: () => onPanel({ kind: 'move', members: [member] }) },
        { label: texts.remove, icon: 'trash', danger: true, onSelect: () => onRemove([member]) },
      ]}
    />
  )
}
