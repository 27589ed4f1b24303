import { DateTimePicker } from '@mantine/dates'
import chinese from 'dayjs/locale/zh-cn'
import { dateText } from '#domain/time/dates.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { endPickerTexts } from './end-picker.texts.ts'
import { instantOf, type WallText, wallTextOf } from './school-clock.ts'

interface SchoolTimePickerProps {
  readonly label: string
  readonly value: WallText | null
  readonly onChange: (value: WallText | null) => void
  readonly error: string | undefined
  /** The current time; earlier days cannot be chosen. */
  readonly now: number
  /** Time of day a newly chosen day starts with, `HH:mm`. */
  readonly usualTime: string
}

const todayStyle = { boxShadow: 'inset 0 0 0 1px var(--green-6)', fontWeight: 'var(--w-strong)' }

/** Days of the next month are as clear as others: only past ones look as if they could not be chosen. */
const styleOf = (isToCome: boolean) => (isToCome ? { style: { opacity: 1 } } : {})

/** A date and time by the school's clock, whatever the machine's time zone. */
export function SchoolTimePicker({ label, value, onChange, error, now, usualTime }: SchoolTimePickerProps) {
  const texts = useTexts(endPickerTexts)
  const { language } = useLanguage()
  const today = wallTextOf(now).slice(0, 10)
  return (
    <DateTimePicker
      label={label}
      placeholder={texts.chooseTime}
      value={value}
      onChange={onChange}
      error={error === undefined ? null : <ErrorText>{error}</ErrorText>}
      valueFormat={(wall) => dateText(instantOf(fullWall(wall)), { now, language })}
      locale={language === 'en' ? 'en' : chinese.name}
      monthLabelFormat={texts.monthFormat}
      firstDayOfWeek={1}
      defaultDate={today}
      excludeDate={(day) => day < today}
      getDayProps={(day) => (day === today ? { 'aria-current': 'date', style: todayStyle } : styleOf(day > today))}
      {...(value === null && { defaultTimeValue: usualTime })}
      ariaLabels={{ previousMonth: texts.previousMonth, nextMonth: texts.nextMonth }}
      timePickerProps={{
        'aria-label': texts.time,
        hoursInputLabel: texts.hours,
        minutesInputLabel: texts.minutes,
      }}
      submitButtonProps={{ 'aria-label': texts.takeTime, variant: 'filled', children: <Icon name="check" /> }}
    />
  )
}

/** The picker returns times with and without seconds. */
const fullWall = (wall: string): WallText => (wall.length === 16 ? `${wall}:00` : wall)
