import { Button, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { course } from '#api/contract/groups/course.ts'
import { member } from '#api/contract/groups/member.ts'
import { slip } from '#api/contract/groups/slip.ts'
import type { MemberRow } from '#api/contract/schemas/members.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { slipLimits } from '#domain/classes/class-limits.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { matchesStudent } from '#domain/roster/name-search.ts'
import { useNameReadings } from '#parts/name-readings/use-name-readings.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useFirstNames } from '#ui/language/use-first-names.ts'
import { ListPage } from '#ui/list-page/list-page.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { useTypedSearch } from '#ui/search-field/use-typed-search.ts'
import { slipsTexts } from './slips.texts.ts'
import { type Slips, useSlips } from './use-slips.ts'

/** How many names with rare characters are listed. */
const mostNames = 10

/** Maximum length of a name or username. */
const searchLength = 64

const nobody: ReadonlySet<string> = new Set()

/** 学生码和密码条: printing slips for students of a class, selected ones or all (specification §2 courseStudentCode). */
export function SlipsScreen({ courseId }: { readonly courseId: number }) {
  const texts = useTexts(slipsTexts)
  const className = useEndpoint(course.info, { courseId }).data?.courseName ?? null
  const slips = useSlips(courseId, className)
  const query = useEndpoint(member.list, { courseId })
  const [tickedHere, setTicked] = useState<ReadonlySet<string> | null>(null)
  const isFirst = useNavigation().query['without'] === 'password'
  const { typed, type } = useTypedSearch()
  const students = query.data?.list ?? []
  const ticked = tickedHere ?? (isFirst ? keysOf(withoutPassword(students)) : nobody)
  const chosen = students.filter(({ uid }) => ticked.has(String(uid)))
  const readings = useNameReadings(/[a-z]/i.test(typed))
  const isSought = ({ realname, studentNo, username }: MemberRow) =>
    matchesStudent(typed, { realname, number: studentNo, username }, readings)
  const members = (
    <a key="members" href={hrefOf(memberPaths.members)}>
      {texts.members}
    </a>
  )
  return (
    <ListPage<MemberRow>
      title={className === null ? texts.title : texts.titleOf(className)}
      crumbs={[members, texts.title]}
      state={query.data && texts.state(query.data.total)}
      actions={<SlipActs slips={slips} chosen={chosen} count={students.length} isFirst={isFirst} />}
      above={<Unprintable courseId={courseId} />}
      list={{
        label: texts.list,
        rows: fetchedPart(query, ({ list }) => list.filter(isSought)),
        rowKey: ({ uid }) => String(uid),
        columns: useSlipColumns(),
        skeletonRows: 10,
        filters: {
          label: texts.list,
          start: <SearchField label={texts.search} maxLength={searchLength} value={typed} onChange={type} />,
          end: (
            <>
              <span role="status">{hintOf(chosen.length, texts)}</span>
              <ChooseWithoutPassword students={students} onChoose={setTicked} />
            </>
          ),
        },
        selection: { selected: ticked, onChange: setTicked, nameOf: ({ realname }) => realname },
        empty: students.length === 0 ? { title: texts.empty, why: texts.emptyWhy } : { title: texts.noMatch },
        total: ({ length }) => texts.total(length),
      }}
    />
  )
}

/** The students whose names cannot be printed in full on the slips. */
function Unprintable({ courseId }: { readonly courseId: number }) {
  const texts = useTexts(slipsTexts)
  const namesOf = useFirstNames('students', mostNames)
  const { data } = useEndpoint(slip.unprintable, { courseId })
  if (data === undefined || data.list.length === 0) return null
  return (
    <Text mb={14} c="var(--need)" className="breakable" role="status">
      {texts.unprintable(
        namesOf(data.list.map(({ realname, characters }) => ({ realname: texts.rareName(realname, characters) }))),
      )}
    </Text>
  )
}

function hintOf(chosen: number, texts: (typeof slipsTexts)['zh-CN']): string {
  if (chosen === 0) return texts.chooseForPasswords
  return chosen > slipLimits.passwords ? texts.tooMany(slipLimits.passwords) : texts.chosen(chosen)
}

/** Those who cannot sign in yet, up to the limit of slips at once. */
const withoutPassword = (students: readonly MemberRow[]): readonly MemberRow[] =>
  students.filter(({ hasPassword }) => !hasPassword).slice(0, slipLimits.passwords)

const keysOf = (students: readonly MemberRow[]): ReadonlySet<string> => new Set(students.map(({ uid }) => String(uid)))

/** Selects those who cannot sign in yet. */
function ChooseWithoutPassword({
  students,
  onChoose,
}: {
  readonly students: readonly MemberRow[]
  readonly onChoose: (uids: ReadonlySet<string>) => void
}) {
  const texts = useTexts(slipsTexts)
  const next = withoutPassword(students)
  const all = students.filter(({ hasPassword }) => !hasPassword).length
  if (next.length === 0) return null
  return (
    <Button size="xs" onClick={() => onChoose(keysOf(next))}>
      {texts.chooseWithout(next.length, all)}
    </Button>
  )
}

interface SlipActsProps {
  readonly slips: Slips
  readonly chosen: readonly MemberRow[]
  /** The number of students in the class. */
  readonly count: number
  /** Opened to give first passwords. */
  readonly isFirst: boolean
}

function SlipActs({ slips, chosen, count, isFirst }: SlipActsProps) {
  const texts = useTexts(slipsTexts)
  const mayGive = chosen.length > 0 && chosen.length <= slipLimits.passwords
  return (
    <>
      <BusyButton
        variant={isFirst ? 'filled' : 'default'}
        leftSection={<Icon name="lock" />}
        busy={slips.isMakingPasswords}
        busyLabel={texts.making}
        disabled={!mayGive}
        onClick={() => slips.printPasswords(chosen)}
      >
        {chosen.length === 0 ? texts.passwords : texts.passwordsOf(chosen.length)}
      </BusyButton>
      <BusyButton
        variant={isFirst ? 'default' : 'filled'}
        leftSection={<Icon name="print" />}
        busy={slips.isMakingCodes}
        busyLabel={texts.making}
        disabled={count === 0}
        onClick={() => slips.printCodes(chosen, chosen.length === 0 ? count : chosen.length)}
      >
        {chosen.length === 0 ? texts.allCodes(count) : texts.codesOf(chosen.length)}
      </BusyButton>
    </>
  )
}

function useSlipColumns(): readonly DataColumn<MemberRow>[] {
  const texts = useTexts(slipsTexts)
  return useMemo(
    () => [
      {
        id: 'realname',
        importance: 'name',
        header: texts.realname,
        cell: ({ realname }) => <b>{realname}</b>,
        sortBy: ({ realname }) => realname,
      },
      {
        id: 'username',
        header: texts.username,
        cell: ({ username }) => username,
        sortBy: ({ username }) => username,
        width: 260,
      },
    ],
    [texts],
  )
}
