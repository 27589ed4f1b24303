import { classNames } from '../class-names.ts'
import css from './page-skeleton.module.css'

/** A line of text that is on its way, or the title of a page. */
export const Bone = ({ isTitle = false }: { readonly isTitle?: boolean }) => (
  <span className={classNames(css['bone'], isTitle && css['title'])} />
)
