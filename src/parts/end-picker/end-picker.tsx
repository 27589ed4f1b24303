import { Button, Flex } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { endPickerTexts } from './end-picker.texts.ts'
import { endChoices, type WallText } from './school-clock.ts'
import { useSchoolNow } from './use-school-now.ts'
import { SchoolTimePicker } from './school-time-picker.tsx'

interface EndPickerProps {
  readonly label: string
  readonly value: WallText | null
  readonly onChange: (value: WallText | null) => void
  readonly error: string | undefined
}

/**
 * The end of an assignment: any future time, the usual ones with one press. Those wait for the school's clock: by the
 * machine's own, tomorrow might be another day.
 */
export function EndPicker({ label, value, onChange, error }: EndPickerProps) {
  const texts = useTexts(endPickerTexts)
  const { now, isAsked } = useSchoolNow()
  return (
    <div>
      <SchoolTimePicker label={label} value={value} error={error} now={now()} usualTime="20:00" onChange={onChange} />
      <Flex wrap="wrap" mt={4} mx="calc(-8 * var(--u) - 1px)">
        {endChoices(now()).map(({ choice, wall }) => (
          <Button
            key={choice}
            size="xs"
            variant="subtle"
            disabled={isAsked}
            aria-pressed={value === wall}
            onClick={() => onChange(wall)}
          >
            {texts[choice]}
          </Button>
        ))}
      </Flex>
    </div>
  )
}
