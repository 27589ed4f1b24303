// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { openHistory } from '#domain/paper/history.ts'
import { numberPaper } from '#domain/paper/numbering.ts'
import type { Paper, PaperItem } from '#domain/paper/paper.ts'
import { paperWith, question } from '#domain/paper/testing/papers.ts'
import { paperEditingMachine } from '#machines/paper-editing/paper-editing.machine.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { Versions } from './versions.tsx'

/** The view of a paper that two people have changed, with the given limit of items. */
function openDivided(base: Paper, mine: Paper, theirs: Paper, maximum = 200): void {
  const input = { paperId: 12, maximum, newKey: () => 'key', now: () => 0 }
  const { context } = createActor(paperEditingMachine, { input }).getSnapshot()
  const divided = { ...context, history: openHistory(base, mine), theirs: { paper: theirs, rev: 2 } }
  openScreen(<Versions editor={{ context: divided, send: () => {}, paper: mine, numbers: numberPaper(mine) }} />)
}

/** Two versions of a question on a paper with one item, and whether both can be kept. */
function openVersions(maximum: number) {
  const versionOf = (passage: string) => paperWith([question(1, { passage })])
  openDivided(versionOf(''), versionOf('Mine'), versionOf('Theirs'), maximum)
  return {
    isBothOffered: screen.queryByRole('button', { name: '保留两题' }) !== null,
    isFullExplained: screen.queryByText('试卷最多 1 题，放不下两题，只能选一个版本') !== null,
  }
}

test('a full paper explains why only one version of a question can be kept', () => {
  expect(openVersions(1)).toEqual({ isBothOffered: false, isFullExplained: true })
})

test('if there is room, both can be kept', () => {
  expect(openVersions(2)).toEqual({ isBothOffered: true, isFullExplained: false })
})

test('a version that is not finished says what it lacks, before anybody chooses it', () => {
  const [asked] = question(1).items
  const versionOf = (changes: Partial<PaperItem>) =>
    paperWith([question(1, { items: asked === undefined ? [] : [{ ...asked, ...changes }] })])
  openDivided(
    versionOf({}),
    versionOf({ stem: '', key: { kind: 'single', choice: null } }),
    versionOf({ stem: 'Theirs' }),
  )
  const sides = ['我的版本', '别处的版本'].map(
    (name) => screen.getByText(name).parentElement?.parentElement?.textContent,
  )
  expect(sides).toEqual([
    '我的版本用我的1.A.oneB.two（　　）还没写完：缺题干、答案（2 分）',
    '别处的版本用别处的1.Theirs（　　）A.oneB.two答案A（2 分）',
  ])
})
