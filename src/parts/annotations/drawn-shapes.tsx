import { type Point, type Shape, type ShownPart, wholePage } from '#domain/marking/annotation.ts'
import css from './annotations.module.css'

export interface DrawnShapesProps {
  /** What is drawn, for people who do not see it. */
  readonly label: string
  readonly shapes: readonly Shape[]
  /** The part of the page that they cover; all of it by default. */
  readonly part?: ShownPart
}

/** A marker's drawings over an answer; they cover the nearest positioned box. */
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
        // Shapes are painted in order, so their index is their identity.
        <DrawnShape key={index} shape={shape} />
      ))}
    </svg>
  )
}

function DrawnShape({ shape }: { readonly shape: Shape }) {
  switch (shape.kind) {
    case 'pen':
      return <path d={lineThrough(shape.points)} />
    case 'tick':
      return (
        <path style={{ stroke: 'var(--green-7)', strokeWidth: 4 }} d={`M${shape.x - 14} ${shape.y}l10 14l24 -32`} />
      )
    case 'cross':
      return <path d={`M${shape.x - 12} ${shape.y - 12}l24 24m0 -24l-24 24`} />
    case 'text':
      return (
        <text className={css['words']} x={shape.x} y={shape.y}>
          {shape.text}
        </text>
      )
  }
}

const lineThrough = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
