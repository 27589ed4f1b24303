import { Button } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { assignTexts } from '../assign.texts.ts'
import css from '../assign.module.css'
import { endChoices, type WallText } from '../school-clock.ts'
import { SchoolTimePicker } from './school-time-picker.tsx'

interface EndPickerProps {
  readonly label: string
  readonly value: WallText | null
  readonly onChange: (value: WallText | null) => void
  readonly error: string | undefined
  /** The present instant, in milliseconds since 1970. */
  readonly now: number
}

/** When an assignment ends: any time ahead, the usual ones with one press. */
export function EndPicker({ label, value, onChange, error, now }: EndPickerProps) {
  const texts = useTexts(assignTexts)
  return (
    <div>
      <SchoolTimePicker label={label} value={value} error={error} now={now} usualTime="20:00" onChange={onChange} />
      <div className={css['quick']}>
        {endChoices(now).map(({ choice, wall }) => (
          <Button key={choice} size="xs" variant="subtle" aria-pressed={value === wall} onClick={() => onChange(wall)}>
            {texts[choice]}
          </Button>
        ))}
      </div>
    </div>
  )
}
