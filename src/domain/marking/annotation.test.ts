import { expect, test } from 'vitest'
import { type Shape, shapesOnPage } from './annotation.ts'

const old: Shape = { kind: 'tick', x: 1, y: 2 }
const onFirst: Shape = { ...old, sheetPage: 1 }
const onSecond: Shape = { kind: 'text', text: '好', x: 3, y: 4, sheetPage: 2 }

test('a shape is on the page it names, an old one on the first page of its answer', () => {
  const shapes = [old, onFirst, onSecond]
  expect([1, 2, 3].map((page) => shapesOnPage(shapes, page, 2))).toEqual([[onFirst], [old, onSecond], []])
})
