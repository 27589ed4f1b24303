import { DateTimePicker } from '@mantine/dates'
import chinese from 'dayjs/locale/zh-cn'
import { dateText } from '#domain/time/dates.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { assignTexts } from '../assign.texts.ts'
import css from '../assign.module.css'
import { instantOf, type WallText, wallTextOf } from '../school-clock.ts'
import { fieldError } from './field-error.tsx'

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

/** A date and time by the school's clock, whatever the machine's time zone. */
export function SchoolTimePicker({ label, value, onChange, error, now, usualTime }: SchoolTimePickerProps) {
  const texts = useTexts(assignTexts)
  const { language } = useLanguage()
  const today = wallTextOf(now).slice(0, 10)
  return (
    <DateTimePicker
      label={label}
      placeholder={texts.chooseTime}
      value={value}
      onChange={onChange}
      error={fieldError(error)}
      valueFormat={(wall) => dateText(instantOf(fullWall(wall)), { now, language })}
      locale={language === 'en' ? 'en' : chinese.name}
      monthLabelFormat={texts.monthFormat}
      firstDayOfWeek={1}
      defaultDate={today}
      excludeDate={(day) => day < today}
      getDayProps={(day) => (day === today ? { 'aria-current': 'date', className: css['today'] } : {})}
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
