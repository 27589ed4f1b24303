// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Shape } from '#domain/marking/annotation.ts'
import { useDrawing } from './use-drawing.ts'

function startDrawing() {
  const drawn: Shape[] = []
  const part = { x: 0, y: 0, width: 1000, height: null }
  const board = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 1000 }), setPointerCapture: () => {} }
  const { result } = renderHook(() => useDrawing({ tool: 'pen', part, onDrawn: (shape) => drawn.push(shape) }))
  type Act = 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  /** Handlers called between two renders. */
  const handle = (...acts: readonly (readonly [Act, number, number])[]) =>
    act(() => {
      for (const [name, pointerId, x] of acts)
        result.current[name]({
          pointerId,
          button: 0,
          clientX: x,
          clientY: 0,
          preventDefault: () => {},
          target: board,
          currentTarget: board,
        } as never)
    })
  return { drawn, handle }
}

const lineOf = (...xs: readonly number[]) => ({ kind: 'pen', points: xs.map((x) => ({ x, y: 0 })) })

test('a line belongs to the pointer that began it: a palm neither extends, ends nor drops it', () => {
  const { drawn, handle } = startDrawing()
  handle(['onPointerDown', 1, 10])
  handle(['onPointerDown', 2, 900])
  handle(['onPointerMove', 2, 910])
  handle(['onPointerMove', 1, 20])
  handle(['onPointerCancel', 2, 910])
  handle(['onPointerUp', 2, 910])
  handle(['onPointerMove', 1, 30])
  handle(['onPointerUp', 1, 30])
  expect(drawn).toEqual([lineOf(10, 20, 30)])
})

test('every move between two renders is part of the line', () => {
  const { drawn, handle } = startDrawing()
  handle(['onPointerDown', 1, 10])
  handle(['onPointerMove', 1, 20], ['onPointerMove', 1, 30], ['onPointerUp', 1, 30])
  handle(['onPointerMove', 1, 40])
  expect(drawn).toEqual([lineOf(10, 20, 30)])
})
