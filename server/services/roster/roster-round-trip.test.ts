import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dryRun } from '#domain/roster/dry-run.ts'
import type { RosterMember } from '#domain/roster/roster-member.ts'
import { parseWorksheets } from '#domain/roster/parse-roster.ts'
import type { RosterEntry } from '#domain/roster/read-entry.ts'
import { readField } from '#domain/roster/read-fields.ts'
import { spacedName } from '#domain/wire/person-name.ts'
import { edgeNames } from '#tests/support/files/edge-names.ts'
import { workbookPayloads } from '#tests/support/files/workbook-payloads.ts'
import { readHere } from '#tests/support/service/read-here.ts'
import { nameReadings } from './name-readings.ts'
import { readWorksheetFile } from './read-worksheet-file.ts'
import { writeRoster } from './write-roster.ts'

readHere()

/** A class after being written to a file and read again. */
async function writtenAndRead(entries: readonly RosterEntry[]) {
  const file = await readWorksheetFile(await writeRoster(entries, 'zh-CN'), '名单.xlsx')
  if (file.kind !== 'read') throw new Error(file.kind)
  const roster = parseWorksheets(file.sheets)
  if (roster.kind === 'refused') throw new Error(roster.reason)
  return roster.rows
}

const entriesOf = (rows: Awaited<ReturnType<typeof writtenAndRead>>) =>
  rows.map((row) => ('entry' in row ? row.entry : row))

const entry = (realname: string, fields: Partial<RosterEntry> = {}): RosterEntry => ({
  realname,
  number: null,
  username: null,
  groupName: null,
  mobile: null,
  ...fields,
})

const keptName = (name: string): string | null => {
  const read = readField('realname', name)
  return 'value' in read ? read.value : null
}

/** A name in NFC, without padding. */
const inStoredForm = (name: string): string => spacedName(name.normalize('NFC').trim())

test('200 edge names are kept in NFC and without padding, or refused with a reason', async () => {
  expect(new Set(edgeNames).size).toBe(200)
  const kept = edgeNames.filter((name) => keptName(name) !== null)
  expect(kept.map(keptName)).toEqual(kept.map(inStoredForm))
  const rows = await writtenAndRead(kept.map((name, index) => entry(keptName(name) ?? '', { number: `${index}` })))
  expect(entriesOf(rows)).toEqual(kept.map((name, index) => entry(inStoredForm(name), { number: `${index}` })))
})

test('which of them are refused, and why', () => {
  const refused: Record<string, string[]> = {}
  for (const name of edgeNames) {
    const read = readField('realname', name)
    if ('reason' in read) (refused[read.reason] ??= []).push(name)
  }
  expect(refused).toEqual({
    nameMissing: ['', ' ', '　', '\u200b', '\u00a0', '\ufeff', '\t'],
    nameIsNumber: ['0', '007', '９９'],
    nameTooLong: ['字'.repeat(21), '𠮷'.repeat(21), 'a'.repeat(300)],
    becameDate: ['2024/9/1'],
    lineBreak: ['a\tb', 'a\nb', 'a\r\nb', 'a\u2028b'],
    unprintable: 'a\u0000b a\u0001 \u001b[31m a\u007f a\u0085b \ud800 a\udc00 \ufffd \ufffe \uffff \u{1ffff}'.split(
      ' ',
    ),
  })
})

test('no cell becomes a formula, and payloads read back as they were', async () => {
  const fields = workbookPayloads.map((text) => text.trim()).filter((text) => text.length <= 20)
  const entries = fields.map((text) =>
    entry(text, { number: text.normalize('NFKC').replaceAll(/\s/g, ''), groupName: text }),
  )
  expect(entries.length).toBeGreaterThan(15)
  expect(entriesOf(await writtenAndRead(entries))).toEqual(entries)
})

const character = fc.oneof(
  fc.constantFrom(...'林雅婷欧阳单曾𠮷㛃䶮·=+-@_x0041\'" aB７'),
  fc.integer({ min: 0x34_00, max: 0x9f_ff }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0x2_00_00, max: 0x2_a6_df }).map((code) => String.fromCodePoint(code)),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
)

const text = fc.array(character, { minLength: 1, maxLength: 8 }).map((characters) => characters.join(''))

/** The stored form of a text in a field; null if it is refused. */
const fieldOf = (field: 'number' | 'groupName', arbitrary: fc.Arbitrary<string>) =>
  arbitrary.map((typed) => {
    const read = readField(field, typed)
    return 'value' in read ? read.value : null
  })

const number = fieldOf(
  'number',
  fc.oneof(
    fc.integer({ min: 0, max: 99_999 }).map((value) => String(value).padStart(6, '0')),
    fc.string({ unit: fc.constantFrom(...'0123456789Ab-=+'), maxLength: 20 }),
  ),
)

const member = fc.record({
  realname: text.map(keptName).filter((name) => name !== null),
  number,
  groupName: fieldOf('groupName', text),
  mobile: fc.option(fc.integer({ min: 13_000_000_000, max: 19_999_999_999 }).map(String)),
})

/** No two students of a class have the same number. */
const roster: fc.Arbitrary<readonly RosterMember[]> = fc
  .uniqueArray(member, {
    minLength: 1,
    maxLength: 50,
    selector: (one) => one.number?.toLowerCase() ?? Symbol('none'),
  })
  .map((members) => members.map((one, index) => ({ uid: index + 1, username: `qm${1_000_000 + index}`, ...one })))

test('a class that is exported and imported again gains nobody and changes nobody', async () => {
  await fc.assert(
    fc.asyncProperty(roster, async (members) => {
      const rows = await writtenAndRead(members)
      expect(dryRun(rows, members, nameReadings)).toEqual({
        outcomes: members.map(({ uid }, index) => ({ kind: 'unchanged', row: index + 2, uid })),
        proposals: [],
        missing: [],
      })
      expect(entriesOf(rows)).toEqual(members.map(({ uid: _uid, ...rest }) => rest))
    }),
    { numRuns: 10 },
  )
})
