import { expect, test } from 'vitest'
import { type FeatureName, featureIds, featureNames } from './granted-features.ts'
import { ownFeatures } from './own-features.ts'

/** 14:00 school time. */
const now = Date.parse('2026-11-20T06:00:00Z')

const grant = (name: FeatureName, endTime: string) => ({ featureId: featureIds[name], endTime })

test.each([
  ['the second before', '2026-11-20T06:00:01.000Z', 'endsSoon', 0],
  ['this moment', '2026-11-20T06:00:00.000Z', 'ended', null],
  ['midnight at school', '2026-11-20T16:00:00.000Z', 'endsSoon', 1],
  ['the last moment of the fourteenth day', '2026-12-04T15:59:59.000Z', 'endsSoon', 14],
  ['the first of the fifteenth', '2026-12-04T16:00:00.000Z', 'open', 15],
] as const)('a function that ends at %s (%s) is %s with days left: %s', (_, endTime, state, daysLeft) =>
  expect(ownFeatures([grant('smartMark', endTime)], now, 203)[0]).toEqual({
    name: 'smartMark',
    featureId: '13',
    state,
    endTime: Date.parse(endTime),
    daysLeft,
  }),
)

test('what ends soonest comes first, then what ended last, then what was never granted', () =>
  expect(
    ownFeatures(
      [
        grant('qrAnswer', '2026-10-01T00:00:00.000Z'),
        grant('smartMark', '2027-06-30T00:00:00.000Z'),
        grant('classWords', '2026-11-19T00:00:00.000Z'),
        { featureId: '99', endTime: '2026-11-22T00:00:00.000Z' },
      ],
      now,
      203,
    ).map(({ name, featureId, state }) => ({ name, featureId, state })),
  ).toEqual([
    { name: null, featureId: '99', state: 'endsSoon' },
    { name: 'smartMark', featureId: '13', state: 'open' },
    { name: 'classWords', featureId: '15', state: 'ended' },
    { name: 'qrAnswer', featureId: '11', state: 'ended' },
    { name: 'assignComposition', featureId: '12', state: 'never' },
    { name: 'wordReport', featureId: '14', state: 'never' },
    { name: 'answerByPicture', featureId: '16', state: 'never' },
    { name: 'oldWordSentence', featureId: '17', state: 'never' },
    { name: 'choosePicture', featureId: '18', state: 'never' },
  ]))

const never = (subjectId: number | null) => ownFeatures([], now, subjectId).map(({ name }) => name)

test('a teacher without grants sees what is available for the subject', () => {
  const ofBoth = ['qrAnswer', 'smartMark', 'answerByPicture', 'oldWordSentence', 'choosePicture']
  const ofEnglish = featureNames.filter((name) => name !== 'mathsPapers')
  expect([never(203), never(303), never(null)]).toEqual([ofEnglish, ofEnglish, ofEnglish])
  const ofMaths = [...ofBoth, 'mathsPapers']
  expect([102, 202, 302, 402, 502].map(never)).toEqual([ofMaths, ofMaths, ofMaths, ofMaths, ofMaths])
})

test('granted features are shown whatever the subject', () =>
  expect(ownFeatures([grant('mathsPapers', '2027-06-30T00:00:00.000Z')], now, 203)[0]?.name).toBe('mathsPapers'))
