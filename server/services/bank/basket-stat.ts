import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { difficultyInForce } from '#domain/bank/measured-difficulty.ts'
import { totalOf } from '#domain/values/score.ts'
import { sumOfBasket } from './basket.ts'

/** A basket by type, difficulty and main knowledge point, each in order of first occurrence. */
export function basketStat(questions: readonly BankQuestion[]) {
  return {
    ...sumOfBasket(questions),
    types: grouped(questions, ({ type }) => type).map(([type, ofType]) => ({
      type,
      typeName: ofType[0]?.typeName ?? '',
      ...sumOfBasket(ofType),
    })),
    difficulties: grouped(questions, difficultyInForce).map(([difficulty, ofDifficulty]) => ({
      difficulty,
      ...sumOfBasket(ofDifficulty),
    })),
    knowledge: grouped(
      questions.flatMap(({ items }) => items),
      ({ knowledge }) => knowledge,
    ).map(([name, items]) => ({ name, itemCount: items.length, score: totalOf(items.map(({ score }) => score)) })),
  }
}

function grouped<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): [Key, Value[]][] {
  const groups = new Map<Key, Value[]>()
  for (const value of values) {
    const group = groups.get(keyOf(value))
    if (group === undefined) groups.set(keyOf(value), [value])
    else group.push(value)
  }
  return [...groups]
}
