import { Button } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { questionFormTexts } from '../question-form.texts.ts'
import type { TypedMark } from '../use-typed-marks.ts'
import css from './question-form.module.css'

export interface FormToolsProps {
  readonly marks: (mark: TypedMark) => void
  readonly onDone: () => void
}

const strong = { before: '**', after: '**' }
const underline = { before: '__', after: '__' }
const formula = { before: '$', after: '$' }
const blank = { before: '[[', after: '1]]' }
const slot = { before: '__', after: '1__' }

/** Marks for the field that has the focus, and the way out. */
export function FormTools({ marks, onDone }: FormToolsProps) {
  const texts = useTexts(questionFormTexts)
  const tools = [
    [texts.strong, strong],
    [texts.underline, underline],
    [texts.formula, formula],
    [texts.blank, blank],
    [texts.slot, slot],
  ] as const
  return (
    <div className={css['tools']} role="toolbar" aria-label={texts.tools}>
      {tools.map(([label, mark]) => (
        <Button
          key={label}
          size="compact-sm"
          variant="subtle"
          color="gray"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => marks(mark)}
        >
          {label}
        </Button>
      ))}
      <Button className={css['done']} size="compact-sm" variant="subtle" onClick={onDone}>
        {texts.done}
      </Button>
    </div>
  )
}
