import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { agreedText } from '#domain/scan/agreed-text.ts'
import { isSameText } from '#domain/marking/same-text.ts'
import { amountIn } from '#tests/support/runs/figures.ts'
import { writtenPage } from '#tests/sheets/written-blanks.ts'
import { startApart } from '../apart/apart-process.ts'
import { askApart, NotStartedError } from '../apart/ask-apart.ts'
import { createBlankReader } from './blank-reader.ts'
import type { BlanksRead, BlanksToRead } from './blank-reading.types.ts'
import { readerLimits } from './reader-limits.ts'
import { pixelsPerMillimetre } from './reading.types.ts'

const reader = createBlankReader()

afterAll(() => reader.rest())

const words = ['went', 'library', 'were', 'to help', 'interested in', 'Because', 'the', 'fifteen', 'enough', 'knives']
const answers = [...words, '12', '-3', '3.5', '0', '108', '45', '0.25', '1000', '19', '7']

/** The seed of the simulated handwriting. */
const firstHand = 20_261_125

const hands = Array.from(
  { length: amountIn(import.meta.filename, { few: 1, full: 3 }) },
  (_, index) => firstHand + index,
)

test.each(hands)('what two engines agree on is never wrong, and they agree on most: hand %i', async (seed) => {
  const { picture, boxes, texts } = await writtenPage(answers, seed)
  const read = await reader.read(picture, boxes)
  const outcomes = texts.map((truth, index) => ({ truth, agreed: agreedIn(read[index]) }))
  const agreed = outcomes.filter((one) => one.agreed !== null)
  const wrong = agreed.filter((one) => !isSameText(one.agreed ?? '', one.truth))
  expect({ wrong, isMost: agreed.length >= 0.6 * outcomes.length }).toEqual({ wrong: [], isMost: true })
  process.stdout.write(`agreed: ${agreed.length} of ${outcomes.length}\n`)
})

const agreedIn = (two: Awaited<ReturnType<typeof reader.read>>[number] | undefined) =>
  two == null ? null : (agreedText(two)?.text ?? null)

test('a box without writing, and a file that is no picture, are read as nothing', async () => {
  const { picture, boxes } = await writtenPage([''], 1)
  expect({
    picture: await reader.read(picture, boxes),
    noPicture: await reader.read(Buffer.from('no picture'), boxes),
  }).toEqual({ picture: [null], noPicture: [null] })
})

test('engines stop when nobody reads, and start again with the next page', async () => {
  const { picture, boxes } = await writtenPage(['library'], 3)
  const before = await reader.read(picture, boxes)
  reader.rest()
  const after = reader.read(picture, boxes)
  reader.rest()
  expect({ before: before.map(agreedIn), after: await after }).toEqual({ before: ['library'], after: before })
})

test('writing is not left out because the engines cannot be started', async () => {
  const { read } = createBlankReader(() => spawn('/nowhere/engines', { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }))
  await expect(read(Buffer.from('no picture'), [])).rejects.toEqual(new NotStartedError())
})

test('the process of the engines ends when the service is gone', async () => {
  const child = startApart('sheet-reading/blanks-process.mjs', readerLimits)
  const question: BlanksToRead = { ...(await writtenPage([''], 1)), scale: pixelsPerMillimetre }
  await askApart(child, question, { processor: 60_000, hear: async (answer: BlanksRead) => answer })
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})

test('writing is not left out because the engines cannot be started', async () => {
  const { read } = createBlankReader(() => spawn('/nowhere/engines', { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }))
  await expect(read(Buffer.from('no picture'), [])).rejects.toEqual(new NotStartedError())
})

test('the process of the engines ends even if the service is gone before it has begun', async () => {
  const child = startApart('sheet-reading/blanks-process.mjs', readerLimits)
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})
