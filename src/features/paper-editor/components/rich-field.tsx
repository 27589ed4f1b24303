import { Textarea } from '@mantine/core'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import css from './question-form.module.css'

export interface RichFieldProps {
  readonly label: string
  readonly value: string
  /** Shows below what the sheet does not. */
  readonly previews?: boolean
  readonly hint?: string
  readonly onChange: (value: string) => void
}

/** The source of a rich text. */
export function RichField({ label, value, previews = false, hint, onChange }: RichFieldProps) {
  return (
    <div>
      <Textarea
        label={label}
        description={hint}
        autosize
        minRows={1}
        maxRows={12}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {previews && hasMarks.test(value) && (
        <div className={css['preview']}>
          <SheetText text={value} block />
        </div>
      )}
    </div>
  )
}

const hasMarks = /[$*_[]/
