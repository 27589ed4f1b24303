import { dateText } from '#domain/time/dates.ts'
import { wallTextOf, type WallText } from '#parts/end-picker/school-clock.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { TextButton } from '#ui/text-button/text-button.tsx'
import { exceptionTexts } from '../exception.texts.ts'
import { PaperNote } from './paper-note.tsx'

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
    <PaperNote isWarning>
      <span>
        {texts.cutOff(worded(end))}{' '}
        <TextButton onClick={() => onExtend(wallTextOf(needed))}>{texts.endAfter(worded(needed))}</TextButton>
      </span>
    </PaperNote>
  )
}
