import { RoundPicture } from '#parts/round-picture/round-picture.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icon-paths.ts'
import css from './phone-page.module.css'

export interface PictureProps {
  /** The computer with its tick by default. */
  readonly icon?: IconName
  /** Muted: nothing was signed in. */
  readonly quiet?: boolean
}

/** The round drawing above a heading. */
export const Picture = ({ icon, quiet = false }: PictureProps) => (
  <div className={css['picture']}>
    <RoundPicture quiet={quiet}>
      {icon === undefined ? <ComputerDrawing /> : <Icon name={icon} className={css['icon']} />}
    </RoundPicture>
  </div>
)

const ComputerDrawing = () => (
  <svg className={css['computer']} viewBox="0 0 34 34">
    <path d="M4 7h26v17H4zM12 29h10M17 24v5" />
    <path d="m12.5 15.5 3.2 3.2 6-6.4" />
  </svg>
)
