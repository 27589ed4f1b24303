import { Button } from '@mantine/core'
import { memberLimits } from '#domain/members.ts'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
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

interface MemberFilterProps {
  readonly list: MemberList
  readonly batch: BatchActs
}

/** Group and search; with rows ticked, what to do with them. */
export function MemberFilter({ list, batch }: MemberFilterProps) {
  const texts = useTexts(membersTexts)
  return (
    <FilterBar
      label={texts.filter}
      start={list.chosen.length > 0 ? <ChosenActs list={list} batch={batch} /> : <GroupChoice list={list} />}
      end={
        <SearchField
          className={css['search']}
          label={texts.search}
          maxLength={memberLimits.search}
          value={list.typed}
          onChange={list.search}
        />
      }
    />
  )
}

function GroupChoice({ list }: Pick<MemberFilterProps, 'list'>) {
  const texts = useTexts(membersTexts)
  const { groups, members, group } = list
  const without = members.filter(({ groupName }) => groupName === null).length
  const named = groups.map(({ name, uids }) => ({
    value: fieldOf({ kind: 'group', name }),
    label: texts.groupOf(name, uids.length),
  }))
  // A group of the address that is no more finds nobody, and says which it was.
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

function ChosenActs({ list: { chosen, found, untick }, batch }: MemberFilterProps) {
  const texts = useTexts(membersTexts)
  const shown = new Set(found)
  const hidden = chosen.filter((member) => !shown.has(member)).length
  return (
    <div className={css['batch']}>
      <span role="status">{texts.chosen(chosen.length, hidden)}</span>
      <Button size="xs" disabled={batch.isBusy} onClick={batch.onGroup}>
        {texts.putIntoGroup}
      </Button>
      <Button size="xs" disabled={batch.isBusy} onClick={batch.onMove}>
        {texts.move}
      </Button>
      <Button size="xs" variant="outline" color="red" disabled={batch.isBusy} onClick={batch.onRemove}>
        {texts.remove}
      </Button>
      <Button size="xs" variant="subtle" onClick={untick}>
        {texts.untick}
      </Button>
    </div>
  )
}
