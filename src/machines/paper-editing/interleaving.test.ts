import { randomInt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Paper } from '#domain/paper/paper.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import { after, question } from '#domain/paper/testing/papers.ts'
import { amountIn, keepFigures } from '#tests/support/runs/figures.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import type { PaperSaveAnswer, StoredPaper } from './paper-editing.types.ts'
import { base, browser, type Browser, started } from './testing/started-editing.ts'

const seed = Number(process.env['PAPER_SEED'] ?? randomInt(1_000_000))

const rounds = amountIn(import.meta.filename, { few: 25, full: 1_000 })

/** How long the long run may take before it counts as hung. */
const limit = 600_000

type Tab = ReturnType<typeof started>

const adding = (questionId: number) => ({ kind: 'add', elements: [question(questionId)], position: null }) as const

const idsIn = ({ elements }: Paper): readonly number[] =>
  questionsOf(elements)
    .map(({ questionId }) => questionId)
    .toSorted((one, other) => one - other)

/** A service that only stores a paper over its current revision, and each key once. */
function serviceOf(world: Browser) {
  const answers = new Map<string, PaperSaveAnswer>()
  const answerTo = ({ paper, rev }: StoredPaper) => {
    if (rev !== world.stored.rev) return { kind: 'changed', theirs: world.stored } as const
    world.stored = { paper, rev: rev + 1 }
    return { kind: 'saved', rev: rev + 1, kept: null, isNewVersion: false, savedAt: 0 } as const
  }
  /** Saves under way arrive; their responses may be lost. */
  return (isLost: () => boolean): void => {
    for (const { input, answer, lose } of world.saves.splice(0)) {
      const known = answers.get(input.key) ?? answerTo(input.part)
      answers.set(input.key, known)
      if (isLost()) lose()
      else answer(known)
    }
  }
}

/** Two tabs of a browser: one writes, and its drafts are shown to the other. */
function twoTabs(world: Browser) {
  const tabs: [Tab, Tab] = [started(world), started(world)]
  let writer: 0 | 1 = 0
  tabs[0].send({ type: 'lock.gain' })
  tabs[1].send({ type: 'lock.lose' })
  return {
    writing: () => tabs[writer],
    show: () => {
      for (const draft of world.showing.splice(0)) tabs[writer === 0 ? 1 : 0].send({ type: 'view.receive', draft })
    },
    switch: () => {
      tabs[writer].send({ type: 'lock.lose' })
      writer = writer === 0 ? 1 : 0
      tabs[writer].send({ type: 'lock.gain' })
    },
    reload: () => {
      tabs[writer].actor.stop()
      tabs[writer] = started(world)
      tabs[writer].send({ type: 'lock.gain' })
    },
  }
}

test(
  `whatever two tabs and somebody else do, no question is lost (PAPER_SEED=${seed})`,
  async () => {
    const random = seededRandom(seed)
    for (let round = 0; round < rounds; round++) {
      const world = browser()
      const arrive = serviceOf(world)
      const tabs = twoTabs(world)
      const added = [...idsIn(base)]
      const next = () => {
        const questionId = 100 + added.length
        added.push(questionId)
        return questionId
      }
      const steps: readonly (() => void)[] = [
        () => {
          if (tabs.writing().actor.getSnapshot().hasTag('editing')) tabs.writing().edit(adding(next()))
        },
        () => tabs.writing().clock.increment(3000),
        () => arrive(() => random(2) === 0),
        () => void (world.stored = { paper: after(world.stored.paper, adding(next())), rev: world.stored.rev + 1 }),
        tabs.switch,
        tabs.reload,
      ]
      const settle = async () => {
        tabs.show()
        await setImmediate()
        if (tabs.writing().actor.getSnapshot().hasTag('asking')) tabs.writing().send({ type: 'draft.use' })
      }
      for (let step = 0; step < 20; step++) {
        steps[random(steps.length)]?.()
        await settle()
      }
      for (let step = 0; step < 10; step++) {
        tabs.writing().clock.increment(20_000)
        arrive(() => false)
        await settle()
      }
      const where = `PAPER_SEED=${seed}, round ${round}`
      expect(tabs.writing().actor.getSnapshot().hasTag('unsaved'), where).toBe(false)
      expect(idsIn(world.stored.paper), where).toEqual(added.toSorted((one, other) => one - other))
    }
    keepFigures({ interleavings: rounds })
  },
  limit,
)
