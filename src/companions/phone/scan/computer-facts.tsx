import { useEffect, useState } from 'react'
import { wallTimeOf } from '#domain/time/calendar.ts'
import { durationText } from '#domain/time/duration.ts'
import { schoolOffsetMinutes } from '#domain/time/school-day.ts'
import { formatTime } from '#domain/time/time-format.ts'
import { second } from '#domain/time/units.ts'
import type { Computer } from '#machines/phone-scan/phone-scan.types.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import css from './scan.module.css'
import { scanTexts } from './scan.texts.ts'
import { useServices } from '../services-context.tsx'

export interface ComputerFactsProps {
  readonly computer: Computer
  readonly endsAt: number
}

/** What is known about the computer, and how long its code remains valid. */
export function ComputerFacts({ computer, endsAt }: ComputerFactsProps) {
  const texts = useTexts(scanTexts)
  const { language } = useLanguage()
  const askedAt = Date.parse(computer.askedAt)
  const { month, day } = wallTimeOf(askedAt, schoolOffsetMinutes)
  const facts = [
    { name: texts.browser, value: computer.browser || texts.unknownBrowser, more: computer.system },
    { name: texts.address, value: computer.address, more: computer.city ?? '' },
    {
      name: texts.time,
      value: texts.askedAt(month, day, formatTime(askedAt, 'h:i:s')),
      more: texts.endsIn(durationText(useRemaining(endsAt), language)),
    },
  ]
  return (
    <dl className={css['facts']} aria-label={texts.facts}>
      {facts.map(({ name, value, more }) => (
        <div key={name} className={css['fact']}>
          <dt>{name}</dt>
          <dd>
            {value}
            {more !== '' && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Milliseconds until an instant of the page's clock, updated once a second; never below 0. */
function useRemaining(endsAt: number): number {
  const { clock } = useServices()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const look = setInterval(() => setNow(clock.now()), second)
    return () => clearInterval(look)
  }, [clock])
  return Math.max(0, endsAt - now)
}
