import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '#domain/portal/language.ts'
import { englishOf, manyValues, renderedIn } from './rendered.ts'
import { allWordings, type Wording } from './wordings.ts'

const wordings = await allWordings()

const han = /\p{Script=Han}/u
const letter = /\p{Letter}/u

const linesOf = (language: Language, wording: Wording): readonly string[] => [renderedIn(language, wording)].flat()

const names = (found: readonly Wording[]) => found.map(({ key }) => key).toSorted()

test('all English matches the reviewed wording; `npm run english` records a change', () => {
  expect(wordings.length).toBeGreaterThan(2900)
  expect(englishOf(wordings)).toEqual(JSON.parse(readFileSync('tests/texts/english.json', 'utf8')))
})

/** Languages are offered under their own names, and covers show the product's Chinese name. */
const ownNames =
  /\.(otherLanguage|chinese)$|^brandTexts\.name$|^phoneTexts\.name$|^coverTexts\.|^widgetsTexts\.measuredText$/

test('English has no Chinese in it', () => {
  const chinese = wordings.filter((wording) => linesOf('en', wording).some((line) => han.test(line)))
  expect(names(chinese.filter(({ key }) => !ownNames.test(key)))).toEqual([])
})

/** English writes months as names, and some counts need a word in English only. */
const inFigures = ['dateTexts.inYear', 'dateTexts.otherYear', 'lineChartTexts.summary']

test('every text with English words is translated into Chinese', () => {
  const untranslated = wordings.filter((wording) => {
    const [chinese, english] = [linesOf('zh-CN', wording).join(''), linesOf('en', wording).join('')]
    return !han.test(chinese) && chinese !== english && letter.test(english)
  })
  expect(names(untranslated.filter(({ key }) => !ownNames.test(key)))).toEqual(inFigures)
})

/** Chinese has its own numerals for sections. */
const saysOtherwise = ['basketTexts.section 23']

test('both languages mention the same numbers', () => {
  const plain = wordings.filter(({ texts }) => typeof texts.en === 'function')
  const dropped = plain.flatMap((wording) => {
    const [chinese = '', english = ''] = (['zh-CN', 'en'] as const).map((language) => linesOf(language, wording)[0])
    return manyValues
      .filter((value) => chinese.includes(String(value)) !== english.includes(String(value)))
      .map((value) => `${wording.key} ${value}`)
  })
  expect(dropped.toSorted()).toEqual(saysOtherwise)
})

/** Words after a number that end like a plural but are not. */
const verbsOfOne =
  'applies as asks becomes class decides ends has is lacks loses looks ms needs stays wants waits was'.split(' ')

/** These texts always mean several. */
const neverOne = [
  'assignedTexts.allWithdrawn',
  'deviceReleaseTexts.full',
  'passwordRuleTexts.length',
  'slipsTexts.confirmFirst',
  'slipsTexts.confirmPasswords',
  'widgetsTexts.bytes',
  'widgetsTexts.listNote',
  'widgetsTexts.manyNote',
  'widgetsTexts.manyTotal',
  'widgetsTexts.ofWhole',
]

test('one of a thing takes no plural', () => {
  const plural = (line: string) =>
    [...line.matchAll(/\b1 (?:more |new |password |student |wrong )?([a-z]+s)\b/g)].some(
      ([, noun = '']) => !verbsOfOne.includes(noun),
    )
  expect(names(wordings.filter((wording) => linesOf('en', wording).some(plural)))).toEqual(neverOne)
})

/**
 * Chinese distinguishes these, English uses one word: a heading and its column, a place and its link, an act and its
 * title.
 */
const sameInEnglish = [
  'account, byPassword: Account',
  'assignTitle, publish: Assign',
  'cancelling, confirming: Sending…',
  'classes, toClasses: My classes',
  'decided, decidedAt: Decided',
  'decided, decidedAt: Decided',
  'goMark, mark: Mark',
  'goPublish, publish, publishScores: Publish',
  'goToLogin, signIn: Sign in',
  'home, toHome: Home',
  'itemCount, items: Items',
  'bindLater, later: Later',
  'nextItem, nextStudent: Next',
  'previousItem, previousStudent: Previous',
  'refuse, refuseTitle: Refuse',
  'sent, sentAt: Sent',
]

test('texts that differ in Chinese differ in English, apart from some words', () => {
  const alike = new Map<string, Wording[]>()
  for (const wording of wordings) {
    const { file, texts } = wording
    if (typeof texts.en !== 'string' || !letter.test(texts.en)) continue
    const where = `${file} ${texts.en}`
    alike.set(where, [...(alike.get(where) ?? []), wording])
  }
  const found = [...alike.values()]
    .filter((same) => new Set(same.map(({ texts }) => texts['zh-CN'])).size > 1)
    .map(
      (same) =>
        `${names(same)
          .map((key) => key.split('.').at(-1))
          .join(', ')}: ${String(same[0]?.texts.en)}`,
    )
  expect(found.toSorted()).toEqual(sameInEnglish.toSorted())
})
