import { Icon } from '#ui/icon/icon.tsx'
import css from './phone-page.module.css'

/** Beside the first line of a text. */
export const WarningSign = () => <Icon name="warning" className={css['warning']} />
