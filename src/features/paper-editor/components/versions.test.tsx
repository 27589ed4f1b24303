// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { openHistory } from '#domain/paper/history.ts'
import { numberPaper } from '#domain/paper/numbering.ts'
import { paperWith, question } from '#domain/paper/testing/papers.ts'
import { paperEditingMachine } from '#machines/paper-editing/paper-editing.machine.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { Versions } from './versions.tsx'

/** Two versions of a question on a paper with one item and the given limit of items. */
function openVersions(maximum: number) {
  const versionOf = (passage: string) => paperWith([question(1, { passage })])
  const [base, mine, theirs] = [versionOf(''), versionOf('Mine'), versionOf('Theirs')]
  const input = { paperId: 12, maximum, newKey: () => 'key', now: () => 0 }
  const { context } = createActor(paperEditingMachine, { input }).getSnapshot()
  const divided = { ...context, history: openHistory(base, mine), theirs: { paper: theirs, rev: 2 } }
  openScreen(<Versions editor={{ context: divided, send: () => {}, paper: mine, numbers: numberPaper(mine) }} />)
  return [
    screen.queryByRole('button', { name: '保留两题' }) !== null,
    screen.queryByText('试卷最多 1 题，放不下两题，只能选一个版本') !== null,
  ]
}

test('a full paper explains why only one version of a question can be kept', () => {
  expect(openVersions(1)).toEqual([false, true])
})

test('if there is room, both can be kept', () => {
  expect(openVersions(2)).toEqual([true, false])
})
