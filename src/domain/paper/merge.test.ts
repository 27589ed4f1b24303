import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import type { PaperAct } from './editing/operations.ts'
import { settle } from './editing/settle.ts'
import { itemCountOf, leavesOf, questionsOf } from './elements.ts'
import { collisionsOf, mergePapers } from './merge.ts'
import { numberPaper } from './numbering.ts'
import type { Paper, PaperQuestion } from './paper.ts'
import { act, after, orderOf, paperWith, question, reading, section, text } from './testing/papers.ts'
import { randomAct } from './testing/random-act.ts'
import { pick } from './testing/random-paper.ts'

const base = paperWith([section('s1', [question(1), question(2), question(3)]), section('s2', [question(4)])])

const title = (paperTitle: string): PaperAct => ({ kind: 'update', change: { what: 'title', paperTitle } })
const heading = (elementId: string, sectionText: string): PaperAct => ({
  kind: 'modify',
  element: { kind: 'section', elementId, sectionText },
})
const adding = (questionId: number, sectionId: string, index: number): PaperAct => ({
  kind: 'add',
  elements: [question(questionId)],
  position: { sectionId, index },
})
const passage = (questionId: number, words: string): PaperAct => ({
  kind: 'modify',
  element: question(questionId, { passage: words }),
})
const deleting = (...elementIds: readonly string[]): PaperAct => ({ kind: 'delete', elementIds })
const moving = (from: number, to: number): PaperAct => ({
  kind: 'move',
  from: { sectionId: 's1', index: from },
  to: { sectionId: 's1', index: to },
})

const edit = (paper: Paper, ...acts: readonly PaperAct[]): Paper => acts.reduce((one, done) => after(one, done), paper)

const merged = (mine: Paper, theirs: Paper, choices = {}, maximum = 200): Paper =>
  mergePapers(base, mine, theirs, choices, maximum).paper

const keysOf = (mine: Paper, theirs: Paper) => collisionsOf(base, mine, theirs, 200).map(({ key }) => key)

describe('what only one side changed is taken from that side', () => {
  test('titles, headings and questions', () => {
    const mine = edit(base, title('Mine'), passage(1, 'mine'))
    const theirs = edit(base, heading('s2', 'Theirs'), passage(2, 'theirs'))
    const both = edit(base, title('Mine'), passage(1, 'mine'), heading('s2', 'Theirs'), passage(2, 'theirs'))
    expect({ collisions: keysOf(mine, theirs), merged: merged(mine, theirs) }).toEqual({ collisions: [], merged: both })
  })

  test('added questions go behind those they followed', () => {
    const mine = edit(base, adding(5, 's1', 1), adding(6, 's2', 0))
    const theirs = edit(base, adding(7, 's1', 3), adding(8, 's1', 0))
    expect({ collisions: keysOf(mine, theirs), order: orderOf(merged(mine, theirs)) }).toEqual({
      collisions: [],
      order: 's1(q8 q1 q5 q2 q3 q7) s2(q6 q4)',
    })
  })

  test('an added section comes with its questions', () => {
    const mine = after(base, {
      kind: 'add',
      elements: [section('s3', [question(9)])],
      position: { sectionId: null, index: 1 },
    })
    expect(orderOf(merged(mine, edit(base, deleting('q2'))))).toBe('s1(q1 q3) s3(q9) s2(q4)')
  })

  test('an order changed on one side, with additions and deletions of the other', () => {
    const mine = edit(base, moving(0, 2))
    const theirs = edit(base, adding(5, 's1', 1), deleting('q2'))
    expect({ collisions: keysOf(mine, theirs), order: orderOf(merged(mine, theirs)) }).toEqual({
      collisions: [],
      order: 's1(q3 q1 q5) s2(q4)',
    })
    expect(orderOf(merged(theirs, mine))).toBe('s1(q3 q1 q5) s2(q4)')
  })

  test('a section emptied by both together is removed, one filled by the other stays', () => {
    const emptied = merged(edit(base, deleting('q1', 'q2')), edit(base, deleting('q3')))
    expect(orderOf(emptied)).toBe('s2(q4)')
    const versions = [edit(base, deleting('s1')), edit(base, adding(5, 's1', 0))] as const
    expect([merged(...versions), merged(versions[1], versions[0])].map(orderOf)).toEqual([
      's1(q5) s2(q4)',
      's1(q5) s2(q4)',
    ])
  })

  test('the same change on both sides is no collision, and with nothing of mine left it is their very paper', () => {
    const theirs = edit(base, title('Same'), moving(0, 1), adding(5, 's2', 1))
    const mine = edit(base, title('Same'), moving(0, 1), adding(5, 's2', 1))
    expect(keysOf(mine, theirs)).toEqual([])
    expect([merged(mine, theirs), merged(base, theirs)].map((paper) => paper === theirs)).toEqual([true, true])
  })
})

/** A question without ids of its own from the service. */
const copyOf = (elementId: string, { questionId, items, ...rest }: PaperQuestion): PaperQuestion => ({
  ...rest,
  elementId,
  questionId: -questionId,
  items: items.map((item) => ({ ...item, itemId: -item.itemId })),
})

describe('what both changed differently has to be chosen', () => {
  const mine = edit(base, title('Mine'), passage(1, 'mine'), moving(0, 2), deleting('q4'))
  const theirs = edit(base, title('Theirs'), passage(1, 'theirs'), moving(1, 0), passage(4, 'theirs'))

  test('both versions of each are shown', () => {
    expect(collisionsOf(base, mine, theirs, 200)).toEqual([
      { key: 'title', what: 'title', mine: 'Mine', theirs: 'Theirs' },
      { key: 'order', what: 'order' },
      {
        key: 'element q1',
        what: 'element',
        elementId: 'q1',
        mine: question(1, { passage: 'mine' }),
        theirs: question(1, { passage: 'theirs' }),
        beside: copyOf('q1-2', question(1, { passage: 'mine' })),
      },
      {
        key: 'element q4',
        what: 'element',
        elementId: 'q4',
        mine: null,
        theirs: question(4, { passage: 'theirs' }),
        beside: null,
      },
    ])
  })

  test('mine everywhere, theirs everywhere, and one by one', () => {
    const allOf = (side: 'mine' | 'theirs') => Object.fromEntries(keysOf(mine, theirs).map((key) => [key, side]))
    expect(merged(mine, theirs, allOf('mine'))).toEqual(mine)
    expect(merged(mine, theirs, allOf('theirs'))).toBe(theirs)
    const mixed = merged(mine, theirs, { title: 'mine', order: 'theirs', 'element q1': 'mine', 'element q4': 'theirs' })
    expect(mixed).toEqual({ ...edit(theirs, passage(1, 'mine')), paperTitle: 'Mine' })
  })

  test('it finishes in time', () => {
    const lasting = (duration: number) => after(base, { kind: 'update', change: { what: 'duration', duration } })
    expect(keysOf(lasting(50), lasting(60))).toEqual(['duration'])
    expect(merged(lasting(50), lasting(60), { duration: 'mine' }).duration).toBe(50)
  })
})

describe('both versions of a question are kept', () => {
  const both = { 'element q2': 'both' } as const
  const [mine, theirs] = [edit(base, passage(2, 'mine')), edit(base, passage(2, 'theirs'))]
  const besideIn = (mineNow: Paper, theirsNow: Paper, maximum = 200) =>
    collisionsOf(base, mineNow, theirsNow, maximum).map((one) => one.what === 'element' && one.beside)

  test('theirs stays, mine goes behind it, and numbers continue', () => {
    const paper = merged(mine, theirs, both)
    expect(orderOf(paper)).toBe('s1(q1 q2 q2-2 q3) s2(q4)')
    expect(questionsOf(paper.elements).slice(1, 3)).toEqual([
      question(2, { passage: 'theirs' }),
      copyOf('q2-2', question(2, { passage: 'mine' })),
    ])
    expect([...numberPaper(paper).questions.values()].map(({ printed }) => printed)).toEqual(['1', '2', '3', '4', '5'])
  })

  test('mine follows theirs to where they moved it', () => {
    const to = { sectionId: 's2', index: 1 }
    const moved = edit(theirs, { kind: 'move', from: { sectionId: 's1', index: 1 }, to })
    expect(orderOf(merged(mine, moved, both))).toBe('s1(q1 q3) s2(q4 q2 q2-2)')
  })

  test('if theirs is another question, mine keeps its ids', () => {
    const exchanged = edit(base, { kind: 'exchange', elementId: 'q2', question: question(7) })
    const own = { ...question(2, { passage: 'mine' }), elementId: 'q2-2' }
    expect({
      beside: besideIn(mine, exchanged),
      inPaper: questionsOf(merged(mine, exchanged, both).elements)[2],
    }).toEqual({ beside: [own], inPaper: own })
  })

  test('only one is kept of headings, of deletions, if the paper is full, and of an unsaved copy', () => {
    const copied = after(mine, {
      kind: 'add',
      elements: [copyOf('copy', question(2))],
      position: { sectionId: 's1', index: 0 },
    })
    expect([
      besideIn(edit(base, heading('s1', 'Mine')), edit(base, heading('s1', 'Theirs'))),
      besideIn(edit(base, deleting('q2')), theirs),
      besideIn(mine, theirs, 4),
      besideIn(copied, theirs),
    ]).toEqual([[null], [null], ['noRoom'], [null]])
  })
})

describe('what theirs has no room for is left out and named', () => {
  test('a question they added too, as another element', () => {
    const mine = edit(base, adding(5, 's1', 0))
    const other = { ...question(5), elementId: 'other' }
    const theirs = after(base, { kind: 'add', elements: [other], position: { sectionId: 's2', index: 1 } })
    expect(mergePapers(base, mine, theirs, {}, 200)).toEqual({
      ok: true,
      paper: theirs,
      notes: [{ kind: 'leftOut', questions: [{ questionId: 5, reason: 'twice' }] }],
    })
  })

  test('a question they added, and I got by exchange', () => {
    const mine = after(base, { kind: 'exchange', elementId: 'q1', question: question(5) })
    expect(orderOf(mine)).toBe('s1(q1 q2 q3) s2(q4)')
    const theirs = edit(base, adding(5, 's2', 1))
    const { paper, notes } = mergePapers(base, mine, theirs, {}, 200)
    expect(questionsOf(paper.elements).map(({ questionId }) => questionId)).toEqual([1, 2, 3, 4, 5])
    expect(notes).toEqual([{ kind: 'leftOut', questions: [{ questionId: 5, reason: 'twice' }] }])
  })

  test('its replacement is nowhere else', () => {
    const exchanging = (elementId: string, questionId: number): PaperAct => ({
      kind: 'exchange',
      elementId,
      question: question(questionId),
    })
    const again = { ...question(1), elementId: 'again' }
    const position = { sectionId: 's2', index: 1 }
    const moved = edit(base, exchanging('q1', 5), { kind: 'add', elements: [again], position })
    const swapped = edit(base, exchanging('q2', 5), exchanging('q1', 2))
    const theirs = edit(base, adding(5, 's2', 0))
    expect([moved, swapped].map((mine) => orderOf(merged(mine, theirs)))).toEqual([
      's1(q1 q2 q3) s2(q5 q4)',
      's1(q1 q3) s2(q5 q4)',
    ])
  })

  test('more items than the basket can hold', () => {
    const mine = after(base, {
      kind: 'add',
      elements: [reading(6, 3), question(7)],
      position: { sectionId: 's2', index: 1 },
    })
    const theirs = edit(base, adding(5, 's1', 0))
    const { paper, notes } = mergePapers(base, mine, theirs, {}, 6)
    expect(orderOf(paper)).toBe('s1(q5 q1 q2 q3) s2(q4 q7)')
    expect(notes).toEqual([{ kind: 'leftOut', questions: [{ questionId: 6, reason: 'full' }] }])
  })

  test('a change that does not enlarge a question always fits', () => {
    const mine = edit(base, passage(1, 'mine'))
    expect(merged(mine, edit(base, passage(2, 'theirs')), {}, 1)).toEqual(
      edit(base, passage(1, 'mine'), passage(2, 'theirs')),
    )
  })
})

test('texts between questions are merged like any element', () => {
  const withText = after(base, { kind: 'add', elements: [text('t1')], position: { sectionId: 's1', index: 1 } })
  expect(orderOf(merged(withText, edit(base, deleting('q1'))))).toBe('s1(t1 q2 q3) s2(q4)')
})

const seed = Number(process.env['PAPER_SEED'] ?? randomInt(1_000_000))
const maximum = 20

test(`whatever two people do, the rules of a paper hold, and no change is lost (PAPER_SEED=${seed})`, () => {
  const random = seededRandom(seed)
  const acted = (paper: Paper, count: number): Paper => {
    let now = paper
    for (let step = 0; step < count; step++) {
      const result = act(now, randomAct(random, now), { initial: paper, maximum })
      if (result.ok) now = result.paper
    }
    return now
  }
  /** The merges without notes, and what they lost. */
  const silent: { readonly where: string; readonly lost: readonly string[] }[] = []
  for (let round = 0; round < 200; round++) {
    const from = acted(paperWith([]), 12)
    const [mine, theirs] = [acted(from, 3), acted(from, 3)]
    const choices = Object.fromEntries(
      collisionsOf(from, mine, theirs, maximum).map((one) => {
        const isTwo = one.what === 'element' && one.beside !== null
        return [one.key, pick(random, isTwo ? (['mine', 'theirs', 'both'] as const) : (['mine', 'theirs'] as const))]
      }),
    )
    const where = `PAPER_SEED=${seed}, round ${round}`
    const { paper, notes } = mergePapers(from, mine, theirs, choices, maximum)
    const questions = questionsOf(paper.elements)
    expect(new Set(questions.map(({ questionId }) => questionId)).size, where).toBe(questions.length)
    const ids = [...paper.elements.filter(({ kind }) => kind === 'section'), ...leavesOf(paper.elements)]
    expect(new Set(ids.map(({ elementId }) => elementId)).size, where).toBe(ids.length)
    expect(itemCountOf(questions), where).toBeLessThanOrEqual(maximum)
    expect(settle(paper).paper, where).toBe(paper)
    expect(mergePapers(from, mine, from, {}, maximum).paper, where).toEqual(mine)
    expect(mergePapers(from, from, theirs, {}, maximum).paper, where).toBe(theirs)
    const known = new Set(questionsOf(from.elements).map(({ elementId }) => elementId))
    const here = new Set(questions.map(({ elementId }) => elementId))
    const added = [mine, theirs].flatMap(({ elements }) => questionsOf(elements)).map(({ elementId }) => elementId)
    const chosen = (id: string) => Object.hasOwn(choices, `element ${id}`)
    const lost = added.filter((id) => !known.has(id) && !here.has(id) && !chosen(id))
    if (notes.length === 0) silent.push({ where, lost })
  }
  expect(silent.length).toBeGreaterThan(0)
  expect(silent.filter(({ lost }) => lost.length > 0)).toEqual([])
})
