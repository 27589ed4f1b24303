import { expect, test } from 'vitest'
import { featureIds, featureNames, isOpen, markListQuery, nextEnd } from './granted-features.ts'

const end = Date.parse('2026-12-01T00:00:00Z')
const grant = { featureId: featureIds.smartMark, endTime: '2026-12-01T00:00:00.000Z' }

test.each([
  ['a second before its end', end - 1000, true],
  ['at its end', end, false],
  ['after it', end + 1, false],
])('a function %s is open: %s', (_, now, open) => expect(isOpen([grant], 'smartMark', now)).toBe(open))

test('a feature is closed without a grant of its own', () =>
  expect(featureNames.filter((name) => isOpen([grant], name, end - 1))).toEqual(['smartMark']))

test('every feature has its own number', () =>
  expect(new Set(Object.values(featureIds)).size).toBe(featureNames.length))

test('the next end is the earliest one still ahead', () => {
  const later = { ...grant, endTime: '2027-01-01T00:00:00.000Z' }
  expect([nextEnd([later, grant], end - 1), nextEnd([later, grant], end), nextEnd([grant], end)]).toEqual([
    end,
    Date.parse(later.endTime),
    null,
  ])
})

test('the list of smart marking gets the options that are open', () =>
  expect(
    markListQuery(
      [
        { featureId: featureIds.answerByPicture, endTime: grant.endTime },
        { featureId: featureIds.choosePicture, endTime: '2026-01-01T00:00:00.000Z' },
      ],
      end - 1,
    ),
  ).toEqual({ canSmartMarkEntry: '1', useOldWordSentence: '0', useAnswerCard3: '0' }))
