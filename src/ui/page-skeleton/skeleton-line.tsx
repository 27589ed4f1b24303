import { classNames } from '../class-names.ts'
import css from './page-skeleton.module.css'

/** A placeholder for a line of text or a page's title. */
export const SkeletonLine = ({ isTitle = false }: { readonly isTitle?: boolean }) => (
  <span className={classNames(css['skeletonLine'], isTitle && css['title'])} />
)
