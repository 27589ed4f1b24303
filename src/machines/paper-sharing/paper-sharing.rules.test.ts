import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type { FoundTeacher } from '#api/contract/groups/paper-sharing.ts'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { paperSharingTable, sharingPeople } from '#tests/support/charts/sharing-table.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { Gift, PaperSharingContext, Recipient } from './paper-sharing.types.ts'

type SharingStep = Step<PaperSharingContext>

const [zhou] = sharingPeople

const steps: readonly SharingStep[] = stepsOf(paperSharingTable)

const toRead = (person: FoundTeacher): Recipient => ({ ...person, canEdit: false })
const toEdit = (person: FoundTeacher): Recipient => ({ ...person, canEdit: true })

const idsOf = (people: Gift) => people.map(({ uid }) => uid)

const isChosen = ({ before, given }: SharingStep) => before.chosen.some(({ uid }) => uid === given['person'].uid)
const hasMore = when('another gift waits', ({ before }: SharingStep) => before.gifts.length > 1)
const hasSomebody = when('somebody is chosen', ({ before }: SharingStep) => before.chosen.length > 0)
const isOnlyOne = when(
  'it is the only one chosen',
  (step: SharingStep) => isChosen(step) && step.before.chosen.length === 1,
)

const hasEverybody = when('everybody chosen has got it', ({ before }: SharingStep) => {
  const got = idsOf(before.gifts[0] ?? [])
  return before.chosen.length > 0 && idsOf(before.chosen).every((uid) => got.includes(uid))
})

const isAdded = so('they stand behind those chosen', ({ before, after, given }: SharingStep) =>
  isDeepStrictEqual(after.chosen, [...before.chosen, toRead(given['person'])]),
)
const isToggled = so('they are chosen, or no longer', (step: SharingStep) => {
  const { before, after, given } = step
  const others = before.chosen.filter(({ uid }) => uid !== given['person'].uid)
  return isDeepStrictEqual(after.chosen, isChosen(step) ? others : [...others, toRead(given['person'])])
})
const isMarked = so('they, and nobody else, may edit it once they get it', ({ before, after, given }: SharingStep) =>
  isDeepStrictEqual(
    after.chosen,
    before.chosen.map((one) => (one.uid === given['person'].uid ? toEdit(one) : one)),
  ),
)
const takesChosen = so('it is for those chosen, who stay so until it has arrived', ({ before, after }: SharingStep) =>
  isDeepStrictEqual([after.gifts, after.chosen], [[before.chosen], before.chosen]),
)
const waitsLast = so('it is given behind all others, with the right that they had', ({ before, after }: SharingStep) =>
  isDeepStrictEqual(after.gifts, [...before.gifts, [toEdit(zhou)]]),
)
const hasArrived = so('who got it is not chosen any more', ({ before, after }: SharingStep) => {
  const got = idsOf(before.gifts[0] ?? [])
  return isDeepStrictEqual(
    [after.gifts, idsOf(after.chosen)],
    [before.gifts.slice(1), idsOf(before.chosen).filter((uid) => !got.includes(uid))],
  )
})
const keepsChosen = so('who was chosen stays so', ({ before, after }: SharingStep) =>
  isDeepStrictEqual([after.gifts, after.chosen], [before.gifts.slice(1), before.chosen]),
)
const isNoted = so('it is noted from whom', ({ after, given }: SharingStep) => after.holder === given['holder'])
const isNobody = so('nobody can get it again by undo', ({ after }: SharingStep) => after.holder === null)
const saysWhom = so('it says from whom', ({ emits, before }: SharingStep) =>
  isDeepStrictEqual(
    emits.filter(({ type }) => type === 'revoked'),
    [{ type: 'revoked', holder: before.holder }],
  ),
)
const saysWhy = (type: 'notGiven' | 'notRevoked' | 'notLet' | 'notPublished' | 'notTakenBack') =>
  so('it says why', ({ emits, given }: SharingStep) =>
    isDeepStrictEqual(emits, [{ type, message: given['output']?.message ?? given['error'].message }]),
  )

const rules: readonly Rule[] = [
  [
    'start',
    'fresh',
    'choosing.nobodyChosen + giving.resting + revoking.resting + letting.resting + school.unpublished',
  ],
  [
    'start',
    'withSchool',
    'choosing.nobodyChosen + giving.resting + revoking.resting + letting.resting + school.published',
  ],

  ['choosing.nobodyChosen', 'person.toggle', 'choosing.somebodyChosen', isAdded],
  ['choosing.somebodyChosen', 'person.toggle', 'choosing.nobodyChosen', isOnlyOne, isToggled],
  ['choosing.somebodyChosen', 'person.toggle', 'stays', isToggled],
  ['choosing.somebodyChosen', 'person.letEdit', 'stays', isMarked],
  ['choosing.somebodyChosen', 'give answered done', 'choosing.nobodyChosen', hasEverybody],

  ['giving.resting', 'paper.share', 'giving.sending', hasSomebody, takesChosen],
  ['giving.resting', 'holder.restore', 'giving.sending', waitsLast],
  ['giving.sending', 'holder.restore', 'stays', waitsLast],
  ['giving.sending', 'give answered done', 'stays', hasMore, hasArrived, 'emit given', 'start give'],
  ['giving.sending', 'give answered done', 'giving.resting', hasArrived, 'emit given'],
  [
    'giving.sending',
    'give answered refused',
    'stays',
    hasMore,
    keepsChosen,
    saysWhy('notGiven'),
    'emit notGiven',
    'start give',
  ],
  ['giving.sending', 'give answered refused', 'giving.resting', keepsChosen, saysWhy('notGiven'), 'emit notGiven'],
  ['giving.sending', 'give failed', 'stays', hasMore, keepsChosen, saysWhy('notGiven'), 'emit notGiven', 'start give'],
  ['giving.sending', 'give failed', 'giving.resting', keepsChosen, saysWhy('notGiven'), 'emit notGiven'],

  ['revoking.resting', 'holder.revoke', 'revoking.sending', isNoted],
  ['revoking.resting', 'holder.restore', 'stays', isNobody],
  ['revoking.sending', 'revoke answered', 'revoking.resting', saysWhom, 'emit revoked'],
  ['revoking.sending', 'revoke failed', 'revoking.resting', isNobody, saysWhy('notRevoked'), 'emit notRevoked'],

  ['letting.resting', 'holder.letEdit', 'letting.sending'],
  ['letting.sending', 'letEdit answered', 'letting.resting'],
  ['letting.sending', 'letEdit failed', 'letting.resting', saysWhy('notLet'), 'emit notLet'],

  ['school.unpublished', 'school.publish', 'school.publishing'],
  ['school.publishing', 'publish answered done', 'school.published', 'emit published'],
  ['school.publishing', 'publish answered refused', 'school.unpublished', saysWhy('notPublished'), 'emit notPublished'],
  ['school.publishing', 'publish failed', 'school.unpublished', saysWhy('notPublished'), 'emit notPublished'],
  ['school.published', 'school.takeBack', 'school.takingBack'],
  ['school.takingBack', 'takeBack answered', 'school.unpublished', 'emit takenBack'],
  ['school.takingBack', 'takeBack failed', 'school.published', saysWhy('notTakenBack'), 'emit notTakenBack'],
]

const works: readonly Work[] = [
  [
    'giving.sending',
    'give',
    ({ after: { gifts } }: SharingStep) => ({
      paperId: 6,
      uids: idsOf(gifts[0] ?? []),
      editorUids: idsOf(gifts[0]?.filter(({ canEdit }) => canEdit) ?? []),
    }),
  ],
  ['revoking.sending', 'revoke', () => ({ paperId: 6, uids: [zhou.uid] })],
  ['letting.sending', 'letEdit', () => ({ paperId: 6, uid: zhou.uid, canEdit: true })],
  ['school.publishing', 'publish', () => ({ paperId: 6 })],
  ['school.takingBack', 'takeBack', () => ({ paperId: 6 })],
]

test('a paper is shared with those selected, or the school, and revoked, and failures are reported', () =>
  expect(breachesOf(steps, rules)).toEqual([]))

test('one gift is sent at a time, in order', () => expect(workBreachesOf(steps, works)).toEqual([]))
