import { codeText, partsOf, type Slots, slotsOf } from './bare-row.ts'
import { isCounting, type ListColumn, samplesOf } from './list-columns.ts'
import { type WorksheetRow, shownText } from './worksheet-cell.ts'

type Proposal = Pick<ListColumn, 'meaning' | 'isAsked'>

const settled = (meaning: ListColumn['meaning']): Proposal => ({ meaning, isAsked: false })
const asked = (meaning: ListColumn['meaning']): Proposal => ({ meaning, isAsked: true })

/** Positions in a line that are reported, in display order. */
const keys = ['count', 'lead', 'word1', 'word2', 'word3', 'word4', 'code1', 'code2', 'mobile1', 'mobile2'] as const

/**
 * Infers the columns of a list without headings, ignoring blank rows and footers. What the lines do not settle
 * unanimously is a proposal.
 */
export function bareColumns(rows: readonly WorksheetRow[]): readonly ListColumn[] {
  const firsts = rows.map((row) => codeText(partsOf(row)?.[0] ?? null))
  const divided = rows.map((row): Slots => slotsOf(row, isCounting(firsts)) ?? new Map())
  let isGrouped = false
  return keys.flatMap((key): readonly ListColumn[] => {
    const values = divided.flatMap((slots) => (slots.has(key) ? [shownText(slots.get(key)).trim()] : []))
    if (values.length === 0) return []
    const proposal = proposalOf(key, values)
    isGrouped ||= proposal.meaning === 'groupName'
    return [{ key, heading: '', samples: samplesOf(values), ...proposal }]
  })

  function proposalOf(key: (typeof keys)[number], values: readonly string[]): Proposal {
    switch (key) {
      case 'word1':
        return settled('realname')
      case 'code1':
        return settled('number')
      case 'mobile1':
        return settled('mobile')
      case 'count':
      case 'mobile2':
        return settled('none')
      case 'code2':
        return asked('none')
      case 'lead':
        return leadOf(divided.filter((slots) => slots.has('lead')))
      default:
        return isGrouped ? settled('open') : wordOf(values, divided)
    }
  }
}

/** A small number before the name counts rows if another number follows; alone it may be the student's. */
function leadOf(rows: readonly Slots[]): Proposal {
  if (rows.every((slots) => slots.has('code1'))) return settled('none')
  const isCount = rows.some((slots) => slots.has('code1')) || rows.every((slots) => slots.has('mobile1'))
  return asked(isCount ? 'none' : 'number')
}

/**
 * Further words are groups if they are named like groups, perhaps if they repeat, and perhaps a parent if every line
 * has a phone number. Otherwise they may be more students.
 */
function wordOf(words: readonly string[], rows: readonly Slots[]): Proposal {
  if (words.every((word) => word.endsWith('组'))) return settled('groupName')
  if (new Set(words).size * 2 <= words.length) return asked('groupName')
  return rows.every((slots) => slots.has('mobile1')) ? asked('none') : settled('open')
}
