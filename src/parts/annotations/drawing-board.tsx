import { type ReactNode, useEffect, useRef } from 'react'
import { annotationLimits, type Shape, shapesOnPage, type ShownPart, wholePage } from '#domain/marking/annotation.ts'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './annotations.module.css'
import { annotationsTexts } from './annotations.texts.ts'
import { drawingMark } from './drawing-keys.ts'
import { DrawnShapes } from './drawn-shapes.tsx'
import { type TakenTool, useDrawing } from './use-drawing.ts'
import { WordsField } from './words-field.tsx'

/** A page of an answer sheet, from 1, and the first page of the answer. */
export interface DrawnPage {
  readonly sheetPage: number
  readonly firstPage: number
}

export interface DrawingBoardProps {
  /** All shapes drawn over the answer, including those on other pages. */
  readonly shapes: readonly Shape[]
  /** Null while not drawing: the answer can be selected and scrolled as usual. */
  readonly tool: TakenTool | null
  readonly onChange: (shapes: readonly Shape[]) => void
  /** Omitted over a typed answer. */
  readonly page?: DrawnPage
  /** The visible part of the page; all of it by default. */
  readonly part?: ShownPart
  /** The answer, or the image of its page. */
  readonly children: ReactNode
}

/** An answer that a marker draws on with pen, ticks, crosses and words, by mouse, touch or keyboard. */
export function DrawingBoard({ shapes, tool, onChange, page, part = wholePage, children }: DrawingBoardProps) {
  const texts = useTexts(annotationsTexts)
  const ofPage = page === undefined ? {} : { sheetPage: page.sheetPage }
  const onDrawn = (shape: Shape) => {
    if (shapes.length < annotationLimits.shapes) onChange([...shapes, { ...shape, ...ofPage }])
  }
  const { line, words, cursor, write, ...listeners } = useDrawing({ tool: tool?.kind ?? null, part, onDrawn })
  const board = useBoardFocus(page === undefined || page.sheetPage === page.firstPage ? tool : null)
  const there = page === undefined ? shapes : shapesOnPage(shapes, page.sheetPage, page.firstPage)
  const drawn: readonly Shape[] = line.length > 1 ? [...there, { kind: 'pen', points: line }] : there
  const keys = tool !== null && { tabIndex: 0, role: 'application', 'aria-label': texts.board, [drawingMark]: '' }
  return (
    <div
      ref={board}
      className={classNames(css['board'], tool !== null && css['drawing'])}
      style={{ overflow: part.height === null ? 'visible' : 'hidden' }}
      {...listeners}
      {...keys}
    >
      {children}
      <DrawnShapes label={texts.drawn(drawn.length)} shapes={drawn} part={part} />
      {cursor !== null && (
        <svg
          className={css['shapes']}
          viewBox={`${part.x} ${part.y} ${part.width} ${part.width}`}
          aria-hidden="true"
          data-cursor={`${cursor.x} ${cursor.y}`}
        >
          <path
            style={{ stroke: 'var(--action)', strokeWidth: 2 }}
            d={`M${cursor.x - 20} ${cursor.y}h40M${cursor.x} ${cursor.y - 20}v40`}
          />
        </svg>
      )}
      {words !== null && <WordsField at={words} part={part} onDone={write} />}
    </div>
  )
}

/** Picking a tool by keyboard moves the focus to the board. */
function useBoardFocus(tool: TakenTool | null) {
  const board = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tool?.isByKeys === true) board.current?.focus({ preventScroll: true })
  }, [tool])
  return board
}
