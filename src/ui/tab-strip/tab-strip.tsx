import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import css from './tab-strip.module.css'

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: string
}

export interface TabStripProps<Value extends string> {
  /** What the tabs choose between, for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Content of the selected tab. */
  readonly children: ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs with an ink line and arrow keys; without Mantine's, for pages that must be light. */
export function TabStrip<Value extends string>({ label, tabs, value, onChange, children }: TabStripProps<Value>) {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  const move = ({ key }: KeyboardEvent) => {
    const step = steps[key]
    const index = tabs.findIndex((tab) => tab.value === value)
    const next = step === undefined ? undefined : tabs[(index + step + tabs.length) % tabs.length]
    if (next === undefined) return
    onChange(next.value)
    strip.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={label} className={css['strip']} ref={strip}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={css['tab']}
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
