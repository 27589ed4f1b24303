import { type Point, type Shape, type ShownPart, wholePage } from '#domain/marking/annotation.ts'
import css from './annotations.module.css'

export interface DrawnShapesProps {
  /** What is drawn, in words for those who do not see it. */
  readonly label: string
  readonly shapes: readonly Shape[]
  /** The part of the page that they lie over; all of it when left out. */
  readonly part?: ShownPart
}

/** What a marker drew over an answer; it lies over the nearest positioned box. */
export function DrawnShapes({ label, shapes, part = wholePage }: DrawnShapesProps) {
  if (shapes.length === 0) return null
  return (
    <svg
      className={css['shapes']}
      viewBox={`${part.x} ${part.y} ${part.width} ${part.width}`}
      role="img"
      aria-label={label}
    >
      {shapes.map((shape, index) => (
        // They are drawn one over the other: the place in the list is the identity.
        <DrawnShape key={index} shape={shape} />
      ))}
    </svg>
  )
}

function DrawnShape({ shape }: { readonly shape: Shape }) {
  switch (shape.kind) {
    case 'pen':
      return <path className={css['line']} d={lineThrough(shape.points)} />
    case 'tick':
      return <path className={css['tick']} d={`M${shape.x - 14} ${shape.y}l10 14l24 -32`} />
    case 'cross':
      return <path className={css['line']} d={`M${shape.x - 12} ${shape.y - 12}l24 24m0 -24l-24 24`} />
    case 'text':
      return (
        <text className={css['words']} x={shape.x} y={shape.y}>
          {shape.text}
        </text>
      )
  }
}

const lineThrough = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
