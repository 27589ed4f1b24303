import { RoundPicture } from '#parts/round-picture/round-picture.tsx'
import { Drawing } from '#ui/icon/drawing.tsx'
import css from './phone-page.module.css'

export interface PictureProps {
  /** An icon's; the computer with its tick by default. */
  readonly path?: string
  /** Muted: nothing was signed in. */
  readonly quiet?: boolean
}

/** The round drawing above a heading. */
export const Picture = ({ path, quiet = false }: PictureProps) => (
  <div className={css['picture']}>
    <RoundPicture quiet={quiet}>
      {path === undefined ? (
        <ComputerDrawing />
      ) : (
        <Drawing path={path} style={{ width: 'calc(34 * var(--u))', height: 'calc(34 * var(--u))' }} />
      )}
    </RoundPicture>
  </div>
)

const ComputerDrawing = () => (
  <svg className={css['computer']} viewBox="0 0 34 34">
    <path d="M4 7h26v17H4zM12 29h10M17 24v5" />
    <path d="m12.5 15.5 3.2 3.2 6-6.4" />
  </svg>
)
