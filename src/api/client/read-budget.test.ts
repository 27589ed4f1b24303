import { expect, test } from 'vitest'
import { createReadBudget } from './read-budget.ts'

function given() {
  let time = 0
  const budget = createReadBudget(() => time)
  const retries = (count: number) => Array.from({ length: count }, budget.takeRetry).filter(Boolean).length
  return { budget, retries, pass: (milliseconds: number) => (time += milliseconds) }
}

test('retries are one in ten of the requests, after a reserve of six', () => {
  const { budget, retries } = given()
  expect(retries(20)).toBe(6)
  for (let request = 1; request <= 45; request += 1) budget.noteRequest()
  expect(retries(20)).toBe(4)
})

test('many requests accumulate no more than the reserve', () => {
  const { budget, retries } = given()
  for (let request = 1; request <= 1000; request += 1) budget.noteRequest()
  expect(retries(20)).toBe(6)
})

test('after five failures in a row reads and retries pause for three seconds, then one more failure is enough', () => {
  const { budget, retries, pass } = given()
  const failures = (count: number) => Array.from({ length: count }, () => budget.noteFailure(null))
  failures(4)
  expect(budget.mayRead()).toBe(true)
  failures(1)
  expect({ mayRead: budget.mayRead(), retries: retries(1) }).toEqual({ mayRead: false, retries: 0 })
  pass(2999)
  expect(budget.mayRead()).toBe(false)
  pass(1)
  expect(budget.mayRead()).toBe(true)
  failures(1)
  expect(budget.mayRead()).toBe(false)
  pass(3000)
  budget.noteAnswer()
  failures(4)
  expect({ mayRead: budget.mayRead(), retries: retries(1) }).toEqual({ mayRead: true, retries: 1 })
})

test('a service that asks for more time gets it', () => {
  const { budget, pass } = given()
  for (let failure = 1; failure <= 5; failure += 1) budget.noteFailure(10)
  pass(9999)
  expect(budget.mayRead()).toBe(false)
  pass(1)
  expect(budget.mayRead()).toBe(true)
})
