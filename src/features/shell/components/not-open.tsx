import { useTexts } from '#ui/language/language-context.tsx'
import { shellTexts } from '../shell.texts.ts'
import css from './nav.module.css'

/** Beside an entry whose page is not built. */
export function NotOpen() {
  const texts = useTexts(shellTexts)
  return (
    <>
      {' '}
      <small className={css['notOpen']}>{texts.notOpen}</small>
    </>
  )
}
