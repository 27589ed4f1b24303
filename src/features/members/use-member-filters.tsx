import { memberLimits } from '#domain/classes/members.ts'
import type { FilterBarProps } from '#ui/filter-bar/filter-bar.tsx'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Batch } from '#ui/list-page/batch-acts.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import css from './members.module.css'
import { membersTexts } from './members.texts.ts'
import { fieldOf, type MemberList } from './use-members.ts'

export interface BatchActs {
  readonly isBusy: boolean
  readonly onGroup: () => void
  readonly onMove: () => void
  readonly onRemove: () => void
}

/** The group filter and the search. */
export function useMemberFilters(list: MemberList): FilterBarProps {
  const texts = useTexts(membersTexts)
  return {
    label: texts.filter,
    start: <GroupChoice list={list} />,
    end: (
      <SearchField
        className={css['search']}
        label={texts.search}
        maxLength={memberLimits.search}
        value={list.typed}
        onChange={list.search}
      />
    ),
  }
}

/** The batch acts for the ticked members; null if none is ticked. */
export function useMemberBatch({ chosen, found, untick }: MemberList, batch: BatchActs): Batch | null {
  const texts = useTexts(membersTexts)
  if (chosen.length === 0) return null
  const shown = new Set(found)
  const hidden = chosen.filter((member) => !shown.has(member)).length
  return {
    summary: texts.chosen(chosen.length, hidden),
    replaces: 'start',
    acts: [
      { label: texts.putIntoGroup, disabled: batch.isBusy, onSelect: batch.onGroup },
      { label: texts.move, disabled: batch.isBusy, onSelect: batch.onMove },
      { label: texts.remove, kind: 'destroy', disabled: batch.isBusy, onSelect: batch.onRemove },
      { label: texts.untick, kind: 'quiet', onSelect: untick },
    ],
  }
}

function GroupChoice({ list }: { readonly list: MemberList }) {
  const texts = useTexts(membersTexts)
  const { groups, members, group } = list
  const without = members.filter(({ groupName }) => groupName === null).length
  const named = groups.map(({ name, uids }) => ({
    value: fieldOf({ kind: 'group', name }),
    label: texts.groupOf(name, uids.length),
  }))
  // A group in the address that no longer exists matches nobody, and is still named in the choice.
  const value = fieldOf(group)
  const isGone = group.kind === 'group' && named.every((one) => one.value !== value)
  return (
    <FilterChoice
      className={css['choice']}
      label={texts.group}
      value={value}
      data={[
        { value: '', label: texts.allGroups },
        ...named,
        ...(isGone ? [{ value, label: texts.groupOf(group.name, 0) }] : []),
        { value: fieldOf({ kind: 'none' }), label: texts.groupOf(texts.noGroup, without) },
      ]}
      onChange={list.chooseGroup}
    />
  )
}
