import type { SeedQuestion } from '#server/content/types.ts'
import { subjects } from '#domain/classes/subjects.ts'
import type { Draft, QuestionGenerator } from './draft.ts'
import { drawnPrefix } from './drawn-prefix.ts'
import { questionGenerators } from './generator-list.ts'
import { createRandom } from '../random.ts'

/** Seeds tried per requested question; a generator that repeats itself more often than this ends early. */
const seedsPerQuestion = 10

/** Seeds tried for one question in addition to the existing ones. */
const seedsPerAnother = 200

/**
 * The initial questions of maths, in the order of the books; the same list on every call and every machine. Codes are
 * `ma-<generator>-<seed>`: a seed that only repeats an earlier question of its generator is skipped.
 */
export function mathsQuestions(): readonly SeedQuestion[] {
  return questionGenerators.flatMap(questionsOf)
}

function questionsOf(generator: QuestionGenerator): readonly SeedQuestion[] {
  const questions = new Map<string, SeedQuestion>()
  for (let seed = 1; seed <= generator.questions * seedsPerQuestion; seed += 1) {
    if (questions.size === generator.questions) break
    const question = questionOf(generator, seed)
    const likeness = likenessOf(question)
    if (!questions.has(likeness)) questions.set(likeness, question)
  }
  return [...questions.values()]
}

/**
 * Another question from the generator of a question, unlike all existing ones; null if no generator made the question,
 * or if the generator only repeats itself.
 */
export function anotherQuestion(code: string, codes: readonly string[]): SeedQuestion | null {
  const generator = questionGenerators.find(({ name }) => seedIn(code, name) !== null)
  if (generator === undefined) return null
  const seeds = codes.flatMap((one) => seedIn(one, generator.name) ?? [])
  const before = seeds.map((seed) => drawnOf(generator, seed)).filter((question) => question !== null)
  const present = new Set(before.map(likenessOf))
  const first = Math.max(...seeds, 0) + 1
  for (let seed = first; seed < first + seedsPerAnother; seed += 1) {
    const question = drawnOf(generator, seed)
    if (question !== null && !present.has(likenessOf(question))) return question
  }
  return null
}

/** Null for a seed whose numbers make no question, for instance with too few wrong options. */
function drawnOf(generator: QuestionGenerator, seed: number): SeedQuestion | null {
  try {
    return questionOf(generator, seed)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The seed in a code of the named generator; null in any other code. */
function seedIn(code: string, name: string): number | null {
  const prefix = drawnPrefix(code)
  return prefix === `ma-${name}-` ? Number(code.slice(prefix.length)) : null
}

/** One question of a generator; the same seed gives the same question. */
export function questionOf(generator: QuestionGenerator, seed: number): SeedQuestion {
  const draft: Draft = generator.generate(createRandom(`${generator.name}/${seed}`))
  return {
    code: `ma-${generator.name}-${seed}`,
    chapter: generator.chapter,
    subjectId: generator.chapter.startsWith('ma-rja') ? subjects.seniorMaths : subjects.juniorMaths,
    type: draft.type,
    difficulty: generator.difficulty,
    passage: draft.passage,
    items: draft.items.map((item) => ({ ...item, knowledge: generator.knowledge })),
    ...(draft.figures !== undefined && { figures: draft.figures }),
  }
}

/**
 * Two questions are alike if they ask the same; in a single choice, wrong options and their order make no difference.
 */
function likenessOf(question: SeedQuestion): string {
  const items = question.items.map(({ stem, options, key }) => {
    if (key.kind === 'single') return [stem, options.find((option) => option.id === key.choice)?.text]
    return [stem, ...options.map((option) => option.text).sort()]
  })
  return JSON.stringify([question.passage, items])
}
