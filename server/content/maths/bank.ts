import type { SeedQuestion } from '#server/content/types.ts'
import { subjects } from '#domain/subjects.ts'
import type { Draft, QuestionGenerator } from './draft.ts'
import { questionGenerators } from './generator-list.ts'
import { createRandom } from '../random.ts'

/** Seeds tried for each question asked for; a generator that repeats itself more often than that ends early. */
const seedsPerQuestion = 10

/**
 * The starting questions of maths, in the order of the books; the same list on every call and every machine. Codes are
 * `ma-<generator>-<seed>`: a seed that only repeats an earlier question of its generator is left out.
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

/** One question of a generator; the same for the same seed. */
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
  }
}

/** Two questions are alike when they ask the same; wrong options and their order make no difference in a single choice. */
function likenessOf(question: SeedQuestion): string {
  const items = question.items.map(({ stem, options, key }) => {
    if (key.kind === 'single') return [stem, options.find((option) => option.id === key.choice)?.text]
    return [stem, ...options.map((option) => option.text).sort()]
  })
  return JSON.stringify([question.passage, items])
}
