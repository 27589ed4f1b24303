import { dateText } from '#domain/time/dates.ts'
import { wallTextOf, type WallText } from '#parts/end-picker/school-clock.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { TextButton } from '#ui/text-button/text-button.tsx'
import css from '../assign.module.css'
import { exceptionTexts } from '../exception.texts.ts'

interface CutOffNoteProps {
  /** The end as it is, in milliseconds since 1970 like the others. */
  readonly end: number
  /** The end that the extra minutes need. */
  readonly needed: number
  readonly now: number
  readonly onExtend: (end: WallText) => void
}

/** Says that extra minutes come to nothing because the end is earlier, and moves it with one press. */
export function CutOffNote({ end, needed, now, onExtend }: CutOffNoteProps) {
  const texts = useTexts(exceptionTexts)
  const { language } = useLanguage()
  const worded = (instant: number) => dateText(instant, { now, language })
  return (
    <p className={classNames(css['before'], css['again'])} role="note">
      <Icon name="warning" small />
      <span>
        {texts.cutOff(worded(end))}{' '}
        <TextButton onClick={() => onExtend(wallTextOf(needed))}>{texts.endAfter(worded(needed))}</TextButton>
      </span>
    </p>
  )
}
