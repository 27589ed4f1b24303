import { Box, Flex, Stack } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './slide-puzzle.module.css'
import { slidePuzzleTexts } from './slide-puzzle.texts.ts'

/** Lengths are pixels of the picture; pictures are data URLs. */
export interface SlidePicture {
  readonly picture: string
  readonly piece: string
  readonly pieceY: number
  readonly pieceSize: number
  readonly width: number
  readonly height: number
}

export interface SlidePuzzleProps extends SlidePicture {
  /** The piece's position, from the left edge of the picture. */
  readonly x: number
  readonly disabled: boolean
  readonly isWrong: boolean
  readonly onMove: (x: number) => void
  /** The person released the piece, or pressed Enter. */
  readonly onDrop: () => void
}

const step = 1
const bigStep = 10

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -step,
  ArrowDown: -step,
  ArrowRight: step,
  ArrowUp: step,
  PageDown: -bigStep,
  PageUp: bigStep,
}

/**
 * A picture with a gap and the piece that fits it, moved by mouse, touch or keys (with Shift ten at a time). It takes the
 * focus when it mounts: give each picture its own key.
 */
export function SlidePuzzle(props: SlidePuzzleProps) {
  const { pieceSize, width, x, disabled, isWrong, onMove, onDrop } = props
  const texts = useTexts(slidePuzzleTexts)
  const longest = width - pieceSize
  const drag = useDrag(props)
  const thumb = useRef<HTMLDivElement>(null)
  // The picture arrives after its dialog has opened, which therefore could not focus it.
  useEffect(() => thumb.current?.focus(), [])
  const press = (event: KeyboardEvent) => {
    const by = keySteps[event.key]
    const goal =
      event.key === 'Home' ? 0 : event.key === 'End' ? longest : by === undefined ? null : x + widened(by, event)
    if (disabled || (goal === null && event.key !== 'Enter')) return
    event.preventDefault()
    if (goal === null) onDrop()
    else onMove(goal)
  }
  return (
    <Stack gap={12} data-wrong={isWrong || undefined}>
      <Pictures {...props} />
      <Box className={css['track']} pos="relative" h="max(44px, calc(44 * var(--u)))" bdrs="md" bg="var(--paper-1)">
        <Flex
          role="slider"
          tabIndex={0}
          ref={thumb}
          className={css['thumb']}
          align="center"
          justify="center"
          pos="absolute"
          left={share(x, width)}
          w={share(pieceSize, width)}
          miw="max(44px, calc(44 * var(--u)))"
          bdrs="md"
          bg="var(--surface)"
          aria-label={texts.slider}
          aria-valuemin={0}
          aria-valuemax={longest}
          aria-valuenow={x}
          aria-valuetext={texts.position(x, longest)}
          aria-disabled={disabled}
          onKeyDown={press}
          {...drag}
        >
          <Icon name="arrow-right" />
        </Flex>
      </Box>
    </Stack>
  )
}

/** The picture, and its piece where the person has moved it. */
function Pictures({ picture, piece, pieceY, pieceSize, width, height, x }: SlidePuzzleProps) {
  return (
    <Box
      pos="relative"
      bdrs="md"
      bg="var(--paper-2)"
      style={{ aspectRatio: `${width} / ${height}`, overflow: 'hidden', userSelect: 'none' }}
    >
      <Box component="img" display="block" w="100%" h="100%" src={picture} alt="" draggable={false} />
      <img
        className={css['piece']}
        src={piece}
        alt=""
        draggable={false}
        style={{ left: share(x, width), top: share(pieceY, height), width: share(pieceSize, width) }}
      />
    </Box>
  )
}

const widened = (by: number, { shiftKey }: KeyboardEvent): number =>
  shiftKey && Math.abs(by) === step ? by * bigStep : by

const share = (length: number, whole: number): string => `${(100 * length) / whole}%`

interface Grip {
  /** Positions of pointer and piece when the drag began. */
  readonly clientX: number
  readonly x: number
  /** Pixels of the picture per pixel of the screen. */
  readonly scale: number
}

/** Dragging with any pointer, which is captured, so that it may leave the track. */
function useDrag({ x, width, disabled, onMove, onDrop }: SlidePuzzleProps) {
  const grip = useRef<Grip | null>(null)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const shown = event.currentTarget.parentElement?.getBoundingClientRect().width ?? 0
      if (disabled || event.button !== 0) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      grip.current = { clientX: event.clientX, x, scale: shown > 0 ? width / shown : 1 }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (grip.current === null) return
      onMove(grip.current.x + (event.clientX - grip.current.clientX) * grip.current.scale)
    },
    onPointerUp: () => {
      if (grip.current === null) return
      grip.current = null
      onDrop()
    },
    onPointerCancel: () => {
      grip.current = null
    },
  }
}
