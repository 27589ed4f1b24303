import { expect, test } from 'vitest'
import { checkSlots, findSlots, renumberSlots } from './slots.ts'
import { slotFaultText } from './slot-message.ts'

test.each([
  ['__21__', [{ number: 21, start: 2, length: 2 }]],
  ['__ 21 __', [{ number: 21, start: 3, length: 2 }]],
  ['21____', [{ number: 21, start: 0, length: 2 }]],
  ['21_', [{ number: 21, start: 0, length: 2 }]],
  ['____21____', [{ number: 21, start: 4, length: 2 }]],
  [
    'a 1__ b __2__',
    [
      { number: 1, start: 2, length: 1 },
      { number: 2, start: 10, length: 1 },
    ],
  ],
  ['$5 and 3__ cost $6', [{ number: 3, start: 7, length: 1 }]],
  ['__Room 12__', []],
  ['__12a__', []],
  ['1984__ was long ago', []],
  ['3.14__', []],
  ['21', []],
  ['$x_1 = 10_{2}$ and $$12__$$', []],
  ['', []],
])('%j has the slots %j', (text, slots) => expect(findSlots(text)).toEqual(slots))

test('the slots of a text are those of its run, in numeric order', () => {
  expect(checkSlots('__3__ then 1__ and __2__', 3)).toEqual({
    ok: true,
    slots: [
      { number: 1, start: 11, length: 1 },
      { number: 2, start: 21, length: 1 },
      { number: 3, start: 2, length: 1 },
    ],
  })
})

test('a number outside the run is not a slot', () => {
  expect(checkSlots('__1__ __2__ in room 57__', 2)).toEqual({
    ok: true,
    slots: [
      { number: 1, start: 2, length: 1 },
      { number: 2, start: 8, length: 1 },
    ],
  })
})

test('of equal runs the lowest wins', () => {
  expect(checkSlots('__8__ __9__ __1__ __2__', 2)).toEqual({
    ok: true,
    slots: [
      { number: 1, start: 14, length: 1 },
      { number: 2, start: 20, length: 1 },
    ],
  })
})

test.each([
  ['no slot at all', 1, { reason: 'none' }],
  [
    '__1__ __2__ 1__',
    3,
    {
      reason: 'repeated',
      slots: [
        { number: 1, start: 2, length: 1 },
        { number: 1, start: 12, length: 1 },
      ],
    },
  ],
  [
    '__1__ __2__ __4__',
    3,
    { reason: 'wrongCount', expected: 3, found: 2, slots: [{ number: 4, start: 14, length: 1 }] },
  ],
  ['__1__ __2__ __3__', 2, { reason: 'wrongCount', expected: 2, found: 3, slots: [] }],
])('%j for %i items is refused', (text, expected, fault) =>
  expect(checkSlots(text, expected)).toEqual({ ok: false, fault }),
)

test('renumbering shifts the run to begin with a number, and changes nothing else', () => {
  expect(renumberSlots('__8__, 9____ and __10__ in 57__', 3, 21)).toEqual({
    ok: true,
    text: '__21__, 22____ and __23__ in 57__',
  })
  expect(renumberSlots('__2__ __1__', 2, 1)).toEqual({ ok: true, text: '__2__ __1__' })
})

test('renumbering onto an existing number is refused, like a text with wrong slots', () => {
  expect(renumberSlots('__1__ __2__ in 6__', 2, 5)).toEqual({
    ok: false,
    fault: {
      reason: 'repeated',
      slots: [
        { number: 6, start: 8, length: 1 },
        { number: 6, start: 15, length: 1 },
      ],
    },
  })
  expect(renumberSlots('none', 2, 5)).toEqual({ ok: false, fault: { reason: 'none' } })
})

test('a long hostile text is scanned in one pass', () => {
  expect(findSlots('__1'.repeat(20_000))).toHaveLength(19_999)
  expect(checkSlots('$'.repeat(60_001), 1)).toEqual({ ok: false, fault: { reason: 'none' } })
})

test('faults in a teacher’s words', () => {
  const slots = [5, 5, 6, 6].map((number, start) => ({ number, start, length: 1 }))
  expect(slotFaultText({ reason: 'repeated', slots }, 'zh-CN')).toBe('空的编号重复了：5、6；每个编号只能用一次')
  expect(slotFaultText({ reason: 'repeated', slots }, 'en')).toBe('Repeated slot numbers: 5, 6. Use each only once')
  expect(slotFaultText({ reason: 'wrongCount', expected: 5, found: 3, slots: [] }, 'zh-CN')).toBe(
    '应有 5 个连续编号的空，只找到 3 个连续的；请检查编号',
  )
  expect(slotFaultText({ reason: 'none' }, 'en')).toBe(
    'No numbered slot found. Underline a number, or type underscores after it',
  )
})
